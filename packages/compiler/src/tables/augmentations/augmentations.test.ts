import { describe, expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileInvented } from "../../../fixtures/datapack.js";
import { compileSmall, SMALL, writeFiles } from "../../../fixtures/small-datapack.js";

const SKILLS = `<list>
  <augmentation id="14561" skillId="1" skillLevel="1" type="blue"/><augmentation id="14562" skillId="2" skillLevel="1" type="red"/>
  <augmentation id="14563" skillId="2" skillLevel="1" type="red"/><augmentation id="14739" skillId="1" skillLevel="2" type="blue"/>
</list>`;
const STATS = `<list><set order="1">
  <stat name="pDef"><table name="#soloValues">15.4 16.3</table><table name="#combinedValues">7.7 8.4</table></stat>
  <stat name="maxHp"><table name="#combinedValues">29.7 29.7
    31.0 32.0</table><table name="#soloValues">59.4 64.2</table></stat>
</set></list>`;
const ITEMS = `<list><item id="8723" type="EtcItem" name="Life Stone"/><item id="8753" type="EtcItem" name="Top-Grade Life Stone"/>
  <item id="2130" type="EtcItem" name="Gemstone D"/><item id="2131" type="EtcItem" name="Gemstone C"/></list>`;

const tablesOf = (skills: string, stats: string) => {
  const { tables, diagnostics } = compileSmall("acis", {
    "xml/items/0.xml": ITEMS,
    "xml/skills/0.xml": `<list><skill id="1" levels="2" name="Might"/><skill id="2" levels="1" name="Haste"/></list>`,
    "xml/augmentation/skills.xml": skills,
    "xml/augmentation/stats.xml": stats,
  });
  const said = diagnostics
    .filter(({ file }) => file.includes("augmentation"))
    .map(({ what, expected }) => `${what}: ${expected}`);
  const rows = <Row>(list: readonly { readonly row: Row }[]) => list.map(({ row }) => row);
  return {
    skills: rows(tables.augmentationSkills),
    stats: rows(tables.augmentationStats),
    stones: rows(tables.lifeStones),
    said,
  };
};

