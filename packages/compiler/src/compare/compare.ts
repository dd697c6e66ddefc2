import { dropChanceOf, type TableRecord } from "@gamedata/rules";
import type { TableName } from "@gamedata/schema";
import type { ComparedDataset } from "../diff/records.js";

/** How far two data sets agree in one field of a table, over the records that both state it for. */
export interface FieldAgreement {
  readonly field: string;
  readonly both: number;
  readonly agreeing: number;
  /** The first records in which they do not agree. */
  readonly disagreements: readonly Disagreement[];
}

/** A field of a record that two data sets state differently. */
export interface Disagreement {
  readonly key: string;
  readonly name?: string;
  readonly first: unknown;
  readonly second: unknown;
}

/** How far two data sets agree in a table. */
export interface TableAgreement {
  readonly table: TableName;
  /** Records in both, in the first only, and in the second only. */
  readonly both: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly fields: readonly FieldAgreement[];
}

/** How far two data sets of one chronicle agree; tables that one of them does not have are left out. */
export interface Agreement {
  readonly first: string;
  readonly second: string;
  readonly tables: readonly TableAgreement[];
}

const LISTED_DISAGREEMENTS = 20;

/** Numbers that differ by less than this part are equal: sources round them differently. */
const TOLERANCE = 1e-6;

/** The unit to which one of the sources rounds a field: chances are whole parts per million in some. */
const units: Readonly<Record<string, number>> = { chance: 1 };

type Records = ReadonlyMap<string, TableRecord>;

/** What is compared of the tables whose rows have no key, or whose rows two sources number differently. */
const keyed: Partial<Record<TableName, (row: TableRecord) => readonly [key: string, row: TableRecord]>> = {
  drops: (row) => {
    const { npcId, itemId, category, min, max } = row;
    const chance = dropChanceOf({ chance: Number(row["chance"]), ...groupOf(row["groupChance"]) });
    return [`${npcId}/${itemId}/${category === -1 ? "spoil" : "drop"}`, { min, max, chance }];
  },
  armorSets: ({ id: _, ...row }) => [String(row["chest"]), row],
  buyLists: ({ id: _, ...row }) => [`${row["npcId"]}`, row],
};

/** Tables of which a record is in one source by choice, or has no position that two sources could share. */
const LEFT_OUT: ReadonlySet<TableName> = new Set([
  "spawns",
  "spawnGroups",
  "doubts",
  "enchantBonuses",
  "enchantChances",
  "engineRules",
  "exchanges",
]);

const groupOf = (chance: unknown) => (typeof chance === "number" ? { groupChance: chance } : {});

/** Compares the records of two data sets field by field. */
export function compareDatasets(first: ComparedDataset, second: ComparedDataset): Agreement {
  const tables = [...first.records.keys()].flatMap((table) => {
    const [one, other] = [recordsOf(first, table), recordsOf(second, table)];
    return one.size === 0 || other.size === 0 || LEFT_OUT.has(table) ? [] : compareTable(table, one, other);
  });
  return { first: first.version, second: second.version, tables };
}

/** Returns the records of a table by the key under which two sources have them; a repeated key is numbered. */
function recordsOf({ records }: ComparedDataset, table: TableName): Records {
  const rows = records.get(table) ?? new Map<string, TableRecord>();
  const key = keyed[table];
  if (key === undefined) return new Map(Array.from(rows, ([name, row]) => [name, flatten(row)]));
  const found = new Map<string, TableRecord>();
  for (const row of rows.values()) {
    const [name, fields] = key(row);
    let unique = name;
    for (let count = 2; found.has(unique); count += 1) unique = `${name} #${count}`;
    found.set(unique, flatten(fields));
  }
  return found;
}

/** Returns a record in which each field of a group is a field of its own, for example `stats.pAtk`. */
function flatten(row: TableRecord): TableRecord {
  const entries = Object.entries(row).flatMap(([field, value]) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([part, content]): [string, unknown] => [`${field}.${part}`, content])
      : [[field, value] as [string, unknown]],
  );
  return Object.fromEntries(entries);
}

function compareTable(table: TableName, first: Records, second: Records): TableAgreement {
  const shared = [...first].flatMap(([key, row]) => {
    const other = second.get(key);
    return other === undefined ? [] : [{ key, row, other }];
  });
  const fields = new Map<string, { both: number; disagreements: Disagreement[] }>();
  for (const { key, row, other } of shared) {
    for (const field of Object.keys(row)) {
      if (!Object.hasOwn(other, field)) continue;
      const found = fields.get(field) ?? { both: 0, disagreements: [] };
      fields.set(field, found);
      found.both += 1;
      if (!areEqual(row[field], other[field], units[field])) {
        found.disagreements.push({ key, ...nameOf(row), first: row[field], second: other[field] });
      }
    }
  }
  return {
    table,
    both: shared.length,
    onlyFirst: first.size - shared.length,
    onlySecond: second.size - shared.length,
    fields: [...fields].map(([field, { both, disagreements }]) => ({
      field,
      both,
      agreeing: both - disagreements.length,
      disagreements: disagreements.slice(0, LISTED_DISAGREEMENTS),
    })),
  };
}

const nameOf = ({ name }: TableRecord) => (typeof name === "string" ? { name } : {});

const isNumber = (value: unknown) => typeof value === "number";

/** Whether two values are equal; numbers, at any depth, up to rounding, and lists of numbers in any order. */
function areEqual(one: unknown, other: unknown, unit = 0): boolean {
  if (typeof one === "number" && typeof other === "number") {
    return Math.abs(one - other) <= Math.max(unit, TOLERANCE * Math.max(Math.abs(one), Math.abs(other)));
  }
  if (Array.isArray(one) && Array.isArray(other) && one.every(isNumber) && other.every(isNumber)) {
    return one.toSorted().join() === other.toSorted().join();
  }
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  if (keys.length !== others.length) return false;
  return keys.every((key) => areEqual(Reflect.get(one, key), Reflect.get(other, key)));
}
