import type { Enchanting as Answer } from "@gamedata/client";
import { address, changeQuery } from "../../address/address.js";
import { decimal, estimate, percent } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import type { Dictionary } from "../../languages/generated/dictionary.js";
import { words } from "../../languages/words.js";
import { Asked } from "../../parts/answered.js";
import { chanceColumn, UNSORTED, writtenColumn } from "../../parts/columns.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { DraftField } from "../../parts/fields.js";
import { Panel } from "../../parts/panel.js";
import { ItemLink, LinkList, RecordLink } from "../../parts/record-link.js";

type Step = Answer["steps"][number];
type Expected = Answer["expected"][number];

/** The enchantment up to which is shown at first, and the highest one. */
const DEFAULT = 16;
const HIGHEST = 30;
/** The steps and the ways that are shown at first. */
const SHOWN = 8;

const STATS = ["pAtk", "mAtk", "pDef", "mDef", "maxHp"] as const;

const stepColumns = ({ item }: Dictionary, { stats, steps }: Answer): readonly Column<Step>[] => [
  writtenColumn(
    "enchant",
    item.enchanting.enchant,
    ({ enchant }) => enchant,
    (enchant) => `+${enchant}`,
    { ...UNSORTED, isNumber: false },
  ),
  chanceColumn(({ chance }) => chance / 100, undefined, UNSORTED),
  ...STATS.filter((stat) => stats[stat] !== undefined || steps.at(-1)?.stats[stat] !== undefined).map((stat) =>
    writtenColumn<Step>(
      stat,
      termOf("stat", stat).word,
      (step) => step.stats[stat],
      (value) => decimal(value ?? 0),
      UNSORTED,
    ),
  ),
];

const expectedColumns = (
  { columns, item: { enchanting } }: Dictionary,
  { scrolls, supports }: Answer,
): readonly Column<Expected>[] => [
  {
    id: "scroll",
    title: columns.item,
    cell: ({ scrollId, supportId }) => {
      const scroll = scrolls.find((one) => one.scroll.itemId === scrollId)?.scroll;
      const support = supports.find((one) => one.support.itemId === supportId)?.support;
      return (
        <>
          {scroll && <ItemLink item={scroll} />}
          {support && (
            <span class="soft">
              {" "}
              {enchanting.withSupport(<RecordLink kind="item" id={support.itemId} name={support.name} />)}
            </span>
          )}
        </>
      );
    },
  },
  chanceColumn(({ chance }) => chance / 100, undefined, { cell: ({ chance }) => percent(chance / 100) }),
  writtenColumn("scrolls", enchanting.used, ({ scrolls: count }) => count, estimate),
  writtenColumn("items", enchanting.items, ({ items }) => items, estimate),
];

/** How an item is enchanted: the chance and the stats of each step, the scrolls, and what an enchantment costs in the mean. */
export function Enchanting({ id }: { readonly id: number }) {
  const asked = Number(address.value.query["enchant"]);
  const to = Number.isInteger(asked) && asked >= 1 && asked <= HIGHEST ? asked : DEFAULT;
  const texts = words().item.enchanting;
  return (
    <Panel title={texts.title} isPrinted={false}>
      <Asked ask={(client) => client.getEnchanting(id, to === DEFAULT ? {} : { to })} lines={10}>
        {(enchanting) => (
          <>
            {enchanting.safeTo > 0 && <p>{texts.safe(String(enchanting.safeTo))}</p>}
            <DataTable
              caption={texts.title}
              columns={stepColumns(words(), enchanting)}
              rows={enchanting.steps}
              keyOf={({ enchant }) => enchant}
              sortParameter="stepSort"
              shown={SHOWN}
            />
            <Scrolls enchanting={enchanting} />
            <DraftField
              label={texts.to}
              type="number"
              inputMode="numeric"
              min={1}
              max={HIGHEST}
              applied={String(to)}
              apply={(enchant) => changeQuery({ enchant })}
            />
            {enchanting.expected.length === 0 ? (
              <p class="soft">{texts.unreachable}</p>
            ) : (
              <DataTable
                caption={texts.mean}
                isTitled
                columns={expectedColumns(words(), enchanting)}
                rows={enchanting.expected}
                keyOf={({ scrollId, supportId }) => `${scrollId} ${supportId}`}
                sortParameter="enchantSort"
                shown={SHOWN}
              />
            )}
          </>
        )}
      </Asked>
    </Panel>
  );
}

function Scrolls({ enchanting: { scrolls } }: { readonly enchanting: Answer }) {
  const texts = words().item.enchanting;
  return (
    <LinkList
      title={texts.scrolls}
      kind="item"
      rows={scrolls}
      recordOf={({ scroll }) => scroll}
      noteOf={({ onFailure, chanceBonus, maxEnchant }) =>
        [
          texts.failure[onFailure],
          chanceBonus !== undefined && texts.bonus(decimal(chanceBonus)),
          maxEnchant !== undefined && texts.upTo(String(maxEnchant)),
        ]
          .filter(Boolean)
          .join(", ")
      }
    />
  );
}
