import type { TableName } from "@gamedata/schema";
import type { Place, Report } from "../diagnostic.js";
import type { Sourced } from "../read/datapack.js";
import { type SourcedTable, type SourcedTables, tableNames } from "../tables/draft.js";
import { KNOWN_DANGLING_FILE, type KnownDangling } from "./known-dangling.js";
import { type Reference, type ReferenceTarget, references } from "./references.js";

type Keys = ReadonlySet<number | string>;

const nouns: Readonly<Record<ReferenceTarget, string>> = {
  items: "the id of an item",
  npcs: "the id of an NPC",
  skills: "the id of a skill",
  skillLevels: "a skill and one of its levels",
  classes: "the id of a class",
  quests: "the id of a quest",
  locations: "the id of a location",
};

/** A reference that does not resolve, and the row that it is in. */
export interface DanglingReference extends Place {
  readonly reference: Reference;
  readonly key: number | string;
}

/**
 * Finds the references that do not resolve.
 *
 * @param tables The tables.
 */
export function findDangling(tables: SourcedTables): readonly DanglingReference[] {
  const targets = collectTargets(tables);
  return tableNames.flatMap((name) => findDanglingIn(name, tables, targets));
}

function findDanglingIn<Name extends TableName>(
  name: Name,
  tables: SourcedTables,
  targets: Readonly<Record<ReferenceTarget, Keys>>,
): readonly DanglingReference[] {
  const rows: SourcedTable<Name> = tables[name];
  return references[name].flatMap((reference) =>
    rows.flatMap(({ row, file, line }) =>
      reference
        .keysOf(row)
        .filter((key) => !targets[reference.to].has(key))
        .map((key) => ({ reference, key, file, line })),
    ),
  );
}

/** Point currencies stand where items do. */
function collectTargets(tables: SourcedTables): Readonly<Record<ReferenceTarget, Keys>> {
  const idsOf = (rows: readonly Sourced<{ readonly id: number }>[]): Keys => new Set(rows.map(({ row }) => row.id));
  return {
    items: new Set([...idsOf(tables.items), ...tables.pointCurrencies.map(({ row }) => row.itemId)]),
    npcs: idsOf(tables.npcs),
    skills: idsOf(tables.skills),
    skillLevels: new Set(tables.skills.flatMap(({ row }) => row.levels.map((_, index) => `${row.id}-${index + 1}`))),
    classes: idsOf(tables.classes),
    quests: idsOf(tables.quests),
    locations: idsOf(tables.locations),
  };
}

/**
 * Checks that every reference resolves. One that does not is an error, unless it is listed as known; an entry of the list
 * that no reference needs is a warning.
 *
 * @param report The report.
 * @param tables The tables.
 * @param known The known dangling references.
 */
export function checkLinks(report: Report, tables: SourcedTables, known: readonly KnownDangling[]): void {
  const unmet = new Set(known.map(({ reference, key }) => `${reference} ${key}`));
  const expected = new Set(unmet);
  for (const { reference, key, ...place } of findDangling(tables)) {
    const entry = `${reference.name} ${key}`;
    unmet.delete(entry);
    if (!expected.has(entry)) report.error(place, reference.name, nouns[reference.to], String(key));
  }
  for (const entry of unmet) {
    report.warn({ file: KNOWN_DANGLING_FILE, line: 1 }, entry, "a dangling reference", "none: the entry can go");
  }
}
