import type { Arguments } from "../call/arguments.js";

/** Rows of a page of what is best to kill: the first ones answer the question. */
const ROWS = 10;
/** The levels below that of the player from which the engines reduce no chance: aCis, class `Monster`, and L2J begin at 9. */
const LEVELS_BELOW = 8;
/** Above it, a player hits too seldom. An estimate: it depends on class and equipment. */
const LEVELS_ABOVE = 5;

/** Returns the page, and the levels of the NPCs around that of the player, where no level is asked for. */
export function levelDefaults({ playerLevel, levelMin, levelMax }: Arguments): Arguments {
  const isBounded = levelMin !== undefined || levelMax !== undefined;
  if (typeof playerLevel !== "number" || isBounded) return { limit: ROWS };
  return { limit: ROWS, levelMin: playerLevel - LEVELS_BELOW, levelMax: playerLevel + LEVELS_ABOVE };
}
