import * as v from "valibot";
import { choice, closedObject, described, optional } from "../values/form.js";
import { amount, count, label, positiveCount } from "../values/measure.js";
import { itemSourceNpc } from "./drop.js";
import { listMeta } from "./envelope.js";
import { huntingFight } from "./fight.js";
import { locationRef, regionRef } from "./reference.js";

export const huntingMeasure = choice(
  ["exp", "sp", "adena", "value"],
  "What is ranked: experience, SP, adena, or the value of all loot in a shop.",
);

export const huntingUnit = choice(
  ["hp", "kill", "hour", "fight"],
  "What it is ranked for: each 1,000 effective HP, each kill, an hour in which every spawn is killed as soon as it appears (an upper bound that shows where many spawn), or an hour of fights of the character of `class` without walking and resting (an upper bound).",
);

export const huntingTarget = closedObject("Monster that can be hunted, with what a kill gives at a server's rates.", {
  npc: itemSourceNpc,
  isAggressive: v.boolean(),
  location: described(
    v.nullable(locationRef),
    "Where most of the counted spawns are; null for spawns near no location.",
  ),
  region: described(v.nullable(regionRef), "Where most of the counted spawns are; null outside the region tile grid."),
  spawnCount: described(positiveCount, "Its spawns; with `region` those in that region."),
  respawnSeconds: described(
    v.nullable(amount),
    "Mean respawn delay of these spawns; null where the source states none.",
  ),
  hp: described(
    v.nullable(count),
    "Effective HP; those of the template where the rules of its stats are not known, and null where it has none.",
  ),
  exp: described(amount, "Experience of a kill, after rate and level rule."),
  sp: described(amount, "SP of a kill, after rate and level rule."),
  adena: described(
    v.nullable(amount),
    "Expected adena of a kill, as `adenaPerKill` in its loot; null where the data set has no drops.",
  ),
  value: described(
    v.nullable(count),
    "Estimate in adena of all loot of a kill, adena at half like every item, as `valuePerKill` in its loot; null where the data set has no drops.",
  ),
  fight: optional(v.nullable(huntingFight), "Only with `class`; null where the stats of the monster are not known."),
  score: described(
    v.nullable(amount),
    "What rows are ordered by, highest first; null, and last, where it needs stats of the monster that are not known.",
  ),
});

export const expLevelRule = closedObject(
  "How experience and SP of a kill fall with the levels that a player is above a monster.",
  {
    freeLevels: described(count, "Levels above the monster that take nothing."),
    factorPerLevel: v.pipe(amount, v.maxValue(1), v.description("Factor of each further level.")),
    source: described(label, "Class and method of the engine that has the rule."),
  },
);

export const huntingMeta = v.strictObject({
  ...listMeta.entries,
  levelRule: described(
    v.nullable(expLevelRule),
    "The rule that was applied to experience and SP; null where that of the chronicle's engine is not known: then they do not depend on the level of the player.",
  ),
  statsUnknown: optional(
    v.literal(true),
    "Present when the rules by which the engine computes the stats of NPCs are not known: HP are those of the template.",
  ),
  levelGapUnknown: optional(
    v.literal(true),
    "Present when no rule is known by which the engine reduces adena and value with the level of the player.",
  ),
});
