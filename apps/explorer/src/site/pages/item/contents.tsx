import type { BoxContent } from "@gamedata/client";
import { decimal, wholeRange } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { DataTable } from "../../parts/data-table.js";
import { Panel } from "../../parts/panel.js";
import { LinkList } from "../../parts/record-link.js";
import { type BoxOption, type BoxRoll, rollsOf } from "./box-rolls.js";

export function Contents({ contents }: { readonly contents: readonly BoxContent[] }) {
  return (
    <Panel title={words().item.box.title}>
      {rollsOf(contents).map((roll, index) => (
        <Roll key={`${roll.kind} ${index}`} roll={roll} name={`roll${index + 1}`} />
      ))}
    </Panel>
  );
}

function Roll({ roll: { kind, options, nothing }, name }: { readonly roll: BoxRoll; readonly name: string }) {
  const { columns, item } = words();
  return (
    <>
      <DataTable
        title={item.box[kind]}
        name={name}
        rows={options}
        columns={(column) => [
          column.any("item", columns.item, ({ items }) => <Given items={items} />, {
            sortBy: ({ items }) => items[0]?.name,
          }),
          ...(kind === "all" ? [] : [column.chance((option) => option.chance / 100)]),
        ]}
        shown={12}
      />
      {nothing > 0 && <p class="soft">{item.box.nothing(decimal(nothing))}</p>}
    </>
  );
}

const Given = ({ items }: Pick<BoxOption, "items">) => (
  <LinkList
    kind="item"
    rows={items}
    recordOf={(one) => one}
    noteOf={({ min, max, enchant }) => `${enchant === undefined ? "" : `+${enchant} `}×${wholeRange(min, max)}`}
  />
);
