import type { Enchanting as Answer } from "@gamedata/client";
import { address, changeQuery } from "../../address/address.js";
import { decimal, estimate, percent } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { type Dictionary, words } from "../../languages/words.js";
import { Answered } from "../../parts/answered.js";
import { Chance } from "../../parts/chance.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";

type Step = Answer["steps"][number];
type Expected = Answer["expected"][number];

/** The enchantment up to which is shown at first, and the highest one. */
const DEFAULT = 16;
const HIGHEST = 30;
/** The steps and the ways that are shown at first. */
const SHOWN = 8;

const STATS = ["pAtk", "mAtk", "pDef", "mDef", "maxHp"] as const;

const stepColumns = ({ columns, item }: Dictionary, { stats, steps }: Answer): readonly Column<Step>[] => [
  { id: "enchant", title: item.enchanting.enchant, isNumber: true, cell: ({ enchant }) => `+${enchant}` },
  {
    id: "chance",
    title: columns.chance,
    unit: "%",
    isNumber: true,
    cell: ({ chance }) => <Chance probability={chance / 100} />,
  },
  ...STATS.filter((stat) => stats[stat] !== undefined || steps.at(-1)?.stats[stat] !== undefined).map(
    (stat): Column<Step> => ({
      id: stat,
      title: termOf("stat", stat).word,
      isNumber: true,
      cell: (step) => decimal(step.stats[stat] ?? 0),
    }),
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
          {scroll && <RecordLink kind="item" id={scrollId} name={scroll.name} icon={scroll.iconFile} />}
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
  {
    id: "chance",
    title: columns.chance,
    unit: "%",
    isNumber: true,
    sortBy: ({ chance }) => chance,
    cell: ({ chance }) => percent(chance / 100),
  },
  {
    id: "scrolls",
    title: enchanting.used,
    isNumber: true,
    sortBy: ({ scrolls: count }) => count,
    cell: ({ scrolls: count }) => estimate(count),
  },
  {
    id: "items",
    title: enchanting.items,
    isNumber: true,
    sortBy: ({ items }) => items,
    cell: ({ items }) => estimate(items),
  },
];

/** How an item is enchanted: the chance and the stats of each step, the scrolls, and what an enchantment costs in the mean. */
export function Enchanting({ id }: { readonly id: number }) {
  const asked = Number(address.value.query["enchant"]);
  const to = Number.isInteger(asked) && asked >= 1 && asked <= HIGHEST ? asked : DEFAULT;
  const answer = useAnswer((client) => client.getEnchanting(id, to === DEFAULT ? {} : { to }));
  const texts = words().item.enchanting;
  return (
    <Panel title={texts.title} isPrinted={false}>
      <Answered answer={answer} lines={10}>
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
            <h3>{texts.scrolls}</h3>
            <Scrolls enchanting={enchanting} />
            <label>
              {texts.to}
              <input
                type="number"
                min={1}
                max={HIGHEST}
                value={to}
                onChange={({ currentTarget }) => changeQuery({ enchant: currentTarget.value })}
              />
            </label>
            <h3>{texts.mean}</h3>
            {enchanting.expected.length === 0 ? (
              <p class="soft">{texts.unreachable}</p>
            ) : (
              <DataTable
                caption={texts.mean}
                columns={expectedColumns(words(), enchanting)}
                rows={enchanting.expected}
                keyOf={({ scrollId, supportId }) => `${scrollId} ${supportId}`}
                sortParameter="enchantSort"
                shown={SHOWN}
              />
            )}
          </>
        )}
      </Answered>
    </Panel>
  );
}

function Scrolls({ enchanting: { scrolls } }: { readonly enchanting: Answer }) {
  const texts = words().item.enchanting;
  return (
    <ul class="links">
      {scrolls.map(({ scroll, onFailure, chanceBonus, maxEnchant }) => (
        <li key={scroll.itemId}>
          <RecordLink kind="item" id={scroll.itemId} name={scroll.name} icon={scroll.iconFile} />{" "}
          <span class="soft">
            {[
              texts.failure[onFailure],
              chanceBonus === undefined ? undefined : texts.bonus(decimal(chanceBonus)),
              maxEnchant === undefined ? undefined : texts.upTo(String(maxEnchant)),
            ]
              .filter((text) => text !== undefined)
              .join(", ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
