import { type CollectionFacts, collections, resources } from "@gamedata/schema";
import * as v from "valibot";
import { isMadeOf, readField, type Schema } from "./read-schema.js";

/** A collection as a table: one row for each record. */
export interface CollectionTable {
  readonly name: string;
  readonly facts: CollectionFacts;
  readonly schema: Schema;
  /** The column with the id of a record. */
  readonly key: string;
  /** The table that has the same records and more, as that of NPCs has the monsters; then this one has only ids. */
  readonly whole: string | undefined;
}

/** Returns the first field that has the id of a record, by its schema. */
export function idField(schema: Schema, { id }: CollectionFacts): string | undefined {
  const entries = Object.entries(readField(schema).schema.entries ?? {});
  return entries.find(([, field]) => isMadeOf(readField(field).schema, id))?.[0];
}

/** What belongs to an NPC and is not in its details: the answers of its drops, spawns and loot. */
const npcParts: v.ObjectEntries = {
  drops: v.array(resources.Drop),
  spawns: v.array(resources.EnrichedSpawn),
  loot: v.pipe(
    v.strictObject(v.pick(resources.NpcLoot.pipe[0], ["rawId", "adenaPerKill", "valuePerKill", "rows"]).entries),
    v.description("At rate 1, without a level gap."),
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
