import { rate as rateForm } from "@gamedata/schema";
import type { LootRates, NpcRow } from "@gamedata/schema/types";
import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { playerLevelEntry } from "../experience/experience.js";
import type { GetItemSourcesQuery } from "../generated/queries.js";
import { engineRules } from "../records/engine-rules.js";
import { isRaid } from "../spawns/minions.js";
import { type LootTerms, levelGapsOf } from "./loot-rule.js";

const rateEntry = (description: string) => v.pipe(rateForm, v.description(description));

/** The rates of drops, adena and spoil of a server. */
export const rateEntries = () => ({
  rate: v.optional(
    rateEntry(
      "The server's rate of drops, adena and spoil, for those without a rate of their own. Above 0, at most 1000.",
    ),
    1,
  ),
  rateDrop: v.optional(
    rateEntry(
      "The server's rate of drops, by default `rate`; whether it is also the rate of adena groups depends on the engine, as `rateAdena` says. Herbs have a rate of their own, which is 1. Above 0, at most 1000.",
    ),
  ),
  rateAdena: v.optional(
    rateEntry(
      "The server's rate of adena, by default `rate`. In an engine with the rule `groupAmountAbove` (high-five), it alone decides about adena: it multiplies the chance, and above 100 % the pieces. In one without (interlude), it multiplies the pieces, and `rateDrop` decides whether there are any. Above 0, at most 1000.",
    ),
  ),
  rateSpoil: v.optional(rateEntry("The server's rate of spoil, by default `rate`. Above 0, at most 1000.")),
});

/** The rates of experience and SP of a server. */
export const experienceRateEntries = () => ({
  rateExp: v.optional(rateEntry("The server's rate of experience. Above 0, at most 1000."), 1),
  rateSp: v.optional(rateEntry("The server's rate of SP. Above 0, at most 1000."), 1),
});

/** The parameters that every computation of loot takes: the rates of the server and the level of the player. */
export const lootEntries = (catalog: Catalog) => ({
  ...rateEntries(),
  rateRaid: v.optional(
    rateEntry(
      "The server's rate of drops of raid bosses and grand bosses, in an engine with the rule `minionsOfRaids` (high-five) also of their minions; by default `rateDrop`. Above 0, at most 1000.",
    ),
  ),
  playerLevel: v.optional(
    playerLevelEntry(catalog, "The level of the player who kills; by default no chance is reduced by a level gap."),
  ),
});

/** The checked parameters of a computation of loot. */
export interface LootInput extends Omit<GetItemSourcesQuery, "rate"> {
  readonly rate: number;
}

/** Returns the rates and the factors of the level gap for a kill of an NPC. */
export function lootTermsOf(catalog: Catalog, input: LootInput, raw: NpcRow): LootTerms {
  const { rate: all, playerLevel } = input;
  const { rateDrop = all, rateAdena = all, rateSpoil = all, rateRaid = rateDrop } = input;
  const ofRaid = isRaid(catalog, raw);
  const rates: LootRates = {
    drop: ofRaid ? rateRaid : rateDrop,
    adena: rateAdena,
    spoil: rateSpoil,
  };
  return { rates, levelGaps: levelGapsOf(engineRules(catalog), { playerLevel, npcLevel: raw.level, isRaid: ofRaid }) };
}
