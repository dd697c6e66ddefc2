import { interlude } from "@gamedata/interlude";
import type { ClassSkillRow } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { planClassSkills } from "../src/index.js";
import { catalog } from "./interlude.js";

const byId = new Map(interlude.classes.map((row) => [row.id, row]));

/** The rows of a class and of its ancestors. */
function rowsOfLine(id: number | undefined): readonly ClassSkillRow[] {
  const row = id === undefined ? undefined : byId.get(id);
  return row === undefined ? [] : [...rowsOfLine(row.parentClassId), ...(row.skills ?? [])];
}

/** What the engine asks for, and plans presume: the level below is learned first, and so is taught no later. */
describe("the lines of the real classes", () => {
  it.each(interlude.classes.map(({ id, name }) => [name, id] as const))("%s teaches levels in order", (_, id) => {
    const rows = rowsOfLine(id);
    expect(rows.length).toBeGreaterThan(0);
    for (const { skillId, skillLevel, minPlayerLevel } of rows.filter((row) => row.skillLevel > 1)) {
      const below = rows.filter((row) => row.skillId === skillId && row.skillLevel === skillLevel - 1);
      expect(below.map((row) => row.minPlayerLevel <= minPlayerLevel)).toEqual([true]);
    }
  });

  // Gladiator, with what Human Fighter and Warrior teach.
  it("takes what is learned from level 40 to 60, and says what comes next", () => {
    const at40 = planClassSkills(catalog, 2, { level: 40 });
    const known = at40.skills.map(({ skillId, skillLevel }) => [skillId, skillLevel] as const);
    const { total, next } = planClassSkills(catalog, 2, { level: 60, known });
    expect(total.sp).toBe(11_046_000);
    expect(next.slice(0, 2).map(({ level, sp }) => [level, sp])).toEqual([
      [61, 0],
      [62, 4_120_000],
    ]);
  });

  it("is never cheaper at a higher level, and takes nothing of who has learned all", () => {
    for (const { id } of interlude.classes) {
      const plans = [1, 20, 40, 60, 76, 80].map((level) => planClassSkills(catalog, id, { level }));
      const sums = plans.map(({ total }) => total.sp);
      expect(sums).toEqual(sums.toSorted((a, b) => a - b));
      const known = (plans.at(-1)?.skills ?? []).map(({ skillId, skillLevel }) => [skillId, skillLevel] as const);
      const { total, next } = planClassSkills(catalog, id, { known });
      expect([total, next]).toEqual([{ sp: 0, skills: 0, spellbooks: [] }, []]);
    }
  });
});
