import type { Fight, NpcId } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived } from "../catalog/catalog.js";
import { highestLevelOf } from "../characters/character-input.js";
import { dataNotFound } from "../error/game-data-error.js";
import { expLevelFactorOf, expLevelRuleOf, playerLevelEntry } from "../experience/experience.js";
import type { GetFightQuery } from "../generated/queries.js";
import { knownWorthOf } from "../loot/kills.js";
import { experienceRateEntries, lootTermsOf, rateEntries } from "../loot/loot-input.js";
import { effectiveStatsOf } from "../npcs/effective-stats.js";
import { sublistQuery } from "../query/define-query.js";
import type { SublistQuery } from "../query/query.js";
import { classRefOf } from "../records/classes.js";
import { engineRules } from "../records/engine-rules.js";
import { npcKind, npcWithLevelOf } from "../records/npcs.js";
import { skillIndex, skillRefOf } from "../skills/skill-index.js";
import { attacksOf, fightLengthOf, hitsOf } from "./attacks.js";
import { type Fighter, fighterClass, fighterEntries, fighterOf, npcSideOf } from "./sides.js";

const fightQuery = derived((catalog) =>
  v.object({
    class: fighterClass(),
    ...fighterEntries(),
    level: v.optional(playerLevelEntry(catalog, "The level of the character; by default the highest one.")),
    ...rateEntries(),
    ...experienceRateEntries(),
  }),
);

/**
 * Computes a fight of a character against an NPC, in mean values: chance to hit, damage of a hit or a skill, attacks and seconds to kill,
 * HP that the character loses, and the experience, SP and adena of an hour without walking and resting, which is an upper bound. The
 * character stands in front of the NPC by day. The spread of damage, elements, weaknesses of the NPC to weapons and of its race, resisted
 * magic and the character's shield count; NPCs do not block, and their skills and helpers do not count. The answer is for the canonical raw NPC.
 *
 * Source: class `Formulas` of aCis and of L2J Server, by the numbers of the engine's rules.
 *
 * @throws {GameDataError} `INVALID_ID`; `NPC_NOT_FOUND` for an unknown id; `INVALID_PARAMETER` without a class, and as `getCharacter`;
 * `DATA_NOT_FOUND` where the data set lacks the numbers of the class, the rules of the engine, or stats of the NPC.
 *
 * @example
 * ```ts
 * // A Human Fighter of level 5 with a Short Sword (1) against a Wolf (20120).
 * const { attack, seconds } = getFight(catalog, 20120, { class: 0, level: 5, items: ["1"] });
 * assert.ok(attack.meanDamage < attack.criticalDamage && seconds > 0);
 * ```
 */
export const getFight: SublistQuery<NpcId, GetFightQuery, Fight> = sublistQuery(
  { name: "getFight", of: npcKind, shape: "part", row: "Fight" },
  fightQuery,
  (catalog, npc, query): Fight => {
    const { level = highestLevelOf(catalog, query.class) } = query;
    const rules = engineRules(catalog);
    const fighter = fighterOf(catalog, query.class, level, query, "level");
    const { canonical } = npc;
    const opponent = npcSideOf(catalog, canonical, effectiveStatsOf(catalog, canonical));
    if (opponent === undefined) throw dataNotFound(`stats of NPC ${canonical.id}`);
    const [own, taken] = [attacksOf(rules, fighter, opponent), hitsOf(rules, opponent, fighter)];
    const length = fightLengthOf(opponent, own, taken);
    const { exp = 0, sp = 0 } = canonical;
    const kills = length.killsPerHour * expLevelFactorOf(expLevelRuleOf(catalog), level, canonical.level);
    const terms = lootTermsOf(catalog, { ...query, playerLevel: level }, canonical);
    const { adena } = knownWorthOf(catalog, canonical.id, terms);
    return {
      npc: npcWithLevelOf(npc),
      class: classRefOf(fighter.row),
      level,
      npcHp: opponent.hp,
      characterHp: fighter.hp,
      attack: { ...skillOf(catalog, fighter), ...own },
      npcAttack: taken,
      ...length,
      perHour: {
        exp: kills * exp * query.rateExp,
        sp: kills * sp * query.rateSp,
        adena: adena === undefined ? null : length.killsPerHour * adena,
      },
    };
  },
);

function skillOf(catalog: Catalog, { skill }: Fighter): Pick<Fight["attack"], "skill"> {
  const row = skill && skillIndex(catalog).byId.get(skill.id);
  return row === undefined || skill === undefined ? {} : { skill: { skill: skillRefOf(row), level: skill.level } };
}
