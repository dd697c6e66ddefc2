import type { NpcRef } from "@gamedata/client";
import type { ComponentChildren } from "preact";
import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { useFold } from "./folded-list.js";
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
  const { shown, button } = useFold(npcs, atFirst, (hidden) => words().parts.more(whole(hidden)));
  return (
    <span class="link-row">
      {shown.map(({ id, name }) => (
        <span key={id}>
          <RecordLink kind="npc" id={id} name={name} />
          {noteOf?.(id)}
        </span>
      ))}
      {button}
    </span>
  );
}
