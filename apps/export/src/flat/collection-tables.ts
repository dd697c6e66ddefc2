import { type CollectionFacts, collections, resources } from "@gamedata/schema";
import * as v from "valibot";
import type { ColumnName } from "./flat-table.js";
import type { Rules } from "./plan-table.js";
import { isMadeOf, readField, type Schema } from "./read-schema.js";

export interface CollectionTable {
  readonly name: string;
  readonly facts: CollectionFacts;
  readonly schema: Schema;
  /** The column with the id of a record. */
  readonly key: string;
  /** The table that has the same records and more, as that of NPCs has the monsters; then this one has only ids. */
  readonly whole: string | undefined;
}

function idField(schema: Schema, { id }: CollectionFacts): string | undefined {
  const entries = Object.entries(readField(schema).schema.entries ?? {});
  return entries.find(([, field]) => isMadeOf(readField(field).schema, id))?.[0];
}

/** What belongs to an NPC and is not in its details: the answers of its drops, spawns and loot. */
const npcParts: v.ObjectEntries = {
  drops: v.array(resources.Drop),
  spawns: v.array(resources.EnrichedSpawn),
  loot: v.exactOptional(
    v.pipe(
      v.strictObject(v.pick(resources.NpcLoot.pipe[0], ["rawId", "adenaPerKill", "valuePerKill", "rows"]).entries),
      v.description("At rate 1, without a level gap."),
    ),
  ),
};

const schemas: Readonly<Record<string, Schema>> = {
  classes: v.pipe(
    v.strictObject({ ...resources.ClassDetail.entries, growth: v.exactOptional(resources.ClassGrowth) }),
    v.description("Player class, its skills, the hennas that it can use, and what it has by level."),
  ),
  npcs: v.pipe(
    v.strictObject({ ...resources.NpcDetail.entries, ...npcParts }),
    v.description("NPC or monster of the cleaned layer, with its drops, spawns and loot."),
  ),
};

const entries: readonly (readonly [string, CollectionFacts])[] = Object.entries(collections);

/** Every collection, in the order of the tables. */
export const collectionTables: readonly CollectionTable[] = entries.map(([name, facts], index) => {
  const schema = schemas[name] ?? resources[facts.detail];
  const key = idField(schema, facts);
  if (key === undefined) throw new Error(`The records of ${name} have no id`);
  const whole = entries.slice(0, index).find(([, other]) => other.detail === facts.detail)?.[0];
  return { name, facts, schema, key, whole };
});

const leftOut: readonly string[] = [
  // Only the first of many exchanges; `exchanges_entries` has all of them.
  ...["items.exchangeFrom", "items.exchangeFor"],
  // Only those of `npcs_involvedInQuests` have values.
  ...["items_rewardedByQuests.quest.roles", "items_questItemFor.roles", "npcs_startsQuests.roles"],
  "quests_prerequisites.roles",
  // `crystal_count` has it.
  "items.crystalCount",
  // The same in every row: a raw NPC is merged with no other one, and the table `dataset` has the source.
  ...["rawNpcs.mergedIds", "rawNpcs.mergedCount", "rawNpcs.source.project", "rawNpcs.source.chronicle"],
];

const wholeTables = collectionTables.filter(({ whole }) => whole === undefined);

/** Objects that another table has in full, with the fields that are kept of them. */
const references: readonly (readonly [Schema, readonly string[]])[] = [
  ...wholeTables.flatMap(({ facts }) =>
    [resources[facts.row], resources[facts.detail]].map((schema: Schema): [Schema, readonly string[]] => [
      schema,
      [idField(schema, facts) ?? "", "name", "displayName"],
    ]),
  ),
  [resources.SkillSummary, ["id", "level", "name"]],
];

/** Returns the columns of ids that have the same schema, or are of another table with the same kind of records. */
function candidates(schema: Schema): readonly ColumnName[] {
  const first = wholeTables.find(({ facts }) => isMadeOf(schema, facts.id));
  return wholeTables
    .filter(({ facts }) => facts.id === first?.facts.id && facts.label === first.facts.label)
    .map(({ name, key }) => ({ table: name, column: key }));
}

export const collectionRules: Rules = {
  keptFields: (schema) => references.find(([whole]) => isMadeOf(schema, whole))?.[1],
  candidates,
  isJson: (schema) => isMadeOf(schema, resources.EffectCondition),
  isLeftOut: (table, path) => leftOut.includes(`${table}.${path.join(".")}`),
};
