import type { JsonSchema } from "@valibot/to-json-schema";

/**
 * Merges the schemas that a parameter has in several chronicles into one that accepts what any of them accepts: choices
 * and bounds may come from the data, everything else is the same.
 */
export function mergedSchema(schemas: readonly JsonSchema[]): JsonSchema {
  return schemas.reduce(merged);
}

function merged(one: JsonSchema, other: JsonSchema): JsonSchema {
  const { enum: values, minimum, maximum, items } = one;
  return {
    ...one,
    ...(values && { enum: [...new Set([...values, ...(other.enum ?? [])])] }),
    ...(minimum !== undefined && { minimum: Math.min(minimum, other.minimum ?? minimum) }),
    ...(maximum !== undefined && { maximum: Math.max(maximum, other.maximum ?? maximum) }),
    ...(isSchema(items) && isSchema(other.items) && { items: merged(items, other.items) }),
  };
}

function isSchema(items: JsonSchema["items"]): items is JsonSchema {
  return typeof items === "object" && !Array.isArray(items);
}
