import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { TableName } from "@gamedata/schema";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CORPUS, unpackDatapack } from "../fixtures/archive.js";
import { cutDatapack } from "../fixtures/cut-datapack.js";
import { type Compilation, compile } from "./compile.js";
import type { Diagnostic } from "./diagnostic.js";
import { groupBy } from "./tables/rows-by-id.js";
import { descriptions } from "./tables/table-rows.js";

/** One of each family; all of them where the environment says so. */
const isAll = process.env["CORPUS"] === "all";
const FAMILIES = isAll
  ? ["acis-wan202", "hf-l2j-2015", "mobius-talesuntold", "l2jorg", "frozen", "l2adena-2011"]
  : ["acis-wan202"];
const RUNS = isAll ? 60 : 12;
const SEED = 20_261_127;

/** Files of tables that are compared; others of a server are not read. */
const READ =
  /(?:items|npcs?|skills|spawn\w*|recipes|multisell|buylists|armorsets|classes|skillTrees|teleporters|zones|pets|char\w*|hennas?\w*|teleports|experience|playerLevels|seeds|manors|castles|soulCrystals|levelUpCrystalData|spellbooks|droplist|minions|weapon|armor|etcitem|merchant_\w+|\w*skill\w*|enchant\w*|initialEquipment|baseStats|templates|herb\w*|\w*teleport\w*)(?:\/[^/]*)?$/iu;

/** A name or a number of a file, what is written for it, and the text with that. */
interface Damage {
  readonly file: string;
  readonly stated: string;
  readonly written: string;
  readonly text: string;
}

const NAMES = [
  (name = String.raw`[\w-]+`) => new RegExp(`(?<=</?)(${name})(?=[\\s/>])`, "gu"),
  (name = String.raw`[\w-]+`) => new RegExp(`(?<=\\s)(${name})(?==["'])`, "gu"),
  (name = String.raw`[\w-]+`) => new RegExp(`(?<=<set name=")(${name})(?=")`, "gu"),
];
const COLUMNS = [
  (name = String.raw`\w+`) =>
    new RegExp(
      `(?<=^\\s*\`?)(${name})(?=\`? +(?:int|varchar|decimal|enum|tinyint|smallint|mediumint|double|float|bigint))`,
      "gimu",
    ),
];

/** Returns a name that is none: a letter more, one less, or two the other way round. */
function misspell(name: string, at: number, kind: number): string {
  const index = at % Math.max(1, name.length - 1);
  const [before, one = "", next = "", after] = [
    name.slice(0, index),
    name[index],
    name[index + 1],
    name.slice(index + 2),
  ];
  const written =
    [`${before}q${one}${next}${after}`, `${before}${next}${after}`, `${before}${next}${one}${after}`][kind] ?? "";
  return written === name || !/^[A-Za-z]\w/u.test(written) ? `${name}q` : written;
}

/** Elements without children, from tag to tag. */
const leaves = (name: string) =>
  new RegExp(`(?<=<)${name}((?=[\\s/>])(?:"[^"]*"|[^">])*?(?:/>|>[^<]*</))(?:(?<=/>)|${name}(?=>))`, "gu");

/** Writes another name at every place, or at one alone: of elements without children that is a leaf. */
function writeName(text: string, name: string, written: string, find: RegExp, only: number | undefined): string {
  if (only === undefined) return text.replace(find, written);
  const isElement = find.source.startsWith("(?<=</?)");
  const found = [...text.matchAll(isElement ? leaves(name) : find)];
  const match = found[only % Math.max(1, found.length)];
  if (match === undefined) return text;
  const [whole, inner = ""] = match;
  const { index } = match;
  const changed = isElement ? `${written}${inner}${whole.endsWith("/>") ? "" : written}` : written;
  return `${text.slice(0, index)}${changed}${text.slice(index + whole.length)}`;
}

/** What engines take for stated where it is not: a file without it is read as one that says so. */
const DEFAULTED = new Set(["enabled"]);

/** Chooses a name of a file, how it is misspelled, and where. */
function misspellIn(
  folder: string,
  file: string,
  numbers: readonly number[],
  only: number | undefined,
): Damage | undefined {
  const [which = 0, first = 0, at = 0, kind = 0] = numbers;
  const patterns = extname(file) === ".sql" ? COLUMNS : NAMES;
  const text = readFileSync(join(folder, file), "latin1");
  const pattern = patterns[which % patterns.length] ?? patterns[0];
  const found = new Set(text.replace(/<!--[\s\S]*?-->/gu, "").match(pattern?.() ?? /$^/u));
  const names = [...found].filter((one) => !DEFAULTED.has(one));
  const name = names[first % names.length];
  if (name === undefined || pattern === undefined) return undefined;
  const written = misspell(name, at, kind);
  return { file, stated: name, written, text: writeName(text, name, written, pattern(name), only) };
}

