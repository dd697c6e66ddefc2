import type { ItemDetail, ItemUses } from "@gamedata/client";
import { decimal } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Asked, Empty } from "../../parts/answered.js";
import { DataTable } from "../../parts/data-table.js";
import { ExchangeOptions } from "../../parts/exchanges.js";
import { Panel, Part } from "../../parts/panel.js";
import { Quantities, RareProduct } from "../../parts/quantities.js";
import { ItemLink, LinkList, RecordLink, RecordLinks } from "../../parts/record-link.js";

export const Uses = ({ id, item }: { readonly id: number; readonly item: ItemDetail }) => (
  <Panel title={words().item.uses.title}>
    <Asked ask={(client) => client.getItemUses(id)}>{(uses) => <UseGroups uses={uses} item={item} />}</Asked>
  </Panel>
);

function UseGroups({ uses, item }: { readonly uses: ItemUses; readonly item: ItemDetail }) {
  const { item: _self, ...groups } = uses;
  const { crafting, recipes, exchanges, quests, skills, spellbook, learning, crystal, henna } = groups;
  const { columns, item: itemTexts, sections } = words();
  const texts = itemTexts.uses;
  if (Object.keys(groups).length === 0) {
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
            <span class="soft">{texts.successAtLevel(decimal(crafting.successRate), crafting.level)}</span>
          </p>
        </Part>
      )}
      <DataTable
        title={texts.consumed}
        name="use"
        rows={recipes}
        columns={(column) => [
          column.link("item", words().recipe.makes, ({ product }) => product, {
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
      {spellbook && (
        <Part title={texts.spellbook}>
          <p>
            <RecordLink kind="skill" id={spellbook.skillId} name={spellbook.skillName} icon={spellbook.iconFile} />
          </p>
          <RecordLinks kind="class" of={spellbook.learnedBy} />
        </Part>
      )}
      <LinkList title={texts.learning} kind="skill" rows={learning} recordOf={(skill) => skill} />
      <LinkList title={sections.skills} kind="skill" rows={skills} recordOf={(skill) => skill} />
      <Part title={texts.crystals}>{crystal && <Quantities items={[crystal]} />}</Part>
      <Part title={texts.dye}>
        {henna && (
          <p>
            <RecordLink
              kind="henna"
              id={henna.symbolId}
              name={henna.displayName ?? words().henna.symbol(henna.symbolId)}
            />
          </p>
        )}
      </Part>
      <Part title={texts.given}>{exchanges && <ExchangeOptions options={exchanges} show="produces" />}</Part>
      <Part title={texts.quests}>{quests && <RecordLinks kind="quest" of={quests} />}</Part>
    </>
  );
}
