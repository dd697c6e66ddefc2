import type { ItemDetail, ItemUses } from "@gamedata/client";
import { decimal } from "../../format/numbers.js";
import type { Dictionary } from "../../languages/generated/dictionary.js";
import { words } from "../../languages/words.js";
import { Asked, Empty } from "../../parts/answered.js";
import { linkColumn, numberColumn } from "../../parts/columns.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { ExchangeOptions } from "../../parts/exchanges.js";
import { Panel, Part } from "../../parts/panel.js";
import { Quantities } from "../../parts/quantities.js";
import { RareProduct } from "../../parts/rare-product.js";
import { ItemLink, RecordLink, RecordLinks } from "../../parts/record-link.js";

type RecipeUse = NonNullable<ItemUses["recipes"]>[number];

const recipeColumns = ({ columns, item }: Dictionary): readonly Column<RecipeUse>[] => [
  linkColumn("item", item.uses.makes, ({ product }) => product, {
    id: "product",
    cell: ({ id, product }) => (
      <>
        <ItemLink item={product} />{" "}
        <RecordLink kind="recipe" id={id} name={<span class="soft">{item.uses.recipe}</span>} />
      </>
    ),
  }),
  numberColumn("level", columns.level, ({ level }) => level),
  numberColumn("consumed", item.uses.takes, ({ consumed }) => consumed),
];

/** What an item is for. */
export const Uses = ({ id, item }: { readonly id: number; readonly item: ItemDetail }) => (
  <Panel title={words().item.uses.title}>
    <Asked ask={(client) => client.getItemUses(id)}>{(uses) => <UseGroups uses={uses} item={item} />}</Asked>
  </Panel>
);

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
        <Part title={texts.teaches}>
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
          <RareProduct rare={crafting.rare} />
          <p>
            <RecordLink kind="recipe" id={item.id} name={texts.theRecipe} />{" "}
            <span class="soft">{texts.successAtLevel(decimal(crafting.successRate), String(crafting.level))}</span>
          </p>
        </Part>
      )}
      {recipes && (
        <DataTable
          caption={texts.consumed}
          isTitled
          columns={recipeColumns(words())}
          rows={recipes}
          keyOf={(recipe) => recipe.id}
          sortParameter="useSort"
          shown={8}
        />
      )}
      {spellbook && (
        <Part title={texts.spellbook}>
          <p>
            <RecordLink kind="skill" id={spellbook.skillId} name={spellbook.skillName} icon={spellbook.iconFile} />
          </p>
          <RecordLinks kind="class" of={spellbook.learnedBy} />
        </Part>
      )}
      {crystal && (
        <Part title={texts.crystals}>
          <Quantities items={[crystal]} />
        </Part>
      )}
      {henna && (
        <Part title={texts.dye}>
          <p>
            <RecordLink
              kind="henna"
              id={henna.symbolId}
              name={henna.displayName ?? texts.symbol(String(henna.symbolId))}
            />
          </p>
        </Part>
      )}
      {exchanges && (
        <Part title={texts.given}>
          <ExchangeOptions options={exchanges} show="produces" />
        </Part>
      )}
      {quests && (
        <Part title={texts.quests}>
          <RecordLinks kind="quest" of={quests} />
        </Part>
      )}
    </>
  );
}
