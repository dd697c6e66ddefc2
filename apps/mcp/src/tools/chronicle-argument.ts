import type { Catalog } from "@gamedata/core";
import { invalidEnum } from "@gamedata/core/parse";
import { choiceSchema, type PlainSchema } from "../schema/plain-schema.js";
import type { Chronicles } from "./tool.js";

/** The argument of every tool of a server with several chronicles. */
export const CHRONICLE = "chronicle";

/** Describes an argument that names a chronicle. */
export function chronicleSchema(chronicles: Chronicles): PlainSchema {
  return choiceSchema([...chronicles.keys()]);
}

/**
 * Returns the chronicle that an argument names.
 *
 * @throws {GameDataError} `INVALID_ENUM`, with the allowed names.
 */
export function chronicleNamed(chronicles: Chronicles, name: unknown, parameter = CHRONICLE): Catalog {
  const found = typeof name === "string" ? chronicles.get(name) : undefined;
  if (found === undefined) throw invalidEnum(parameter, name, [...chronicles.keys()]);
  return found;
}

/**
 * Returns the chronicle that a call is about, the first one by default.
 *
 * @throws {GameDataError} `INVALID_ENUM`, with the allowed names.
 */
export function chronicleOf(chronicles: Chronicles, name: unknown): Catalog {
  const [first] = chronicles.keys();
  return chronicleNamed(chronicles, name ?? first);
}
