import type { EnrichedSpawn } from "@gamedata/client";

/** When a boss comes back, as the source states it. */
export type Respawn = Pick<EnrichedSpawn, "respawnDelay" | "respawnRandom">;

/** The least and the longest time until a killed boss is back, in seconds. */
export const respawnBounds = ({ respawnDelay, respawnRandom }: Respawn) => ({
  least: Math.max(0, respawnDelay - respawnRandom),
  longest: respawnDelay + respawnRandom,
});

/** The time in which a killed boss comes back, and where in it the present is; milliseconds since 1970. */
export interface RespawnWindow {
  readonly killed: number;
  readonly opens: number;
  readonly closes: number;
  /** Before it opens, while it is open, and after it: then the boss is back, unless it was killed again. */
  readonly phase: "closed" | "open" | "over";
}

const MILLISECONDS = 1000;

export function respawnWindow(killed: number, respawn: Respawn, now: number): RespawnWindow {
  const { least, longest } = respawnBounds(respawn);
  const [opens, closes] = [killed + least * MILLISECONDS, killed + longest * MILLISECONDS];
  return { killed, opens, closes, phase: now < opens ? "closed" : now < closes ? "open" : "over" };
}
