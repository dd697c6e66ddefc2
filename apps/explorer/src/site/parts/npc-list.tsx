import type { NpcRef } from "@gamedata/client";
import { useState } from "preact/hooks";
import { whole } from "../format/numbers.js";
import { RecordLink } from "./record-link.js";

/** The number of names that are shown at first. */
const SHOWN = 8;

/** The names of NPCs on one line, many of them after a click. */
export function NpcNames({ npcs }: { readonly npcs: readonly NpcRef[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? npcs : npcs.slice(0, SHOWN);
  return (
    <span class="link-row">
      {shown.map(({ id, name }) => (
        <RecordLink key={id} kind="npc" id={id} name={name} />
      ))}
      {shown.length < npcs.length && (
        <button type="button" onClick={() => setWhole(true)}>
          {whole(npcs.length - shown.length)} more
        </button>
      )}
    </span>
  );
}
