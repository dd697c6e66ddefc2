import { MAXIMUM_IDS, type RecordSchema } from "@gamedata/core";
import { type CollectionFacts, type ResourceName, resources, valibotSchemaOf } from "@gamedata/schema";
import * as v from "valibot";

/** Returns the schema of a resource: each is a record. */
export function recordSchemaOf(name: ResourceName): RecordSchema {
  return resources[name];
}

/** Returns the parameter that selects fields of records, or with `ids` those of `bulkResource`. */
export function fieldsParameter(resource: ResourceName, bulkResource: ResourceName = resource) {
  const fieldsOf = (name: ResourceName) => Object.keys(recordSchemaOf(name).entries);
  const names = [...new Set([...fieldsOf(resource), ...fieldsOf(bulkResource)])];
  const bulkNote =
    bulkResource === resource ? "" : " With `ids` these are fields of the details, otherwise of the rows.";
  return v.optional(
    v.pipe(v.array(v.picklist(names)), v.description(`The top-level fields to return; all by default.${bulkNote}`)),
  );
}

/** Returns the parameter that requests many records by id. */
export function idsParameter({ id }: CollectionFacts) {
  return v.optional(
    v.pipe(
      v.array(valibotSchemaOf(id)),
      v.description(
        `Returns the details of these records, in this order; unknown ids are in \`meta.missing\`. At most ${MAXIMUM_IDS} different ids. Only \`fields\` may be combined with it.`,
      ),
    ),
  );
}
