import type { Report } from "../../diagnostic.js";
import type { Sourced } from "../../read/datapack.js";
import type { Spawn } from "./spawn.js";

/** A spawn that stands during an event, as a siege, alone, where it names one. */
export interface EventSpawn extends Spawn {
  readonly event?: string | undefined;
}

/** The events with which a server starts. Source: aCis, `npcs.properties`, `SpawnEvents`. */
const STARTED: ReadonlySet<string> = new Set(["extra_mob", "18age", "start_weapon"]);

/** The events of the Seven Signs, by the state in which a server has them: one state is at a time. Source: aCis, class `SpawnManager`. */
const SEVEN_SIGNS = [/^ssq_event$/u, /^ssq_seal\d_none$/u, /^ssq_seal\d_dawn$/u, /^ssq_seal\d_twilight$/u];

const stateOf = ({ event = "" }: EventSpawn) => SEVEN_SIGNS.findIndex((state) => state.test(event));

/**
 * Leaves out what stands during other events than those with which a server starts, with a warning. An NPC of the Seven Signs stands where
 * it does in the first state that has it, the competition.
 */
export function withoutEvents(report: Report, spawns: readonly Sourced<EventSpawn>[]): readonly Sourced<EventSpawn>[] {
  const states = new Map<number, number>();
  for (const { row } of spawns) {
    const state = stateOf(row);
    if (state >= 0) states.set(row.npcId, Math.min(state, states.get(row.npcId) ?? state));
  }
  return spawns.filter(({ row, ...position }) => {
    const { event, npcId } = row;
    if (event === undefined || STARTED.has(event)) return true;
    const state = stateOf(row);
    if (state >= 0 && state === states.get(npcId)) return true;
    const expected =
      state < 0 ? "an event with which the server starts" : "the first state of the Seven Signs that has it";
    report.warn(position, `spawn of NPC ${npcId}`, expected, `${event}: left out`);
    report.leaveOut();
    return false;
  });
}
