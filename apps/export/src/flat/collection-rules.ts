import { resources } from "@gamedata/schema";
import { collectionTables, idField } from "./collection-tables.js";
import type { ColumnName } from "./flat-table.js";
import { isMadeOf, type Schema } from "./read-schema.js";
import type { Rules } from "./table-plan.js";

const leftOut: readonly string[] = [
  // Only the first of many exchanges; `exchanges_entries` has all of them.
  ...["items.exchangeFrom", "items.exchangeFor"],
  // Only those of `npcs_involvedInQuests` have values.
  ...["items_rewardedByQuests.quest.roles", "items_questItemFor.roles", "npcs_startsQuests.roles"],
  "quests_prerequisites.roles",
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

/** The rules of the tables of all collections. */
export const collectionRules: Rules = {
  keptFields: (schema) => references.find(([whole]) => isMadeOf(schema, whole))?.[1],
  candidates,
  isJson: (schema) => isMadeOf(schema, resources.EffectCondition),
  isLeftOut: (table, path) => leftOut.includes(`${table}.${path.join(".")}`),
};
