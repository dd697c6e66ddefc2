import type { ItemDetail } from "@gamedata/client";
import { ListButton } from "../../craft-list/list-button.js";
import { duration, MINUTE, signed, whole } from "../../format/numbers.js";
import { itemTypeName, termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Answered, Skeleton } from "../../parts/answered.js";
import { itemGlyph } from "../../parts/item-glyph.js";
import { itemNumbers, kindsOf, numberInWords } from "../../parts/item-numbers.js";
import { lazy } from "../../parts/lazy.js";
import { GradeBadge, PageHead } from "../../parts/page-head.js";
import { type Fact, Facts, Panel } from "../../parts/panel.js";
import { Term } from "../../parts/term.js";
import { useAnswer, withOthers } from "../../service/use-answer.js";
import { RecordChanges } from "../changes/record-changes.js";
import { CompareLink } from "../compare/compare-link.js";
import { craftingState } from "./crafting-state.js";
import { Farming, useFarming } from "./farming.js";
import { ItemAnswer } from "./item-answer.js";
import { useItemSources } from "./item-sources.js";
import { Sources } from "./sources.js";
import { SpecialAbilities } from "./special-abilities.js";
import { Uses } from "./uses.js";

// What few items have is loaded with it.
const Augmentation = lazy(async () => (await import("./augmentation.js")).Augmentation);
const Contents = lazy(async () => (await import("./contents.js")).Contents);
const Enchanting = lazy(async () => (await import("./enchanting.js")).Enchanting);
const Particulars = lazy(
  async () => (await import("./particulars.js")).Particulars,
  () => <Skeleton lines={2} />,
);
const Crafting = lazy(async () => (await import("./crafting.js")).Crafting);
const nothing = () => <></>;
const Exchanging = lazy(async () => (await import("./crafting.js")).Exchanging, nothing);
const Relatives = lazy(async () => (await import("./relatives.js")).Relatives, nothing);

/** An item: what it is, where it comes from, how it is made, and what it is for. */
export function ItemPage({ id }: { readonly id: number }) {
  const item = useAnswer((client) => client.getItem(id));
  // The page is shown with it, or without it if there is none, because what is below would be moved.
  const farming = useFarming(id);
  const sources = useItemSources(id);
  return (
    <Answered answer={withOthers(item, farming, sources)} lines={16}>
      {(item) => (
        <article>
          <ItemHead item={item} />
          <ItemAnswer id={id} />
          <div class="columns">
            <div class="column">
              {item.contents && <Contents contents={item.contents} />}
              <ItemFacts item={item} />
              <SpecialAbilities item={item} />
              {item.flags?.enchantable && <Enchanting id={id} />}
              {item.craftedBy !== undefined && <Crafting id={id} />}
              <Farming id={id} answer={farming} />
              {item.lifeStone && <Augmentation id={id} />}
            </div>
            <div class="column">
              <Sources id={id} />
              <Uses id={id} item={item} />
              {item.type !== "etcitem" && <Relatives item={item} />}
              {item.type !== "etcitem" && sources.value?.exchangeFrom && !item.craftedBy && <Exchanging id={id} />}
            </div>
          </div>
          <RecordChanges type="items" id={id} />
        </article>
      )}
    </Answered>
  );
}

function ItemHead({ item }: { readonly item: ItemDetail }) {
  const craft = craftingState();
  const { name, type, grade, iconFile, category = {} } = item;
  return (
    <PageHead
      name={name}
      image={iconFile}
      glyph={itemGlyph(iconFile)}
      badges={[
        <GradeBadge key="grade" grade={grade} />,
        itemTypeName(type),
        ...kindsOf(category),
        words().records.id(item.id),
        <CompareLink key="compare" kind="items" id={item.id} />,
        <ListButton key="list" itemIds={[item.id]} count={craft.count} recipe={craft.recipe} />,
      ]}
    />
  );
}

function ItemFacts({ item }: { readonly item: ItemDetail }) {
  const { flags = {}, pvpBonus } = item;
  const { item: texts } = words();
  const numbers: readonly Fact[] = [
    ...itemNumbers(item).map((number): Fact => {
      const { name, stat } = number;
      return [name, numberInWords(number), stat && <Term key={stat} kind="stat" name={stat} />];
    }),
    [texts.worn, item.timing?.wornMinutes && duration(item.timing.wornMinutes * MINUTE)],
    [texts.timeLimit, item.timing?.timeLimitMinutes && duration(item.timing.timeLimitMinutes * MINUTE)],
    [texts.material, item.material && termOf("material", item.material).word],
    // A data set that has it as a stat has it above.
    [texts.range, item.stats?.pAtkRange === undefined && item.attackRange],
    [texts.randomDamage, item.randomDamage && `±${whole(item.randomDamage)} %`],
    [texts.pvpDamage, pvpBonus && `${signed(Math.round((pvpBonus.damageMultiplier - 1) * 100))} %`],
  ];
  const said = Object.entries(texts.flags).flatMap(([name, [yes, no]]) => {
    const flag = Object.entries(flags).find(([known]) => known === name)?.[1];
    return flag === undefined ? [] : [flag ? yes : no];
  });
  return (
    <Panel title={texts.stats}>
      <Facts rows={numbers} />
      {(item.triggeredSkills ?? item.conditions ?? item.summons) && <Particulars item={item} />}
      {said.length > 0 && <p class="soft">{said.join(" · ")}</p>}
    </Panel>
  );
}