const NUMBERS: Readonly<Record<string, RegExp>> = {
  ".xml": /(?<=\s[\w-]+=")-?\d+(?:\.\d+)?(?=")|(?<=<[\w-]+[^<>]*>)-?\d+(?:\.\d+)?(?=<)/gu,
  ".sql": /(?<=[(,] *)-?\d+(?:\.\d+)?(?=[,)])/gu,
};
const NO_NUMBERS: Readonly<Record<string, readonly string[]>> = {
  ".xml": ["x", "", "1o", "--5", "?", "NaN", "#none"],
  ".sql": ["'x'", "''", "'1o'"],
};

/** Chooses a number of a file, and what that is no number is written for it. */
function damageNumberIn(folder: string, file: string, [, first = 0, at = 0]: readonly number[]): Damage | undefined {
  const text = readFileSync(join(folder, file), "latin1");
  const data = text.replace(/<!--[\s\S]*?-->/gu, (comment) => " ".repeat(comment.length));
  const found = [...data.matchAll(NUMBERS[extname(file)] ?? /$^/gu)];
  const match = found[first % Math.max(1, found.length)];
  const choices = NO_NUMBERS[extname(file)] ?? [];
  const written = choices[at % choices.length];
  if (match === undefined || written === undefined) return undefined;
  const [stated] = match;
  const changed = `${text.slice(0, match.index)}${written}${text.slice(match.index + stated.length)}`;
  return { file, stated: `${stated} of line ${text.slice(0, match.index).split("\n").length}`, written, text: changed };
}

type Row = Readonly<Record<string, unknown>>;
type Rows = ReadonlyMap<TableName, readonly Row[]>;

/** Rows that are found in those of other tables, or numbered by position. */
const DERIVED: readonly TableName[] = ["doubts", "engineRules", "regions", "spawnGroups", "skillEnchantCosts"];

const rowsOf = ({ tables }: Compilation): Rows =>
  new Map(
    Object.entries(tables).flatMap(([name, rows]): readonly (readonly [TableName, readonly Row[]])[] =>
      isTable(name) && !DERIVED.includes(name) ? [[name, rows.map(({ row }) => ({ ...row }))]] : [],
    ),
  );

const isTable = (name: string): name is TableName => Object.hasOwn(descriptions, name);

/** Lists that are true only as a whole. */
const WHOLE = new Set(
  "required alsoProduces ingredients polygon points items requiredSkills contents costs itemIds classIds startItems alternatives".split(
    " ",
  ),
);
/** What a record of a table asks for, or is limited to: without it, it says another thing. */
const ASKED: Partial<Record<TableName, readonly string[]>> = {
  skillTrees:
    "items requiredSkills spCost clanReputation minPlayerLevel minClanLevel minSubclassLevel races socialClass residenceIds classId".split(
      " ",
    ),
  skillEnchantCosts: ["item", "adena"],
  enchantScrolls: "grade minEnchant maxEnchant safeEnchant chanceBonus itemIds".split(" "),
  enchantChances: ["magical"],
  buyLists: ["count", "restockDelay"],
  multisells: "enchant isTax chance".split(" "),
  exchanges: "enchant isTax chance".split(" "),
  boxes: ["group", "option"],
  hennas: ["classIds", "statChanges"],
  armorSets: "legs head gloves feet shield".split(" "),
  classes: ["acquired", "items"],
  teleports: ["isNoble"],
};
/** What an engine takes for what is not stated, or what keeps the names of the source. */
const FREE = new Set(["heading", "parameters", "properties", "stat", "groupId", "name"]);

