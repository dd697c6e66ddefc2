import type { ChangeType } from "@gamedata/client";
import { useState } from "preact/hooks";
import { words } from "../../languages/words.js";
import { Asked } from "../../parts/answered.js";
import { otherChronicles } from "../../service/requests.js";
import { ChangeTable } from "./change-table.js";

interface RecordProps {
  readonly type: ChangeType;
  readonly id: number;
}

/** What differs in the other chronicles of the service; it is asked for when it is opened. */
export const RecordChanges = (record: RecordProps) => (
  <>
    {otherChronicles().map((other) => (
      <Comparison key={other} {...record} other={other} />
    ))}
  </>
);

interface ComparisonProps extends RecordProps {
  readonly other: string;
}

function Comparison(comparison: ComparisonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="record-changes no-print" onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>{words().changes.differsIn(comparison.other)}</summary>
      {isOpen && <Differences {...comparison} />}
    </details>
  );
}

const Differences = ({ type, id, other }: ComparisonProps) => (
  <Asked ask={(client) => client.getChanges({ from: other, type, id })} lines={3}>
    {({ added, changed, reused: [reused] }) => {
      if (added.length > 0) return <p class="soft">{words().changes.lacksIt(other)}</p>;
      if (reused !== undefined) return <p class="soft">{words().changes.anotherThing(reused.names[0] ?? "")}</p>;
      if (changed.length === 0) return <p class="soft">{words().changes.nothing}</p>;
      return <ChangeTable records={changed} other={other} />;
    }}
  </Asked>
);
