import type { NpcRef } from "@gamedata/client";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { RecordLink } from "./record-link.js";

interface NpcNamesProps {
  readonly npcs: readonly NpcRef[];
  /** The number of names that are shown at first. */
  readonly shown?: number;
  /** Returns what stands behind a name. */
  readonly noteOf?: (id: number) => ComponentChildren;
}

/** The names of NPCs on one line, many of them after a click. */
export function NpcNames({ npcs, shown: atFirst = 8, noteOf }: NpcNamesProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? npcs : npcs.slice(0, atFirst);
  return (
    <span class="link-row">
      {shown.map(({ id, name }) => (
        <span key={id}>
          <RecordLink kind="npc" id={id} name={name} />
          {noteOf?.(id)}
        </span>
      ))}
      {shown.length < npcs.length && (
        <button type="button" onClick={() => setWhole(true)}>
          {words().parts.more(whole(npcs.length - shown.length))}
        </button>
      )}
    </span>
  );
}