describe("augmentations of aCis", () => {
  test("have skills by color and power, of 178 ids each, and stats by set; of pairs as many values as there are steps", () => {
    const { skills, stats, said } = tablesOf(SKILLS, STATS);
    expect(said).toEqual([]);
    expect(skills).toEqual(yaml`
      - { power: 0, color: blue, skills: [{ id: 1, level: 1 }] }
      - { power: 0, color: red, skills: [{ id: 2, level: 1 }, { id: 2, level: 1 }] }
      - { power: 1, color: blue, skills: [{ id: 1, level: 2 }] }
    `);
    expect(stats).toEqual([
      { set: 1, stat: "pDef", alone: [15.4, 16.3], paired: [7.7, 8.4] },
      { set: 1, stat: "maxHp", alone: [59.4, 64.2], paired: [29.7, 29.7] },
    ]);
  });

  test("have the stones of the engine that are items, with chances that end at 100 %", () => {
    const { stones } = tablesOf(SKILLS, STATS);
    expect(stones.map(({ itemId, grade, level, power }) => [itemId, grade, level, power])).toEqual([
      [8723, "none", 46, 0],
      [8753, "top", 46, 0],
    ]);
    for (const { skillChances, attributeChances, statChances } of stones) {
      const sum = (chances: readonly { readonly chance: number }[]) =>
        chances.reduce((all, { chance }) => all + chance, 0);
      const second = statChances.filter(({ part }) => part === 2);
      expect(sum([...skillChances, ...attributeChances, ...second])).toBeCloseTo(100, 6);
      expect(sum(statChances.filter(({ part }) => part === 1))).toBeCloseTo(100, 6);
    }
    // Top: red (10 · 3 + 6) / 101 of 60 %, and the first part glows always: never of the lowest block.
    expect(stones[1]?.skillChances.at(-1)).toEqual({ color: "red", chance: 21.386138614 });
    expect(stones[1]?.statChances.map(({ step }) => step)).not.toContain(40);
    expect(new Set(stones[1]?.statChances.filter(({ part }) => part === 1).map(({ step }) => step))).toEqual(
      new Set([20, 30]),
    );
  });

  test("have each value of a skill in a child on some servers", () => {
    const children = SKILLS.replace(/ (skillId|skillLevel|type)="(\w+)"/gu, "<$1 val='$2'/>").replace(
      /(\d")((?:<.+?\/>){3})\/>/gu,
      "$1>$2</augmentation>",
    );
    expect(children).toContain("<type val='red'/></augmentation>");
    expect(tablesOf(children, STATS)).toEqual(tablesOf(SKILLS, STATS));
  });

  test("are left out as a whole where one cannot be read, since the others would be too likely", () => {
    const bad = tablesOf(SKILLS.replace('type="red"', 'type="green"'), STATS);
    expect(bad.skills).toEqual([]);
    expect(bad.stones).toEqual([]);
    expect(bad.said.join()).toContain("type");
    const short = tablesOf(SKILLS, STATS.replace("#soloValues", "#solo"));
    expect(short.stats).toEqual([]);
    expect(short.said.join()).toContain("#soloValues");
  });
});

describe("augmentations of servers before about 2013", () => {
  const skillOf = (id: number, skill: number, level: number, color: string) =>
    `<augmentation id="${id}"><skillId val="${skill}"/><skillLevel val="${level}"/><type val="${color}"/></augmentation>`;
  const statOf = (stat: string, alone: string, paired: string) =>
    `<list><stat name="${stat}"><table name="#soloValues">${alone}</table><table name="#combinedValues">${paired}</table></stat></list>`;
  const folder = "data/stats/augmentation";
  const skills = `<list>${skillOf(14_561, 1, 1, "blue")}${skillOf(14_739, 2, 1, "red")}</list>`;
  const compiled = (files: Readonly<Record<string, string>>) => {
    const { tables, diagnostics } = compileSmall("mobius", files);
    return {
      skills: tables.augmentationSkills.map(({ row }) => row),
      stats: tables.augmentationStats.map(({ row }) => row),
      said: diagnostics.filter(({ file, rule }) => file.includes("augmentation") && rule !== "dangling"),
    };
  };

  test("have each value of a skill in a child, and the stats of each set in a file", () => {
    const files = {
      [`${folder}/augmentation_skillmap.xml`]: skills,
      [`${folder}/augmentation_stats1.xml`]: statOf("pDef", "15.4 16.3", "7.7 8.4"),
      [`${folder}/augmentation_stats4.xml`]: statOf("mAtk", "2 3", "1 1.5"),
    };
    expect(compiled(files)).toEqual(yaml`
      { skills: [
          { power: 0, color: blue, skills: [{ id: 1, level: 1 }] },
          { power: 1, color: red, skills: [{ id: 2, level: 1 }] }],
        stats: [
          { set: 0, stat: pDef, alone: [15.4, 16.3], paired: [7.7, 8.4] },
          { set: 3, stat: mAtk, alone: [2, 3], paired: [1, 1.5] }],
        said: [] }
    `);
  });

  test("are left out by name, and fail no run, where a server of later has the chances of each skill instead of stats", () => {
    const files = { [`${folder}/augmentation_skillmap.xml`]: skills, [`${folder}/retailchances.xml`]: "<list/>" };
    expect(compiled(files)).toMatchObject({ skills: [], said: [{ received: "a chance for each: left out" }] });
    const errorsOf = (own: Readonly<Record<string, string>>) =>
      compileInvented({ datapack: writeFiles({ ...SMALL.mobius, ...own }) })
        .diagnostics.filter(({ severity }) => severity === "error")
        .map(({ what }) => what);
    expect(errorsOf(files)).toEqual([]);
    const { [`${folder}/retailchances.xml`]: _chances, ...alone } = files;
    expect(errorsOf(alone)).toEqual(["table augmentationSkills"]);
  });
});
