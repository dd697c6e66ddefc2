import type { ListHuntingTargetsQuery } from "@gamedata/client";
import { address } from "../../address/address.js";
import { filterChoice, filterFlag, filterNumber } from "../../address/filters.js";
import { yieldSettings } from "../../settings/settings.js";
import { characterOf, itemTexts } from "../class/character-state.js";

export const measures = ["exp", "sp", "adena", "value"] as const;
/** What they are ranked for: HP without a class, a fight with one. */
export const units = ["hp", "kill", "hour", "fight"] as const;

/** Levels below and above that of the player within which monsters are worth it without filters. */
const LEVELS_BELOW = 6;
const LEVELS_ABOVE = 5;

/** Returns the bounds of the levels of monsters that hold without filters. */
export const usualLevels = (playerLevel: number) => ({
  levelMin: Math.max(1, playerLevel - LEVELS_BELOW),
  levelMax: playerLevel + LEVELS_ABOVE,
});

/** Returns the character of the address whose fights rank monsters, and what it wears; empty without a class. */
export function fighterQuery(): Pick<ListHuntingTargetsQuery, "class" | "items" | "per"> {
  const fighter = filterNumber("class");
  if (fighter === undefined) return {};
  return { class: fighter, items: itemTexts(characterOf(address.value.query).items), per: "fight" };
}

/** Returns what the address asks for; `undefined` without a level. */
export function huntingQuery(): ListHuntingTargetsQuery | undefined {
  const { playerLevel, ...rates } = yieldSettings.value;
  if (playerLevel === undefined) return undefined;
  const usual = usualLevels(playerLevel);
  const fighter = fighterQuery();
  const per = filterChoice("per", units);
  const levelMin = filterNumber("levelMin") ?? usual.levelMin;
  return {
    ...rates,
    playerLevel,
    by: filterChoice("by", measures),
    ...fighter,
    per: per === "fight" ? fighter.per : (per ?? fighter.per),
    levelMin,
    levelMax: filterNumber("levelMax") ?? Math.max(levelMin, usual.levelMax),
    region: filterNumber("region"),
    aggressive: filterFlag("aggressive"),
  };
}
