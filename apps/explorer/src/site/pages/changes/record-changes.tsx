import type { ChangeType } from "@gamedata/client";
import { useState } from "preact/hooks";
import { words } from "../../languages/words.js";
import { Asked } from "../../parts/answered.js";
import { lazy } from "../../parts/lazy.js";
import { otherChronicles } from "../../service/requests.js";
import "./changes.css";

const ChangeTable = lazy(async () => (await import("./change-table.js")).ChangeTable);

/** What differs in the other chronicles of the service; it is asked for when it is opened. */
export const RecordChanges = (record: { readonly type: ChangeType; readonly id: number }) => (
  <>
    {otherChronicles().map((other) => (
      <Comparison key={other} {...record} other={other} />
    ))}
  </>
);

function Comparison({ type, id, other }: { readonly type: ChangeType; readonly id: number; readonly other: string }) {
  const [isOpen, setOpen] = useState(false);
  const texts = words().changes;
  return (
    <details class="record-changes no-print" onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>{texts.differsIn(other)}</summary>
      {isOpen && (
        <Asked ask={(client) => client.getChanges({ from: other, type, id })} lines={3}>
          {({ added, changed, reused: [reused] }) => {
            if (added.length > 0) return <p class="soft">{texts.lacksIt(other)}</p>;
            if (reused !== undefined) return <p class="soft">{texts.anotherThing(reused.names[0] ?? "")}</p>;
            return (
              <>
                {changed.length === 0 ? (
                  <p class="soft">{texts.nothing}</p>
                ) : (
                  <ChangeTable records={changed} other={other} />
                )}
                {type === "npcs" && <p class="soft">{texts.notCompared}</p>}
              </>
            );
          }}
        </Asked>
      )}
    </details>
  );
}
