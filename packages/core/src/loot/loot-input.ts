import type { LootRates, NpcRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { playerLevelEntry } from "../experience/player-level.js";
import { type LootRule, type LootTerms, levelGapOf } from "./loot-rule.js";

/** The highest rate of a server that is computed. */
const MAXIMUM_RATE = 1000;

/** The NPC types that `rateRaid` is for. */
const raidTypes: readonly (string | undefined)[] = ["RaidBoss", "GrandBoss"];

const rate = (description: string) =>
  v.pipe(v.number(), v.gtValue(0), v.maxValue(MAXIMUM_RATE), v.description(description));

/** The parameters that every computation of loot takes: the rates of the server and the level of the player. */
export const lootEntries = (catalog: Catalog) => ({
  rateDrop: v.optional(rate("The server's rate of drops. Above 0, at most 1000."), 1),
  rateAdena: v.optional(
    rate(
      "The server's rate of adena: how many pieces; whether there are any depends on `rateDrop`. Above 0, at most 1000.",
    ),
    1,
  ),
  rateSpoil: v.optional(rate("The server's rate of spoil. Above 0, at most 1000."), 1),
  rateRaid: v.optional(
    rate("The server's rate of drops of raid bosses and grand bosses; by default `rateDrop`. Above 0, at most 1000."),
  ),
  playerLevel: v.optional(
    playerLevelEntry(catalog, "The level of the player who kills; by default no chance is reduced by a level gap."),
  ),
});

/** The checked parameters of a computation of loot. */
export interface LootInput {
  readonly rateDrop: number;
  readonly rateAdena: number;
  readonly rateSpoil: number;
  readonly rateRaid?: number | undefined;
  readonly playerLevel?: number | undefined;
}

/** Returns the rates and the level gap for a kill of an NPC. */
export function lootTermsOf(rule: LootRule, input: LootInput, { type, level }: NpcRow): LootTerms {
  const { rateDrop, rateAdena, rateSpoil, rateRaid = rateDrop, playerLevel } = input;
  const rates: LootRates = {
    drop: raidTypes.includes(type) ? rateRaid : rateDrop,
    adena: rateAdena,
    spoil: rateSpoil,
  };
  return { rates, gap: levelGapOf(rule, playerLevel, level) };
}