/** Returns the first statement of a value that another one does not make. */
function wrongIn(value: unknown, whole: unknown, asked: readonly string[] = [], path = ""): string | undefined {
  if (value === undefined || FREE.has(path.slice(path.lastIndexOf(".") + 1))) return undefined;
  if (JSON.stringify(value) === JSON.stringify(whole)) return undefined;
  const wrong = `${path}: ${JSON.stringify(value)} in place of ${JSON.stringify(whole)}`;
  if (Array.isArray(value)) {
    if (path === ".npcIds" && Array.isArray(whole) && value.every((id) => whole.includes(id))) return undefined;
    if (!Array.isArray(whole) || WHOLE.has(path.slice(path.lastIndexOf(".") + 1))) return wrong;
    const stated = whole.filter((one: unknown) => typeof one === "object");
    return value.every((one: unknown) => stated.some((other) => wrongIn(one, other, asked, path) === undefined))
      ? undefined
      : wrong;
  }
  if (typeof value !== "object" || value === null || typeof whole !== "object" || whole === null) return wrong;
  for (const [key, one] of Object.entries(value)) {
    const found = wrongIn(one, Reflect.get(whole, key), asked, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  const missing = asked.find((key) => Object.hasOwn(whole, key) && !Object.hasOwn(value, key));
  if (missing !== undefined)
    return `${path}.${missing}: none in place of ${JSON.stringify(Reflect.get(whole, missing))}`;
  return undefined;
}

/** Returns what is stated wrongly in the rows of a table, by those of the whole datapack. */
function wrongRows(table: TableName, rows: readonly Row[], whole: readonly Row[]): readonly string[] {
  // The ids of sets are their positions.
  const key: readonly string[] = table === "armorSets" ? ["chest"] : descriptions[table].key;
  const keyOf = (row: Row) =>
    key.length === 0 ? `${row["npcId"]} ${row["itemId"]} ${row["x"]}` : key.map((field) => row[field]).join("/");
  const known = groupBy(whole, keyOf);
  return rows.flatMap((row) => {
    const faults = (known.get(keyOf(row)) ?? []).map((other) => wrongIn(row, other, ASKED[table]));
    return faults.includes(undefined) ? [] : [`${table} ${keyOf(row)}${faults[0] ?? ": a new row"}`];
  });
}

const textOf = ({ what, received }: Diagnostic) => `${what} ${received}`;

const isHere = existsSync(CORPUS);

describe.skipIf(!isHere).each(FAMILIES)("a datapack as %s has it", (name) => {
  const folder = mkdtempSync(join(tmpdir(), "gamedata-misspelled-"));
  const datapack = join(folder, "cut");
  let files: readonly string[] = [];
  let whole: Compilation;

  const compiled = () =>
    compile({ datapack, chronicle: "cut", project: "unknown", revision: "unknown", acceptLosses: true });

  beforeAll(() => {
    unpackDatapack(name, join(folder, "all"));
    files = cutDatapack(join(folder, "all"), datapack).filter((file) => READ.test(file.replace(/\.\w+$/u, "")));
    whole = compiled();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    ["misspelled name", misspellIn],
    ["number that cannot be read", damageNumberIn],
  ])("with a %s compiles to nothing that it does not say, and names what is lost", (_, damageIn) => {
    const rows = rowsOf(whole);
    const said = new Set(whole.diagnostics.map(textOf));
    const lost = new Map(whole.accounts.map(({ table, held, read }) => [table, held - read]));
    let changed = 0;
    const numbers = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat(2));
    fc.assert(
      fc.property(fc.nat(), numbers, fc.option(fc.nat(), { nil: undefined }), (position, chosen, only) => {
        const file = files[position % files.length];
        const damage = file === undefined ? undefined : damageIn(datapack, file, chosen, only);
        if (damage === undefined) return;
        const path = join(datapack, damage.file);
        const text = readFileSync(path, "latin1");
        writeFileSync(path, damage.text, "latin1");
        try {
          const damaged = compiled();
          const found = rowsOf(damaged);
          const label = `${damage.file}: ${damage.stated} as ${damage.written}`;
          const wrong = [...found].flatMap(([table, own]) => wrongRows(table, own, rows.get(table) ?? []));
          expect(wrong.slice(0, 3), label).toEqual([]);
          if (JSON.stringify([...found]) === JSON.stringify([...rows])) return;
          changed += 1;
          const isNamed =
            damaged.diagnostics.some((one) => !said.has(textOf(one))) ||
            damaged.unread.some((one) => one.name?.includes(damage.written) === true) ||
            damaged.accounts.some(({ table, held, read }) => held - read > (lost.get(table) ?? 0));
          expect(isNamed, `${label} is named`).toBe(true);
        } finally {
          writeFileSync(path, text, "latin1");
        }
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(changed).toBeGreaterThan(0);
  });
});
