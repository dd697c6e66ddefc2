import type { ItemDetail, ItemUses } from "@gamedata/client";
import { decimal, whole } from "../../format/numbers.js";
import { type Dictionary, words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { ExchangeOptions } from "../../parts/exchanges.js";
import { Panel } from "../../parts/panel.js";
import { Quantities } from "../../parts/quantities.js";
import { RareProduct } from "../../parts/rare-product.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";

type RecipeUse = NonNullable<ItemUses["recipes"]>[number];

const recipeColumns = ({ columns, item }: Dictionary): readonly Column<RecipeUse>[] => [
  {
    id: "product",
    title: item.uses.makes,
    sortBy: ({ product }) => product.name,
    cell: ({ id, product }) => (
      <>
        <RecordLink kind="item" id={product.itemId} name={product.name} icon={product.iconFile} />{" "}
        <RecordLink kind="recipe" id={id} name={<span class="soft">{item.uses.recipe}</span>} />
      </>
    ),
  },
  { id: "level", title: columns.level, isNumber: true, sortBy: ({ level }) => level, cell: ({ level }) => level },
  {
    id: "consumed",
    title: item.uses.takes,
    isNumber: true,
    sortBy: ({ consumed }) => consumed,
    cell: ({ consumed }) => whole(consumed),
  },
];

/** What an item is for. */
export function Uses({ id, item }: { readonly id: number; readonly item: ItemDetail }) {
  const answer = useAnswer((client) => client.getItemUses(id));
  return (
    <Panel title={words().item.uses.title}>
      <Answered answer={answer} lines={4}>
        {(uses) => <UseGroups uses={uses} item={item} />}
      </Answered>
    </Panel>
  );
}

function UseGroups({ uses, item }: { readonly uses: ItemUses; readonly item: ItemDetail }) {
  const { crafting, recipes, exchanges, quests, spellbook, crystal, henna } = uses;
  const texts = words().item.uses;
  const groups = [crafting, recipes, exchanges, quests, spellbook, crystal, henna];
  if (groups.every((group) => group === undefined)) {
    if (item.contents !== undefined) return <Empty>{texts.opened}</Empty>;
    return <Empty>{item.type === "etcitem" ? texts.none : texts.worn}</Empty>;
  }
  return (
    <>
      {crafting && (
        <>
          <h3>{texts.teaches}</h3>
          <Quantities
            items={[
              {
                itemId: crafting.productItemId,
                name: crafting.productName,
                iconFile: crafting.productIconFile,
                count: crafting.productCount,
              },
            ]}
          />
          {crafting.rare && (
            <p>
              <RareProduct rare={crafting.rare} />
            </p>
          )}
          <p>
            <RecordLink kind="recipe" id={item.id} name={texts.theRecipe} />{" "}
            <span class="soft">{texts.successAtLevel(decimal(crafting.successRate), String(crafting.level))}</span>
          </p>
        </>
      )}
      {recipes && (
        <>
          <h3>{texts.consumed}</h3>
          <DataTable
            caption={texts.consumed}
            columns={recipeColumns(words())}
            rows={recipes}
            keyOf={(recipe) => recipe.id}
            sortParameter="useSort"
            shown={8}
          />
        </>
      )}
      {spellbook && (
        <>
          <h3>{texts.spellbook}</h3>
          <p>
            <RecordLink kind="skill" id={spellbook.skillId} name={spellbook.skillName} icon={spellbook.iconFile} />
          </p>
          <p class="link-row">
            {spellbook.learnedBy.map((one) => (
              <RecordLink key={one.id} kind="class" id={one.id} name={one.name} />
            ))}
          </p>
        </>
      )}
      {crystal && (
        <>
          <h3>{texts.crystals}</h3>
          <Quantities items={[crystal]} />
        </>
      )}
      {henna && (
        <>
          <h3>{texts.dye}</h3>
          <p>
            <RecordLink
              kind="henna"
              id={henna.symbolId}
              name={henna.displayName ?? texts.symbol(String(henna.symbolId))}
            />
          </p>
        </>
      )}
      {exchanges && (
        <>
          <h3>{texts.given}</h3>
          <ExchangeOptions options={exchanges} show="produces" />
        </>
      )}
      {quests && (
        <>
          <h3>{texts.quests}</h3>
          <p class="link-row">
            {quests.map((quest) => (
              <RecordLink key={quest.id} kind="quest" id={quest.id} name={quest.name} />
            ))}
          </p>
        </>
      )}
    </>
  );
}
