import type { MultisellRow, QuestRow } from "@gamedata/schema";
import type { Compilation } from "../compile.js";
import type { Diagnostic, SourcePosition } from "../diagnostic.js";
import type { SourcedTables } from "../tables/sourced-tables.js";

/** What a check looks for, each in a sentence for `--help`. */
export const checkRules = {
  dangling: "A reference names a record that the datapack does not have.",
  duplicate: "Two records have one id; the last one counts.",
  "drop-chance": "A chance of a drop or of a group is above 100 %.",
  "drop-range": "The minimum of a drop is above its maximum.",
  "recipe-product": "A recipe has no product, or one that the datapack does not have.",
  "unobtainable-item": "No NPC, recipe, shop, multisell, quest or seed gives an item.",
  "unplaced-monster": "A monster with drops stands nowhere, and no other NPC brings it along.",
  unread: "Something is unknown or invalid, so that a strict run would refuse it.",
} as const;

/** The name of a rule. */
export type CheckRule = keyof typeof checkRules;

/** Returns whether a text is the name of a rule. */
export const isCheckRule = (name: string): name is CheckRule => Object.hasOwn(checkRules, name);

/** Something that a rule found. */
export interface Finding extends SourcePosition {
  readonly rule: CheckRule;
  readonly message: string;
}

/** Returns what the rules find in a compiled datapack, by file and line. */
export function checkDatapack({
  diagnostics,
  tables,
}: Pick<Compilation, "diagnostics" | "tables">): readonly Finding[] {
  return [...diagnostics.flatMap(findingOf), ...findUnobtainable(tables), ...findUnplaced(tables)].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line,
  );
}

function findingOf({ severity, file, line, what, expected, received, ...diagnostic }: Diagnostic): readonly Finding[] {
  const { rule = severity === "warning" ? undefined : "unread" } = diagnostic;
  return rule === undefined
    ? []
    : [{ rule, file, line, message: `${what}: expected ${expected}, received ${received}` }];
}

/** Finds the items that nothing gives. Items that only scripts or the start of a character give are among them. */
function findUnobtainable(tables: SourcedTables): readonly Finding[] {
  const given = new Set<number>();
  const give = (ids: Iterable<number>) => {
    for (const id of ids) given.add(id);
  };
  give(tables.drops.map(({ row }) => row.itemId));
  give(tables.herbGroups.flatMap(({ row }) => row.herbs.map(({ itemId }) => itemId)));
  give(
    tables.recipes.flatMap(({ row: { product, rare } }) => (rare ? [product.itemId, rare.itemId] : [product.itemId])),
  );
  give(tables.buyLists.flatMap(({ row }) => row.products.map(({ itemId }) => itemId)));
  give(tables.multisells.flatMap(({ row }) => row.entries.flatMap(productsOf)));
  give(tables.quests.flatMap(({ row: { questItemIds = [], rewards } }) => [...questItemIds, ...rewardsOf(rewards)]));
  give(tables.seeds.flatMap(({ row }) => [row.itemId, row.cropItemId, row.matureItemId, ...row.rewardItemIds]));
  return tables.items
    .filter(({ row }) => !given.has(row.id))
    .map(({ row, file, line }) => ({
      rule: "unobtainable-item",
      file,
      line,
      message: `Nothing gives item ${row.id}, ${row.name}.`,
    }));
}

const productsOf = ({ produces, alsoProduces = [] }: MultisellRow["entries"][number]): readonly number[] =>
  [produces, ...alsoProduces].map(({ itemId }) => itemId);

/** Returns the items of the rewards of a quest, whichever of their alternatives are chosen. */
function rewardsOf(rewards: QuestRow["rewards"] | undefined): readonly number[] {
  const lists = rewards === undefined ? [] : [rewards, ...(rewards.alternatives ?? [])];
  return lists.flatMap(({ items = [] }) => items.map(({ itemId }) => itemId));
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
