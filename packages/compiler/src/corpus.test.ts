import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Compilation, compile, formatDiagnostic } from "@gamedata/compiler";
import type { TableName, Tables } from "@gamedata/schema";
import { afterAll, describe, expect, test } from "vitest";
import { CORPUS, unpackDatapack } from "../fixtures/archive.js";
import { descriptions } from "./tables/table-rows.js";

/** Distinct ids and elements of a datapack, counted by regular expressions: see the README of the corpus. */
interface Counts {
  readonly items: number;
  readonly npcs: number;
  readonly drops: number;
  readonly skills: number;
}

/** The least share of each count that a data set holds. */
const SHARES: Counts = { items: 0.985, npcs: 0.97, drops: 0.95, skills: 0.985 };

/** A row of a table by the fields that name it, and what else it states, read by hand from the files of the archive. */
interface Fact {
  readonly datapack: string;
  readonly table: TableName;
  readonly row: object;
  readonly states: object;
  /** Elements of its lists. */
  readonly holds?: Readonly<Record<string, readonly object[]>>;
}

const facts: readonly Fact[] = readFileSync(new URL("../fixtures/corpus-facts.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

const datapacks: Readonly<Record<string, Counts>> = {
  "acis-custom": { items: 9414, npcs: 6498, drops: 29_533, skills: 2662 },
  "acis-l2jpx": { items: 9208, npcs: 6473, drops: 29_531, skills: 2654 },
  "hf-l2j-2022": { items: 19_199, npcs: 10_484, drops: 63_235, skills: 8132 },
  "hf-sunrise": { items: 42_415, npcs: 10_552, drops: 63_441, skills: 8184 },
  "mobius-essence": { items: 19_824, npcs: 8370, drops: 26_180, skills: 19_316 },
  "mobius-helios-2019": { items: 40_602, npcs: 13_754, drops: 36_192, skills: 19_692 },
  "mobius-talesuntold": { items: 14_377, npcs: 6419, drops: 20_390, skills: 10_938 },
  "acis-l2jspace": { items: 9208, npcs: 6476, drops: 29_543, skills: 2655 },
  "acis-wan202": { items: 9208, npcs: 6508, drops: 46_507, skills: 2655 },
  "hf-l2j-2015": { items: 19_199, npcs: 10_463, drops: 63_465, skills: 8139 },
  "mobius-classic-kr": { items: 44_733, npcs: 7567, drops: 26_023, skills: 12_788 },
  "mobius-fafurion-2020": { items: 43_414, npcs: 14_934, drops: 47_502, skills: 22_261 },
  "mobius-interlude-2023": { items: 9206, npcs: 6525, drops: 39_632, skills: 2687 },
  "mobius-shinemaker": { items: 47_275, npcs: 15_640, drops: 36_061, skills: 26_462 },
  "borinet-ru": { items: 44_734, npcs: 7567, drops: 26_008, skills: 12_788 },
  la2essence: { items: 25_130, npcs: 9961, drops: 11_917, skills: 23_059 },
  l2jorg: { items: 9704, npcs: 6205, drops: 18_728, skills: 9005 },
  frozen: { items: 9208, npcs: 6581, drops: 27_374, skills: 2690 },
  "l2adena-2011": { items: 19_107, npcs: 10_099, drops: 39_060, skills: 8138 },
};

/** The rows of further tables, counted by regular expressions: of classes also what they learn. */
const furtherRows: Readonly<Record<string, Partial<Record<TableName, number>>>> = {
  la2essence: { zones: 2795 },
  "acis-wan202": { seeds: 246, teleports: 1707, doors: 547, staticObjects: 29 },
  frozen: {
    classes: 89,
    classGrowth: 89,
    augmentationStats: 52,
    hennas: 180,
    spellbooks: 334,
    castles: 9,
    seeds: 256,
    experience: 87,
    doors: 1001,
    staticObjects: 30,
  },
  "l2adena-2011": {
    classes: 103,
    classGrowth: 103,
    augmentationStats: 52,
    hennas: 180,
    castles: 9,
    seeds: 258,
    experience: 87,
    regions: 29,
    doors: 1045,
    staticObjects: 29,
  },
};
const learnedSkills: Readonly<Record<string, number>> = { frozen: 13_851, "l2adena-2011": 17_179 };

/** The one whose family no other test of `npm test` compiles a whole datapack of; all of them where the environment says so. */
const FEW = "mobius-talesuntold";
const isAll = process.env["CORPUS"] === "all";
const names = Object.keys(datapacks).filter((name) => isAll || name === FEW);
/** The source data beside the corpus, of which the tests of our data sets compile the last two as strict runs. */
const sources = ["mobius-interlude", "interlude", "high-five"].slice(0, isAll ? undefined : 1);

const folder = mkdtempSync(join(tmpdir(), "gamedata-corpus-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function compileArchive(name: string): Compilation {
  const datapack = join(folder, name);
  unpackDatapack(name, datapack);
  return compile({ datapack, chronicle: name, project: "unknown", revision: "unknown" });
}

const isHere = existsSync(CORPUS);
if (!isHere)
  process.stderr.write(`The datapacks of other servers are not here (${CORPUS}): the tests on them are skipped.\n`);

describe.skipIf(!isHere)("the datapack", () => {
  test.each(names)("%s compiles as it is checked out, with nearly all that it has", (name) => {
    const { tables, files, diagnostics } = compileArchive(name);
    expect(diagnostics.filter(({ severity }) => severity === "error").map(formatDiagnostic)).toEqual([]);
    expect(files?.size).toBeGreaterThan(1);
    for (const table of ["items", "npcs", "drops", "skills"] as const)
      expect(tables[table].length, table).toBeGreaterThanOrEqual((datapacks[name]?.[table] ?? 0) * SHARES[table]);
    const counted = Object.keys(furtherRows[name] ?? {}).filter(isTable);
    expect(Object.fromEntries(counted.map((table) => [table, tables[table].length]))).toEqual(furtherRows[name] ?? {});
    const learned = tables.classes.reduce((sum, { row }) => sum + (row.skills?.length ?? 0), 0);
    expect(learned).toBe(learnedSkills[name] ?? learned);
    const stated = facts.filter(({ datapack }) => datapack === name);
    expect(stated.length).toBeGreaterThanOrEqual(10);
    for (const { table, row: key, states, holds = {} } of stated) {
      const rows: readonly { readonly row: Tables[TableName][number] }[] = tables[table];
      const found = rows.map(({ row }) => row).find((row) => matches(row, key));
      expect.soft(found, `${table} ${JSON.stringify(key)}`).toMatchObject(states);
      for (const [list, elements] of Object.entries(holds))
        expect
          .soft(Reflect.get(found ?? {}, list), `${table} ${JSON.stringify(key)}`)
          .toEqual(expect.arrayContaining([...elements]));
    }
  });
});

describe.skipIf(!isHere)("the source data", () => {
  test.each(sources)("%s compiles with one command", (chronicle) => {
    const datapack = join(CORPUS, "..", chronicle);
    const { files, diagnostics } = compile({ datapack, chronicle, project: "unknown", revision: "unknown" });
    expect(diagnostics.filter(({ severity }) => severity === "error").map(formatDiagnostic)).toEqual([]);
    expect(files?.size).toBeGreaterThan(1);
  });
});

const isTable = (name: string): name is TableName => Object.hasOwn(descriptions, name);

const matches = (row: object, key: object): boolean =>
  Object.entries(key).every(([field, value]) => Reflect.get(row, field) === value);
