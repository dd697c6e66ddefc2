import { currentChronicle } from "../../service/requests.js";
import { keep, readKept } from "../../storage/kept.js";

const keptName = () => `gamedata.kills.${currentChronicle()}`;

/** Returns when raid bosses were killed, in milliseconds since 1970, by NPC id: notes that only this browser keeps. */
export function keptKills(): ReadonlyMap<number, number> {
  const kept = readKept(keptName());
  if (typeof kept !== "object" || kept === null) return new Map();
  return new Map(
    Object.entries(kept).flatMap(([id, time]) => (typeof time === "number" ? [[Number(id), time] as const] : [])),
  );
}

/** Notes when a boss was killed; `undefined` removes the note. */
export function noteKill(id: number, time: number | undefined): void {
  const kills = new Map(keptKills());
  if (time === undefined) kills.delete(id);
  else kills.set(id, time);
  keep(keptName(), Object.fromEntries(kills));
}
