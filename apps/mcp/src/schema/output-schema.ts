import { type ResourceName, resources } from "@gamedata/schema";
import type { ObjectSchema } from "./object-schema.js";

/**
 * Describes the answer that is a record. Of a resource the fields are named, without their schemas: whole ones would fill
 * the context of a model, and `fields` may leave any of them out.
 */
export function recordOutput(resource?: ResourceName): ObjectSchema {
  return {
    type: "object",
    properties: { data: objectOf(resource), more: { type: "array" } },
    required: ["data"],
  };
}

/** Describes the answer that is a page of rows. */
export function pageOutput(resource?: ResourceName): ObjectSchema {
  return {
    type: "object",
    properties: {
      data: { type: "array", items: objectOf(resource) },
      total: { type: "integer" },
      nextCursor: { type: "string" },
    },
    required: ["data", "total"],
  };
}

function objectOf(resource: ResourceName | undefined): object {
  if (resource === undefined) return { type: "object" };
  const fields = Object.keys(resources[resource].entries).map((name) => [name, {}]);
  return { type: "object", properties: Object.fromEntries(fields) };
}
