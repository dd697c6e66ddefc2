import { collectionsByType, type RecordType } from "../names/record-types.js";
import { parameterSchema } from "../schema/input-schema.js";
import { type ObjectSchema, objectSchema, type PlainSchema } from "../schema/plain-schema.js";
import { LIMIT, REPLACED_BY_CURSOR } from "./asked-query.js";
import { parametersOf } from "./query-tool.js";
import type { Chronicles } from "./tool.js";

/** The types whose lists are tools, and those whose filters only an error names, so that the list of tools stays short. */
const listedApart: readonly RecordType[] = ["item", "monster", "npc", "augmentation", "fish", "door", "static-object"];
/** The parameters of lists that are no filters; rows show more by `fields`. */
const noFilters: readonly string[] = [LIMIT, REPLACED_BY_CURSOR, "with"];

/** Describes the filters of all lists that are no tools; one that takes different words by list has only its type. */
export function filtersSchema(chronicles: Chronicles): ObjectSchema {
  const schemas = new Map<string, PlainSchema>();
  for (const [type, { list }] of collectionsByType) {
    if (listedApart.includes(type)) continue;
    for (const { name, entry, others } of parametersOf(list, chronicles)) {
      if (noFilters.includes(name)) continue;
      const schema = parameterSchema(entry, others);
      const known = schemas.get(name) ?? schema;
      schemas.set(name, JSON.stringify(known) === JSON.stringify(schema) ? schema : { type: schema.type });
    }
  }
  return objectSchema(Object.fromEntries(schemas));
}
