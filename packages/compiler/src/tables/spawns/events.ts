import type { Sourced } from "../../read/datapack.js";
import type { Spawn } from "./spawn.js";

/** The events with which a server starts. Source: aCis, `npcs.properties`, `SpawnEvents`. */
const STARTED: ReadonlySet<string> = new Set(["extra_mob", "18age", "start_weapon"]);

/** The events of the Seven Signs, by the state in which a server has them: one state is at a time. Source: aCis, class `SpawnManager`. */
const SEVEN_SIGNS = [/^ssq_event$/u, /^ssq_seal\d_none$/u, /^ssq_seal\d_dawn$/u, /^ssq_seal\d_twilight$/u];

const stateOf = ({ event = "" }: Spawn) => SEVEN_SIGNS.findIndex((state) => state.test(event));

/**
 * Leaves out the names of the events with which a server starts, and of the first state of the Seven Signs, the competition, that has an NPC:
 * it stands there as one without an event does.
 */
export function withoutStartedEvents(spawns: readonly Sourced<Spawn>[]): readonly Sourced<Spawn>[] {
  const states = new Map<number, number>();
  for (const { row } of spawns) {
    const state = stateOf(row);
    if (state >= 0) states.set(row.npcId, Math.min(state, states.get(row.npcId) ?? state));
  }
  return spawns.map((spawn) => {
    const { event, npcId } = spawn.row;
    const state = stateOf(spawn.row);
    const isStarted = event !== undefined && (STARTED.has(event) || (state >= 0 && state === states.get(npcId)));
    return isStarted ? { ...spawn, row: { ...spawn.row, event: undefined } } : spawn;
  });
}
