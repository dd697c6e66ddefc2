import type { BoxContent } from "@gamedata/client";
import { decimal, wholeRange } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { chanceColumn } from "../../parts/columns.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { Panel } from "../../parts/panel.js";
import { LinkList } from "../../parts/record-link.js";
import { type BoxOption, type BoxRoll, rollsOf } from "./box-rolls.js";

/** The options of a roll that are shown at first. */
const SHOWN = 12;

/** What one opening of a box gives, with the chances. */
export function Contents({ contents }: { readonly contents: readonly BoxContent[] }) {
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
      <LinkList
        kind="item"
        rows={items}
        recordOf={(one) => one}
        noteOf={({ min, max }) => `×${wholeRange(min, max)}`}
      />
    ),
  };
  const chance = chanceColumn<BoxOption>((option) => option.chance / 100);
  return (
    <>
      <DataTable
        caption={item.box[kind]}
        isTitled
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
