import { interlude } from "@gamedata/interlude";
import type { ClassSkillRow } from "@gamedata/schema";
import { describe, expect, it } from "vitest";

const byId = new Map(interlude.classes.map((row) => [row.id, row]));

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
});
