import { createCatalog } from "@gamedata/core";
import { interlude } from "@gamedata/interlude";
import type { Dataset } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import { handlerAsker, jsonOf } from "./ask.js";

const [goblin] = interlude.npcs.filter(({ id }) => id === 20_003);
if (goblin === undefined) throw new Error("there is no goblin");

/** Interlude with words that only later chronicles have, or none, and players up to level 127. */
const later: Dataset = {
  ...interlude,
  items: [
    ...interlude.items,
    { id: 50_001, name: "Fan of Gales", type: "weapon", grade: "r99", weaponType: "FAN" },
    { id: 50_002, name: "Fan of a Feast", type: "weapon", grade: "event", weaponType: "FAN" },
  ],
  npcs: [...interlude.npcs, { ...goblin, id: 50_001, name: "Gale", level: 127, race: "Ertheia", skills: [] }],
  classes: [
    ...interlude.classes,
    { id: 182, name: "Marauder", race: "Ertheia", type: "Wizard", professionLevel: 4, parentClassId: 88 },
  ],
  experience: Array.from({ length: 128 }, (_, position) => ({ level: position + 1, exp: position * 100 })),
};
const root = `/api/${interlude.manifest.chronicle}`;
const { ask } = handlerAsker({ catalogs: [createCatalog(later)] });

describe("a chronicle with words of its own", () => {
  it.each([
    ["/items?grade=R99", [50_001]],
    ["/items?weaponType=fan", [50_001, 50_002]],
  ])("answers %s", async (target, ids) => {
    const reply = jsonOf(await ask(root + target));
    expect(reply).toMatchObject({ data: ids.map((id) => ({ id })) });
    expect(reply).toHaveProperty("data.length", ids.length);
  });

  it.each([
    ["/items?grade=r110", "none, d, c, b, a, s, r99, event"],
    ["/npcs/20001/loot?playerLevel=128", "at most 127"],
  ])("refuses %s", async (target, allowed) => {
    const reply = await ask(root + target);
    expect(reply.status).toBe(400);
    expect(jsonOf(reply)).toMatchObject({ error: expect.stringContaining(allowed) });
  });

  it("knows its highest level of players", async () => {
    expect((await ask(`${root}/npcs/20001/loot?playerLevel=127`)).status).toBe(200);
  });

  it("lists them in the OpenAPI document", async () => {
    const document = jsonOf(await ask("/api/openapi.json"));
    const grades = ["none", "d", "c", "b", "a", "s", "r99", "event"];
    expect(document).toMatchObject(yaml`
      { components: { schemas: { ListItemsGradeValue: { enum: ${grades} },
            ItemSummary: { properties: { grade: { enum: ${grades} } } },
            NpcDetail: { properties: { race: { enum: !has [Undead, Ertheia] } } },
            ClassSummary: { properties: { race: { enum: [Human, Elf, Dark Elf, Orc, Dwarf, Ertheia] },
                type: { enum: [Fighter, Mystic, Priest, Wizard] } } } } } }
    `);
  });
});
