import type { RecipeDetail } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { ListButton } from "../../craft-list/list-button.js";
import { whole } from "../../format/numbers.js";
import { pathOf } from "../../format/words.js";
import { words } from "../../languages/words.js";
import { Answered } from "../../parts/answered.js";
import { Badge } from "../../parts/badge.js";
import { Facts } from "../../parts/facts.js";
import { Icon } from "../../parts/icon.js";
import { PageHead } from "../../parts/page-head.js";
import { Columns, Panel } from "../../parts/panel.js";
import { Quantities } from "../../parts/quantities.js";
import { RareProduct } from "../../parts/rare-product.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";

/** A recipe: what it takes, what it makes, and how often it succeeds. */
export function RecipePage({ id }: { readonly id: number }) {
  const answer = useAnswer((client) => client.getRecipe(id));
  return (
    <Answered answer={answer} lines={10}>
      {(recipe) => <RecipeView recipe={recipe} />}
    </Answered>
  );
}

function RecipeView({ recipe }: { readonly recipe: RecipeDetail }) {
  const { id, name, product, level, successRate, mpConsume, isDwarven, ingredients, rare } = recipe;
  const { recipe: texts, records } = words();
  return (
    <article>
      <PageHead
        name={name}
        icon={<Icon glyph="scroll" size={32} />}
        badges={
          <>
            <Badge>{isDwarven ? texts.dwarven : texts.common}</Badge>
            <Badge tone="strong">{records.level(String(level))}</Badge>
            <Badge>{records.id(String(id))}</Badge>
            <ListButton itemId={product.itemId} count={product.count} recipe={id} />
          </>
        }
      />
      <Columns
        facts={
          <Panel title={texts.takes}>
            <Quantities items={ingredients} />
            <p>
              <a href={hrefOf(pathOf("item", product.itemId), { recipe: String(id) })}>{texts.plan}</a>
            </p>
          </Panel>
        }
        links={
          <Panel title={texts.makes}>
            <Quantities items={[product]} />
            {rare && (
              <p>
                <RareProduct rare={rare} />
              </p>
            )}
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
        }
      />
    </article>
  );
}
