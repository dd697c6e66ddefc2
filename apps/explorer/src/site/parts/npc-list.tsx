import type { NpcRef } from "@gamedata/client";
import { useState } from "preact/hooks";
import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { RecordLink } from "./record-link.js";

interface NpcNamesProps {
  readonly npcs: readonly NpcRef[];
  /** The number of names that are shown at first. */
  readonly shown?: number;
}

/** The names of NPCs on one line, many of them after a click. */
export function NpcNames({ npcs, shown: atFirst = 8 }: NpcNamesProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? npcs : npcs.slice(0, atFirst);
  return (
    <span class="link-row">
      {shown.map(({ id, name }) => (
        <RecordLink key={id} kind="npc" id={id} name={name} />
      ))}
      {shown.length < npcs.length && (
        <button type="button" onClick={() => setWhole(true)}>
          {words().parts.more(whole(npcs.length - shown.length))}
        </button>
      )}
    </span>
  );
}
