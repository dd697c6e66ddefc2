import { hrefOf } from "../../address/address.js";
import { ListButton } from "../../craft-list/list-button.js";
import { whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { recordPage } from "../../parts/answered.js";
import { PageHead, StrongBadge } from "../../parts/page-head.js";
import { Facts, Panel } from "../../parts/panel.js";
import { Quantities, RareProduct } from "../../parts/quantities.js";
import { pathOf } from "../../parts/record-kinds.js";
import { RecordLink } from "../../parts/record-link.js";

/** A recipe: what it takes, what it makes, and how often it succeeds. */
export const RecipePage = recordPage(
  (id) => (client) => client.getRecipe(id),
  10,
  ({ id, name, product, level, successRate, mpConsume, isDwarven, ingredients, rare }) => {
    const { recipe: texts, records } = words();
    return (
      <>
        <PageHead
          name={name}
          glyph="scroll"
          badges={[
            isDwarven ? texts.dwarven : texts.common,
            <StrongBadge key="level">{records.level(level)}</StrongBadge>,
            records.id(id),
            <ListButton key="list" itemIds={[product.itemId]} count={product.count} recipe={id} />,
          ]}
        />
        <div class="columns">
          <div class="column">
            <Panel title={texts.takes}>
              <Quantities items={ingredients} />
              <p>
                <a href={hrefOf(pathOf("item", product.itemId), { recipe: String(id) })}>{texts.plan}</a>
              </p>
            </Panel>
          </div>
          <div class="column">
            <Panel title={texts.makes}>
              <Quantities items={[product]} />
              <RareProduct rare={rare} />
              <Facts
                rows={[
                  [texts.success, `${successRate} %`],
                  [texts.craftingLevel, level],
                  ["MP", whole(mpConsume)],
                ]}
              />
              <p>
                <RecordLink kind="item" id={id} name={texts.asItem} /> <span class="soft">{texts.whoHasIt}</span>
              </p>
            </Panel>
          </div>
        </div>
      </>
    );
  },
);
