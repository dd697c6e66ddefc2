import type { BoxContent } from "@gamedata/client";
import { decimal, wholeRange } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Chance } from "../../parts/chance.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { type BoxOption, type BoxRoll, rollsOf } from "./box-rolls.js";

/** The options of a roll that are shown at first. */
const SHOWN = 12;

/** What one opening of a box gives, with the chances; nothing for an item that is no box. */
export function Contents({ contents }: { readonly contents: readonly BoxContent[] | undefined }) {
  if (contents === undefined) return null;
  return (
    <Panel title={words().item.box.title}>
      {rollsOf(contents).map((roll, index) => (
        <Roll key={`${roll.kind} ${index}`} roll={roll} sortParameter={`roll${index + 1}Sort`} />
      ))}
    </Panel>
  );
}

const keyOf = ({ items }: BoxOption) => items.map(({ itemId, min, max }) => `${itemId} ${min} ${max}`).join(" ");

function Roll({ roll, sortParameter }: { readonly roll: BoxRoll; readonly sortParameter: string }) {
  const { kind, options, nothing } = roll;
  const { columns: titles, item } = words();
  const given: Column<BoxOption> = {
    id: "item",
    title: titles.item,
    sortBy: ({ items }) => items[0]?.name,
    cell: ({ items }) => (
      <ul class="links">
        {items.map(({ itemId, name, iconFile, min, max }, index) => (
          <li key={`${itemId} ${index}`}>
            <RecordLink kind="item" id={itemId} name={name} icon={iconFile} />{" "}
            <span class="soft">×{wholeRange(min, max)}</span>
          </li>
        ))}
      </ul>
    ),
  };
  const chance: Column<BoxOption> = {
    id: "chance",
    title: titles.chance,
    unit: "%",
    isNumber: true,
    sortBy: (option) => option.chance,
    cell: (option) => <Chance probability={option.chance / 100} />,
  };
  return (
    <>
      <h3>{item.box[kind]}</h3>
      <DataTable
        caption={item.box[kind]}
        columns={kind === "all" ? [given] : [given, chance]}
        rows={options}
        keyOf={keyOf}
        sortParameter={sortParameter}
        shown={SHOWN}
      />
      {nothing > 0 && <p class="soft">{item.box.nothing(decimal(nothing))}</p>}
    </>
  );
}
