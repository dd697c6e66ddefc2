import { interlude } from "@gamedata/interlude";
import type { ClassSkillRow } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { groupBy } from "../src/rows/group-by.js";

const byId = new Map(interlude.classes.map((row) => [row.id, row]));

function rowsOfLine(id: number | undefined): readonly ClassSkillRow[] {
  const row = id === undefined ? undefined : byId.get(id);
  return row === undefined ? [] : [...rowsOfLine(row.parentClassId), ...(row.skills ?? [])];
}

/** What the engine asks for, and plans presume: the level below is learned first, and so is taught no later. */
describe("the lines of the real classes", () => {
  it.each(interlude.classes.map(({ id, name }) => [name, id] as const))("%s teaches levels in order", (_, id) => {
    const rows = groupBy(rowsOfLine(id), ({ skillId }) => skillId);
    expect(rows.size).toBeGreaterThan(0);
    const untaught = [...rows.values()].flatMap((ofSkill) =>
      ofSkill.filter(({ skillLevel, minPlayerLevel }) => {
        const below = ofSkill.filter((row) => row.skillLevel === skillLevel - 1);
        return skillLevel > 1 && !(below.length === 1 && below.every((row) => row.minPlayerLevel <= minPlayerLevel));
      }),
    );
    expect(untaught).toEqual([]);
  });
});
