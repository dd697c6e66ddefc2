import type { Enchanting as Answer, ItemRef } from "@gamedata/client";
import { address, changeQuery } from "../../address/address.js";
import { decimal, estimate, percent } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Asked, Empty } from "../../parts/answered.js";
import { DataTable } from "../../parts/data-table.js";
import { DraftField } from "../../parts/fields.js";
import { Panel } from "../../parts/panel.js";
import { ItemLink, LinkList, RecordLink } from "../../parts/record-link.js";

/** The enchantment up to which is shown at first, and the highest one. */
const DEFAULT = 16;
const HIGHEST = 30;

const STATS = ["pAtk", "mAtk", "pDef", "mDef", "maxHp"] as const;

/** How an item is enchanted: the chance and the stats of each step, the scrolls, and what an enchantment costs in the mean. */
export function Enchanting({ id }: { readonly id: number }) {
  const asked = Number(address.value.query["enchant"]);
  const to = Number.isInteger(asked) && asked >= 1 && asked <= HIGHEST ? asked : DEFAULT;
  const texts = words().item.enchanting;
  return (
    <Panel title={texts.title} isPrinted={false}>
      <Asked ask={(client) => client.getEnchanting(id, to === DEFAULT ? {} : { to })} lines={10}>
        {(enchanting) =>
          enchanting.scrolls.length === 0 ? (
            <Empty>{texts.noScrolls}</Empty>
          ) : (
            <>
              {enchanting.safeTo > 0 && <p>{texts.safe(enchanting.safeTo)}</p>}
              <Steps enchanting={enchanting} />
              <Scrolls enchanting={enchanting} />
              <DraftField
                label={texts.to}
                type="number"
                min={1}
                max={HIGHEST}
                applied={String(to)}
                apply={(enchant) => changeQuery({ enchant })}
              />
              <Expected enchanting={enchanting} />
            </>
          )
        }
      </Asked>
    </Panel>
  );
}

interface EnchantingProps {
  readonly enchanting: Answer;
}

const Steps = ({ enchanting: { steps } }: EnchantingProps) => (
  <DataTable
    caption={words().item.enchanting.title}
    rows={steps}
    sorts={[]}
    columns={(column) => [
      column.any("enchant", words().item.enchanting.enchant, ({ enchant }) => `+${enchant}`),
      column.chance(({ chance }) => chance / 100),
      ...STATS.filter((stat) => steps.at(-1)?.stats[stat] !== undefined).map((stat) =>
        column.number(stat, termOf("stat", stat).word, (step) => step.stats[stat], {
          cell: (step) => decimal(step.stats[stat] ?? 0),
        }),
      ),
    ]}
    shown={8}
  />
);

/** What each way to an enchantment costs in the mean. */
function Expected({ enchanting: { expected, scrolls, supports } }: EnchantingProps) {
  const { columns, item } = words();
  const texts = item.enchanting;
  if (expected.length === 0) return <p class="soft">{texts.unreachable}</p>;
  const scrollOf = (id: number) => scrolls.find(({ scroll }) => scroll.itemId === id)?.scroll;
  const supportOf = (id: number | undefined) => supports.find(({ support }) => support.itemId === id)?.support;
  return (
    <DataTable
      title={texts.mean}
      name="enchant"
      rows={expected}
      columns={(column) => [
        column.any("scroll", columns.item, ({ scrollId, supportId }) => (
          <ScrollNames scroll={scrollOf(scrollId)} support={supportOf(supportId)} />
        )),
        column.chance(({ chance }) => chance / 100, { cell: ({ chance }) => percent(chance / 100) }),
        column.written("scrolls", texts.used, ({ scrolls: count }) => count, estimate),
        column.written("items", texts.items, ({ items }) => items, estimate),
      ]}
      shown={8}
    />
  );
}

const ScrollNames = ({ scroll, support }: { scroll: ItemRef | undefined; support: ItemRef | undefined }) => (
  <>
    {scroll && <ItemLink item={scroll} />}
    {support && (
      <span class="soft">
        {" "}
        {words().item.enchanting.withSupport(<RecordLink kind="item" id={support.itemId} name={support.name} />)}
      </span>
    )}
  </>
);

function Scrolls({ enchanting: { scrolls } }: EnchantingProps) {
  const texts = words().item.enchanting;
  return (
    <LinkList
      title={texts.scrolls}
      kind="item"
      rows={scrolls}
      recordOf={({ scroll }) => scroll}
      noteOf={({ onFailure, chances, chanceBonus, maxEnchant }) =>
        [
          texts.failure[onFailure],
          chances && texts.chances(chances.map((chance) => decimal(chance)).join(", ")),
          chanceBonus !== undefined && texts.bonus(decimal(chanceBonus)),
          maxEnchant !== undefined && texts.upTo(maxEnchant),
        ]
          .filter(Boolean)
          .join(", ")
      }
    />
  );
}
