import { currentChronicle } from "../../service/requests.js";
import { keep, readKeptNumbers } from "../../storage/kept.js";

const keptName = () => `gamedata.kills.${currentChronicle()}`;

/** Returns when raid bosses were killed, in milliseconds since 1970, by NPC id: notes that only this browser keeps. */
export const keptKills = (): ReadonlyMap<number, number> =>
  new Map(Object.entries(readKeptNumbers(keptName())).map(([id, time]) => [Number(id), time]));

/** Notes when a boss was killed; `undefined` removes the note. */
export const noteKill = (id: number, time: number | undefined): void =>
  keep(keptName(), { ...readKeptNumbers(keptName()), [id]: time });
