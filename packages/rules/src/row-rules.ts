import type { MinionRow, TableName, Tables } from "@gamedata/schema";
import { findRecipeCycle } from "./recipe-cycle.js";
import type { RowFault, RowRule } from "./row-rule.js";
import { CERTAIN, dropChanceOf } from "./row-values.js";

/** Returns the first fault of the minions of an NPC: a minimum above the maximum. */
function minionFault(minions: readonly MinionRow[]): RowFault | undefined {
  const wrong = minions.find((minion) => minion.min > minion.max);
  if (wrong === undefined) return undefined;
  const expected = `at most their maximum, ${wrong.max}`;
  return { severity: "error", what: `number of minions ${wrong.npcId}`, expected, received: `${wrong.min}` };
}

const isObject = (part: unknown): part is object => typeof part === "object" && part !== null;

/** The parts of a skill whose lists are of something else. */
const NOT_BY_LEVEL: ReadonlySet<string> = new Set(["when", "castConditions", "conditions"]);

/** Returns the lists with a value for each level that a part of a skill's row contains, at any depth. */
function levelLists(part: unknown): readonly (readonly unknown[])[] {
  if (Array.isArray(part)) return part.some(isObject) ? part.flatMap(levelLists) : [part];
  if (!isObject(part)) return [];
  return Object.entries(part).flatMap(([name, value]) => (NOT_BY_LEVEL.has(name) ? [] : levelLists(value)));
}

export const rowRules: { readonly [Name in TableName]?: readonly RowRule<Tables[Name][number]>[] } = {
  boxes: [
    ({ itemId, contents }) => {
      const wrong = contents.find(({ min, max }) => min > max);
      if (wrong === undefined) return undefined;
      const what = `pieces of item ${wrong.itemId} in box ${itemId}`;
      const [expected, received] = [`at most their maximum, ${wrong.max}`, `${wrong.min}`];
      return { severity: "warning", rule: "drop-range", what, expected, received };
    },
  ],
  classes: [
    // A child is one class change above its parent, so that no class is its own ancestor.
    ({ id, professionLevel, parentClassId }, classes) => {
      const parent = classes.find((other) => other.id === parentClassId);
      const expected = parentClassId === undefined ? 0 : (parent?.professionLevel ?? 0) + 1;
      if (professionLevel === expected) return undefined;
      const what = `class ${id} professionLevel`;
      return { severity: "error", what, expected: `${expected}, after its parent`, received: `${professionLevel}` };
    },
  ],
  classGrowth: [
    ({ classId: id, hp, mp, cp, hpRegen = hp, mpRegen = hp, cpRegen = hp }) => {
      const other = [mp, cp, hpRegen, mpRegen, cpRegen].find(({ length }) => length !== hp.length);
      if (other === undefined) return undefined;
      const what = `levels of class ${id}`;
      return { severity: "error", what, expected: `${hp.length}, as of HP`, received: String(other.length) };
    },
  ],
  drops: [
    ({ min, max }) =>
      min > max
        ? {
            severity: "warning",
            rule: "drop-range",
            what: "drop min",
            expected: `at most its max, ${max}`,
            received: `${min}`,
          }
        : undefined,
    ({ groupChance = 0 }) =>
      groupChance > CERTAIN
        ? {
            severity: "warning",
            rule: "drop-chance",
            what: "group chance",
            expected: `at most ${CERTAIN}`,
            received: `${groupChance}`,
          }
        : undefined,
    (row) => {
      const chance = dropChanceOf(row);
      if (chance <= CERTAIN) return undefined;
      return {
        severity: "warning",
        rule: "drop-chance",
        what: "drop chance",
        expected: `at most ${CERTAIN}`,
        received: `${chance}`,
      };
    },
  ],
  experience: [
    ({ level, exp }, rows) => {
      if (level === 1) {
        if (exp === 0) return undefined;
        return { severity: "error", what: "exp of level 1", expected: "0", received: String(exp) };
      }
      const before = rows.find((row) => row.level === level - 1);
      if (before !== undefined && before.exp < exp) return undefined;
      const expected = before === undefined ? `a row of level ${level - 1} too` : `more than ${before.exp}`;
      return { severity: "error", what: `exp of level ${level}`, expected, received: String(exp) };
    },
  ],
  npcs: [
    ({ minions = [] }) => minionFault(minions),
    ({ id, petData }) => {
      const wrong = petData?.stats.find(({ level }, index) => level !== index + 1);
      if (wrong === undefined) return undefined;
      const received = `${wrong.level} out of order`;
      return { severity: "error", what: `levels of pet ${id}`, expected: "1, 2, 3 ... in order", received };
    },
  ],
  quests: [
    ({ id, levelMin = 0, levelMax = Number.POSITIVE_INFINITY }) =>
      levelMin > levelMax
        ? { severity: "error", what: `quest ${id} levelMin`, expected: `at most ${levelMax}`, received: `${levelMin}` }
        : undefined,
  ],
  recipes: [findRecipeCycle],
  skills: [
    ({ id, minLevel = 1, maxLevel }) =>
      minLevel > maxLevel
        ? { severity: "error", what: `skill ${id} minLevel`, expected: `at most ${maxLevel}`, received: `${minLevel}` }
        : undefined,
    (row) => {
      const odd = levelLists(row).find(({ length }) => length !== row.maxLevel);
      if (odd === undefined) return undefined;
      const expected = `${row.maxLevel} values, one for each level`;
      return { severity: "error", what: `skill ${row.id}`, expected, received: `${odd.length}` };
    },
  ],
  spawns: [
    ({ territory: area }) => {
      if (area === undefined || (area.polygon === undefined) !== (area.circle === undefined)) return undefined;
      const received = area.polygon === undefined ? "none" : "both";
      return { severity: "error", what: "territory", expected: "a polygon or a circle", received };
    },
  ],
};
