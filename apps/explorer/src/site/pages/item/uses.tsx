import type { ItemDetail, ItemUses } from "@gamedata/client";
import { decimal } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Asked, Empty } from "../../parts/answered.js";
import { DataTable } from "../../parts/data-table.js";
import { ExchangeOptions } from "../../parts/exchanges.js";
import { Panel, Part } from "../../parts/panel.js";
import { Quantities, RareProduct } from "../../parts/quantities.js";
import { ItemLink, RecordLink, RecordLinks } from "../../parts/record-link.js";

/** What an item is for. */
export const Uses = ({ id, item }: { readonly id: number; readonly item: ItemDetail }) => (
  <Panel title={words().item.uses.title}>
    <Asked ask={(client) => client.getItemUses(id)}>{(uses) => <UseGroups uses={uses} item={item} />}</Asked>
  </Panel>
);

function UseGroups({ uses, item }: { readonly uses: ItemUses; readonly item: ItemDetail }) {
  const { crafting, recipes, exchanges, quests, spellbook, crystal, henna } = uses;
  const { columns, item: itemTexts } = words();
  const texts = itemTexts.uses;
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
          title={texts.consumed}
          name="use"
          rows={recipes}
          columns={(column) => [
            column.link("item", texts.makes, ({ product }) => product, {
              id: "product",
              cell: ({ id, product }) => (
                <>
                  <ItemLink item={product} />{" "}
                  <RecordLink kind="recipe" id={id} name={<span class="soft">{texts.recipe}</span>} />
                </>
              ),
            }),
            column.number("level", columns.level, ({ level }) => level),
            column.number("consumed", texts.takes, ({ consumed }) => consumed),
          ]}
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
      <Part title={texts.crystals}>{crystal && <Quantities items={[crystal]} />}</Part>
      <Part title={texts.dye}>
        {henna && (
          <p>
            <RecordLink
              kind="henna"
              id={henna.symbolId}
              name={henna.displayName ?? texts.symbol(String(henna.symbolId))}
            />
          </p>
        )}
      </Part>
      <Part title={texts.given}>{exchanges && <ExchangeOptions options={exchanges} show="produces" />}</Part>
      <Part title={texts.quests}>{quests && <RecordLinks kind="quest" of={quests} />}</Part>
    </>
  );
}
