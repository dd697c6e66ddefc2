import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { CIRCLETS } from "../tables/castles/castles.js";
import { engineClassTree } from "../tables/classes/engine-classes.js";
import { INSTANT, INSTANT_BY_CODE, INSTANT_BY_NAME } from "../tables/skills/duration.js";

const SOURCES = fileURLToPath(new URL("../../../../../shared/datapack", import.meta.url));
const HIGH_FIVE = join(SOURCES, "high-five/xml");
const MOBIUS = join(SOURCES, "mobius-interlude/data");

/** The texts of the files of a folder. */
const textsIn = (folder: string) => readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));

/** The texts of the elements with a name, without elements of that name inside. */
const elementsIn = (text: string, name: string) =>
  Array.from(text.matchAll(new RegExp(`<${name} [^>]*[^/]>[^]*?</${name}>`, "gu")), ([element]) => element);

// What no file states by itself, found in the sources that the constants name.
describe.skipIf(!existsSync(HIGH_FIVE) || !existsSync(MOBIUS))("facts of the engine that the readers state", () => {
  it.each([HIGH_FIVE, MOBIUS])("circlets: what is worn on the hair by the owners of a castle, in %s", (folder) => {
    const found = textsIn(join(folder, "stats/items"))
      .flatMap((text) => elementsIn(text, "item"))
      .filter((item) => item.includes('"bodypart" val="hair"'))
      .flatMap((item) => {
        const castle = /ec_castle_num;\{(\d+)\}/u.exec(item)?.[1];
        const id = /<item id="(\d+)"/u.exec(item)?.[1];
        return castle === undefined ? [] : [[Number(castle), Number(id)]];
      });
    expect(found.toSorted(([a = 0], [b = 0]) => a - b)).toEqual(CIRCLETS.map((id, index) => [index + 1, id]));
  });

  it("effects that are over at once: those of an active skill without a time", () => {
    const stated = new Set<string>();
    for (const folder of [HIGH_FIVE, MOBIUS]) {
      const skills = textsIn(join(folder, "stats/skills")).flatMap((text) => elementsIn(text, "skill"));
      for (const skill of skills) {
        if (!/"operateType" val="[ADC]/u.test(skill) || skill.includes("abnormalTime")) continue;
        for (const [, name = ""] of skill.matchAll(/<effect name="(\w+)"/gu)) stated.add(name);
      }
    }
    const named = [...stated, ...INSTANT_BY_CODE, ...INSTANT_BY_NAME];
    const estimated = [...INSTANT].filter((name) => !named.includes(name));
    expect(estimated.toSorted()).toEqual(yaml`
      [CpHealPercent, InstantAgathionEnergy, InstantBetray, InstantDespawn, RemoveTarget]
    `);
  });

  it("the classes, as the curated tree of High Five has them", () => {
    const rows: readonly Record<string, unknown>[] = JSON.parse(
      readFileSync(join(SOURCES, "high-five/curated/class-tree.json"), "utf8"),
    );
    expect(engineClassTree).toEqual(rows);
  });
});
