import type { ItemGrade, ItemSummary, QuestSummary } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { filterNumber } from "../../address/filters.js";
import { ABSENT, whole } from "../../format/numbers.js";
import { itemTypeName, termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Answered, Asked, Empty } from "../../parts/answered.js";
import { ClassFilter, Filters, NumberFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { LinkList, LinkOf, RecordLink } from "../../parts/record-link.js";
import { Grade } from "../../parts/tone.js";
import { useAnswer, withOthers } from "../../service/use-answer.js";
import { ownSettings } from "../../settings/settings.js";
import { WornItems } from "../class/worn-items.js";
import { shopOffers, useItemSources } from "../item/item-sources.js";
import { endOfWay, type LevelStep, levelSteps } from "./level-steps.js";
import { PlacesToGo } from "./places-to-go.js";

/** The way that is shown to who has written no level. */
const FIRST = 20;
const SHOWN_QUESTS = 6;

/** The way from a level to another: where to hunt, how many kills it takes, which quests there are, and what can be worn. */
export function LevelsPage() {
  const { levels: texts, sections } = words();
  const from = filterNumber("from") ?? ownSettings.value.playerLevel ?? FIRST;
  const levels = useAnswer((client) => client.listExperienceLevels());
  const to = endOfWay(levels.value?.data ?? [], from, filterNumber("to"));
  const quests = useAnswer((client) => client.listQuests()).value?.data ?? [];
  const known = useAnswer((client) => client.countWords(), "frame");
  return (
    <article>
      <PageHead name={sections.levels} note={texts.note} />
      <Filters>
        <NumberFilter name="from" label={texts.from} placeholder={from} />
        <NumberFilter name="to" label={words().parts.to} placeholder={to} />
        <ClassFilter name="class" unset={ABSENT} />
      </Filters>
      {filterNumber("class") !== undefined && <WornItems />}
      <Answered answer={withOthers(levels, known)} lines={40}>
        {({ data }) => {
          const steps = levelSteps(data, from, to, known.value?.itemGrade.map(({ name }) => name) ?? []);
          if (steps.length === 0) return <Empty>{texts.none}</Empty>;
          return (
            <>
              {steps.map((step) => (
                <Step key={step.from} step={step} quests={quests} />
              ))}
            </>
          );
        }}
      </Answered>
      <p class="soft">{filterNumber("class") === undefined ? texts.leavesOut : texts.ofFights}</p>
    </article>
  );
}

function Step({ step, quests }: { readonly step: LevelStep; readonly quests: readonly QuestSummary[] }) {
  const { levels: texts, lists } = words();
  const { from, to, exp, grades } = step;
  const begun = quests
    .filter(({ levelMin }) => levelMin !== null && levelMin >= from && levelMin < to)
    .toSorted((a, b) => (b.rewardsPreview.exp ?? 0) - (a.rewardsPreview.exp ?? 0));
  return (
    <Panel title={texts.step(from, to)} note={exp !== undefined && texts.needed(whole(exp))}>
      {grades.map((grade) => (
        <Gear key={grade} grade={grade} />
      ))}
      <PlacesToGo level={from} needed={exp} />
      {begun.length > 0 && (
        <p class="link-row">
          <a href={hrefOf("/quests", { level: String(to - 1) })}>{lists.titles.quests}</a>
          {begun.slice(0, SHOWN_QUESTS).map(({ id, name }) => (
            <RecordLink key={id} kind="quest" id={id} name={name} />
          ))}
        </p>
      )}
    </Panel>
  );
}

/** The weapons that are named: the strongest that somebody gives. */
const SHOWN = 4;

/**
 * What can be worn from a grade on: its strongest weapons, with the cheapest shop of each that is sold, and the way to the others;
 * nothing of a grade whose weapons nobody gets.
 */
export function Gear({ grade }: { readonly grade: ItemGrade }) {
  const { titles } = words().lists;
  // A class that casts strikes by M. Atk.
  const classes = useAnswer((client) => client.listClasses(), "frame").value?.data ?? [];
  const isMystic = classes.find(({ id }) => id === filterNumber("class"))?.type === "Mystic";
  const stat = isMystic ? "mAtk" : "pAtk";
  const query = { type: "weapon", grade, sort: `-${stat}`, obtainable: true, variants: false } as const;
  return (
    <Asked ask={(client) => client.listItems({ ...query, with: ["stats"], limit: SHOWN })} lines={SHOWN + 2}>
      {({ data }) =>
        data.length > 0 && (
          <>
            <p class="link-row">
              <Grade grade={grade} />
              <a href={hrefOf("/items", { type: "weapon", grade, sort: query.sort })}>{itemTypeName("weapon")}</a>
              <a href={hrefOf("/armor-sets", { grade })}>{titles["armor-sets"]}</a>
            </p>
            <LinkList
              kind="item"
              rows={data}
              recordOf={(item) => item}
              noteOf={(item) => (
                <>
                  {termOf("stat", stat).word} {whole(item[stat])}
                  <CheapestShop item={item} />
                </>
              )}
            />
          </>
        )
      }
    </Asked>
  );
}

/** Who sells an item for least; nothing for one that no shop sells. */
function CheapestShop({ item: { id } }: { readonly item: ItemSummary }) {
  const { value } = useItemSources(id);
  const [offer] = shopOffers(value ?? {});
  if (offer === undefined) return null;
  return (
    <>
      {" · "}
      <LinkOf kind="npc" record={offer.npc} />, {words().parts.inAdena(offer.price)}
    </>
  );
}
