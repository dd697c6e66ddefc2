import { isRecord } from "@gamedata/rules";
import type { PlainSchema } from "../schema/plain-schema.js";
import type { Arguments } from "./arguments.js";

/** A number of JSON, as text. */
const NUMBER = /^-?\d+(?:\.\d+)?$/u;

/**
 * Reads arguments as they are meant: models write numbers and flags as text, one value where a list is asked for, and null for what they leave out.
 * Other values stay as they are; the query checks them.
 */
export function meantArguments({ properties = {} }: PlainSchema, args: Arguments): Arguments {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, meant(properties[name], value)]));
}

function meant(schema: PlainSchema | undefined, value: unknown): unknown {
  switch (schema?.type) {
    case "integer":
    case "number":
      return typeof value === "string" && NUMBER.test(value) ? Number(value) : value;
    case "boolean":
      return value === "true" || value === "false" ? value === "true" : value;
    case "array":
      return listOf(schema.items, value);
    case "object":
      return isRecord(value) ? meantArguments(schema, value) : value;
    default:
      return value;
  }
}

/** A list of pairs may be one pair. */
function listOf(items: PlainSchema | undefined, value: unknown): unknown {
  if (items?.type === "array") return Array.isArray(value) && isPair(value) ? [value] : value;
  if (typeof value !== "string" && typeof value !== "number") return value;
  return [value];
}

const isPair = ([first, second, ...others]: readonly unknown[]): boolean =>
  others.length === 0 && !Array.isArray(first) && NUMBER.test(String(second));
