import {
  type ReferenceTarget,
  referenceTargets,
  type TableDescription,
  type TableName,
  type Tables,
} from "@gamedata/schema";
import type { Report, SourcePosition } from "../diagnostic.js";
import { descriptions, type SourcedTable, type SourcedTables, tableNames } from "../tables/table-rows.js";
import { KNOWN_DANGLING_FILE, type KnownDangling } from "./known-dangling.js";

type Key = number | string;
type Targets = ReadonlyMap<ReferenceTarget, ReadonlySet<Key>>;

/** A reference that does not resolve, and the row that it is in. */
interface DanglingReference extends SourcePosition {
  /** `<table>.<field>`. */
  readonly reference: string;
  readonly to: ReferenceTarget;
  readonly key: Key;
}

function findDangling<Name extends TableName>(
  name: Name,
  tables: SourcedTables,
  targets: Targets,
): readonly DanglingReference[] {
  const rows: SourcedTable<Name> = tables[name];
  const { references = [] }: TableDescription<Tables[Name][number]> = descriptions[name];
  return references.flatMap(({ field, to, keysOf }) =>
    rows.flatMap(({ row, file, line }) =>
      keysOf(row)
        .filter((key) => !targets.get(to)?.has(key))
        .map((key) => ({ reference: `${name}.${field}`, to, key, file, line })),
    ),
  );
}

/** Collects the keys under which references find the rows of a table. */
function addTargets<Name extends TableName>(
  name: Name,
  tables: SourcedTables,
  found: Map<ReferenceTarget, Set<Key>>,
): void {
  const rows: SourcedTable<Name> = tables[name];
  const { targets = [] }: TableDescription<Tables[Name][number]> = descriptions[name];
  for (const { kind, keysOf } of targets) {
    const keys = found.get(kind) ?? new Set();
    for (const { row } of rows) for (const key of keysOf(row)) keys.add(key);
    found.set(kind, keys);
  }
}

/** Finds the files that could not be read, by what references name their records as. */
function lostTargets({ lostFiles }: Report): ReadonlyMap<ReferenceTarget, SourcePosition> {
  const lost = new Map<ReferenceTarget, SourcePosition>();
  for (const name of tableNames) {
    const file = lostFiles.get(name);
    if (file !== undefined) for (const { kind } of descriptions[name].targets ?? []) lost.set(kind, file);
  }
  return lost;
}

/** The reason of an entry that the compiler lists itself. */
const UNEXPLAINED = "Dangles in the source.";

/**
 * Checks that every reference resolves. A dangling reference fails a strict run unless it is listed as known; a listed entry
 * without a dangling reference is a warning. Where a file could not be read, its records are not known: the references to records of
 * its table that dangle are counted in one warning.
 *
 * @returns The dangling references that are not listed, each once.
 */
export function checkLinks(
  report: Report,
  tables: SourcedTables,
  known: readonly KnownDangling[],
): readonly KnownDangling[] {
  const unmet = new Set(known.map(({ reference, key }) => `${reference} ${key}`));
  const expected = new Set(unmet);
  const targets = new Map<ReferenceTarget, Set<Key>>();
  for (const name of tableNames) addTargets(name, tables, targets);
  const found = new Map<string, KnownDangling>();
  const lost = lostTargets(report);
  const intoLost = new Map<SourcePosition, number>();
  for (const { reference, to, key, ...position } of tableNames.flatMap((name) => findDangling(name, tables, targets))) {
    const entry = `${reference} ${key}`;
    unmet.delete(entry);
    if (expected.has(entry)) continue;
    const file = lost.get(to);
    if (file !== undefined) {
      intoLost.set(file, (intoLost.get(file) ?? 0) + 1);
      continue;
    }
    found.set(entry, { reference, key, reason: UNEXPLAINED });
    const rule = reference === "recipes.product" ? "recipe-product" : "dangling";
    report.warnUnlessStrict(position, reference, referenceTargets[to], String(key), rule);
  }
  for (const [{ file, line }, count] of intoLost) {
    report.warn({ file, line }, "references into files that could not be read", "none", String(count), "dangling");
  }
  for (const entry of unmet) {
    report.warn({ file: KNOWN_DANGLING_FILE, line: 1 }, entry, "a dangling reference", "none: the entry can go");
  }
  return [...found.values()];
}
