import type { Territory } from "@gamedata/schema";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { finishRow, type SourcedTable, type SourcedTables } from "../table-rows.js";

/** The tables that are read from files of spawns. */
export type SpawnTables = Pick<SourcedTables, "spawns" | "spawnGroups">;

/** A spawn as any of the files states it; a missing number is the engine's default, 0, and of `count` 1. */
export interface Spawn {
  readonly npcId: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly heading?: number | undefined;
  /** Seconds. */
  readonly respawnDelay?: number | undefined;
  /** Seconds. */
  readonly respawnRandom?: number | undefined;
  /** The times at which it appears again, in place of a delay, as cron writes them. */
  readonly respawnPattern?: string | undefined;
  readonly periodOfDay?: 0 | 1 | 2 | undefined;
  readonly count?: number | undefined;
  readonly territory?: Territory | undefined;
  /** The group of places of which this one is used at times. */
  readonly groupId?: number | undefined;
  /** The event during which alone the NPC stands there. */
  readonly event?: string | undefined;
}

/** The direction that an NPC without a heading faces: any. */
export const ANY_HEADING = -1;

/** Makes the row of a spawn. One at 0,0,0 is none. */
export function finishSpawn({ report }: Datapack, { row, ...position }: Sourced<Spawn>): SourcedTable<"spawns"> {
  if (row.x === 0 && row.y === 0 && row.z === 0) return report.leaveOut();
  return finishRow(report, "spawns", position, {
    ...row,
    heading: row.heading || undefined,
    respawnDelay: row.respawnDelay || undefined,
    respawnRandom: row.respawnRandom || undefined,
    periodOfDay: row.periodOfDay || undefined,
    count: row.count === 1 ? undefined : row.count,
  });
}

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
