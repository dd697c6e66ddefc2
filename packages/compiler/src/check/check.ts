import { givingTables, obtainableItems, present } from "@gamedata/rules";
import { referenceTargets } from "@gamedata/schema";
import type { Compilation } from "../compile.js";
import { type Diagnostic, isUnknownName, type SourcePosition } from "../diagnostic.js";
import type { SourcedTables } from "../tables/table-rows.js";

/** What a check looks for, each in a sentence for `--help`. */
export const checkRules = {
  dangling: "A reference names a record that the datapack does not have.",
  duplicate: "Two records have one id; the last one counts.",
  "drop-chance": "A chance of a drop or of a group is above 100 %.",
  "drop-range": "The minimum of a drop, or of what a box gives, is above its maximum.",
  "recipe-product": "A recipe has no product, or one that the datapack does not have.",
  "unobtainable-item":
    "A recipe or multisell takes an item that no NPC, recipe, shop, multisell, quest, seed, box, skill or start of a character gives.",
  "unplaced-monster": "A monster with drops stands nowhere, and no other NPC brings it along.",
  unread:
    "Something is invalid or missing, so that it is left out. Names that the compiler does not know are no findings.",
} as const;

export type CheckRule = keyof typeof checkRules;

export const isCheckRule = (name: string): name is CheckRule => Object.hasOwn(checkRules, name);

export interface Finding extends SourcePosition {
  readonly rule: CheckRule;
  readonly message: string;
  /** How many more of its kind were found, and only counted. */
  readonly further?: number;
}

/** Returns what the rules find in a compiled datapack, by file and line. */
export function checkDatapack({
  diagnostics,
  engine,
  tables,
  locate,
}: Pick<Compilation, "diagnostics" | "engine" | "tables" | "locate">): readonly Finding[] {
  // Classes are known from the files of aCis; those of the other servers are in the compiler, which may lack some.
  const isUnknownClass = ({ expected }: Diagnostic) => engine !== "acis" && expected === referenceTargets.class;
  const ofReader = (diagnostic: Diagnostic) => isUnknownName(diagnostic) || isUnknownClass(diagnostic);
  const ofTables = [...findUnobtainable(tables), ...findUnplaced(tables)];
  const located = ofTables.map((finding) => ({ ...finding, file: locate(finding.file) }));
  return [...diagnostics.filter((one) => !ofReader(one)).flatMap(findingOf), ...located].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line,
  );
}

function findingOf(diagnostic: Diagnostic): readonly Finding[] {
  const { severity, file, line, what, expected, received, further } = diagnostic;
  const { rule = severity === "warning" ? undefined : "unread" } = diagnostic;
  if (rule === undefined) return [];
  const rest = further === undefined ? "" : `, and ${further} more of the kind`;
  const message = `${what}: expected ${expected}, received ${received}${rest}`;
  return [{ rule, file, line, message, ...present({ further }) }];
}

/** Finds the items that a recipe or a multisell takes and nothing gives. Items that only scripts give are among them. */
function findUnobtainable(tables: SourcedTables): readonly Finding[] {
  const given = obtainableItems(rowsOf(tables));
  const taken = new Set([
    ...tables.recipes.flatMap(({ row: { itemId, ingredients } }) => [itemId, ...ingredients.map((one) => one.itemId)]),
    ...tables.multisells.flatMap(({ row }) => row.entries.flatMap((entry) => entry.required.map((one) => one.itemId))),
  ]);
  return tables.items
    .filter(({ row }) => taken.has(row.id) && !given.has(row.id))
    .map(({ row, file, line }) => ({
      rule: "unobtainable-item",
      file,
      line,
      message: `A recipe or multisell takes item ${row.id}, ${row.name}, and nothing that is read gives it.`,
    }));
}

/** Returns the rows of the tables that give items, without their positions. */
function rowsOf(tables: SourcedTables): Parameters<typeof obtainableItems>[0];
function rowsOf(tables: SourcedTables): object {
  return Object.fromEntries(givingTables.map((name) => [name, tables[name].map(({ row }) => row)]));
}

/** Finds the NPCs with drops that have no spawn, and are no minions. */
function findUnplaced(tables: SourcedTables): readonly Finding[] {
  const placed = new Set(tables.spawns.map(({ row }) => row.npcId));
  for (const { row } of tables.spawnGroups) placed.add(row.npcId);
  for (const { row } of tables.npcs) for (const { npcId } of row.minions ?? []) placed.add(npcId);
  const withDrops = new Set(tables.drops.map(({ row }) => row.npcId));
  return tables.npcs
    .filter(({ row }) => withDrops.has(row.id) && !placed.has(row.id))
    .map(({ row, file, line }) => ({
      rule: "unplaced-monster",
      file,
      line,
      message: `NPC ${row.id}, ${row.name}, has drops and stands nowhere.`,
    }));
}
