import type { Character, ClassId } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived } from "../catalog/catalog.js";
import { dataNotFound } from "../error/game-data-error.js";
import { playerLevelEntry } from "../experience/experience.js";
import type { GetCharacterQuery } from "../generated/queries.js";
import { hennaIndex } from "../hennas/hennas.js";
import { sublistQuery } from "../query/define-query.js";
import type { SublistQuery } from "../query/query.js";
import { classKind, classRefOf } from "../records/classes.js";
import { itemRefOf } from "../records/items.js";
import { type SkillLevel, skillIndex, skillRefOf } from "../skills/skill-index.js";
import { characterEntries, draftOf, highestLevelOf } from "./character-input.js";
import { characterStatsOf } from "./character-stats.js";

const characterQuery = derived((catalog) =>
  v.object({
    level: v.optional(playerLevelEntry(catalog, "The level of the character; by default the highest one.")),
    ...characterEntries(),
  }),
);

/**
 * Computes a character of a class: its base attributes, HP, MP, CP, attack, defence, speeds, critical rates, accuracy, evasion and weight
 * limit with what it wears and has, each as the game shows it and with the parts that add up to it. The character stands, has
 * all of its HP, and it is day; skills that count only in another state do not count. Effects that do not stack in the game all count.
 *
 * Source: the functions of the classes `funcs` and `basefuncs` of aCis and of `model.stats.functions` of L2J Server, in their order, by
 * the numbers of the engine's rules.
 *
 * @throws {GameDataError} `INVALID_ID`; `CLASS_NOT_FOUND` for an unknown id; `INVALID_PARAMETER` for an item, henna or skill that there is not, or that
 * the character cannot have, with its name; `DATA_NOT_FOUND` where the data set lacks the numbers of the class or the rules of the engine.
 *
 * @example
 * ```ts
 * const { stats } = getCharacter(catalog, 0, { level: 1, passives: false });
 * assert.deepEqual([stats.hp.value, stats.pAtk.value, stats.pDef.value], [126, 4, 72]);
 * ```
 */
export const getCharacter: SublistQuery<ClassId, GetCharacterQuery, Character> = sublistQuery(
  { name: "getCharacter", of: classKind, shape: "part", row: "Character" },
  characterQuery,
  (catalog, row, { level = highestLevelOf(catalog, row.id), ...query }): Character => {
    const draft = draftOf(catalog, row, level, query);
    const stats = characterStatsOf(catalog, draft);
    if (stats === undefined) throw dataNotFound("rules of the engine for characters");
    return {
      class: classRefOf(row),
      level,
      items: draft.equipment.items.map(({ row: { id }, enchant }) => ({ item: itemRefOf(catalog, id), enchant })),
      sets: draft.sets.map(({ row: { id, name } }) => ({ id, name })),
      hennas: draft.hennas.flatMap(({ symbolId }) => hennaIndex(catalog).byId.get(symbolId)?.summary ?? []),
      passives: skillsOf(catalog, draft.passives),
      buffs: skillsOf(catalog, draft.buffs),
      stats,
    };
  },
);

function skillsOf(catalog: Catalog, skills: readonly SkillLevel[]): Character["buffs"] {
  const { byId } = skillIndex(catalog);
  const shown: Character["buffs"][number][] = [];
  for (const [id, level] of skills) {
    const row = byId.get(id);
    if (row !== undefined) shown.push({ skill: skillRefOf(row), level });
  }
  return shown;
}
