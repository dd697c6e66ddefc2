import type { Catalog, InputSchema } from "@gamedata/core";
import { idParameterOf, invalidParameter, parameterKindOf } from "@gamedata/core/parse";
import type { Arguments } from "../call/arguments.js";
import { collectionOf } from "./record-types.js";
import { digitsForm, idPhrase, resolveId } from "./resolve-id.js";
import { resolvePlace } from "./resolve-place.js";

/**
 * Replaces names by ids in the arguments that the input of a query takes ids in: filters, lists, lists of pairs, worn items, and places. Other
 * values stay as they are; the query checks them.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` for a record that is missing, or neither an id nor a name.
 * @throws {ToolError} `AMBIGUOUS_NAME`, or the `*_NOT_FOUND` code of a collection.
 */
export function resolveInput(catalog: Catalog, { entries }: InputSchema, args: Arguments): Arguments {
  refuseMissing(entries, args);
  const resolved = Object.entries(args).map(([name, value]): [string, unknown] => {
    const entry = entries[name];
    if (entry !== undefined && parameterKindOf(entry) === "place") return [name, resolvePlace(catalog, name, value)];
    const ids = entry && idParameterOf(entry);
    if (ids === undefined) return [name, value];
    const collection = collectionOf(ids.collection);
    const idOf = (one: unknown) => resolveId(catalog, collection, name, one);
    if (ids.form === "id") return [name, idOf(value)];
    if (!Array.isArray(value)) return [name, value];
    if (ids.form === "ids") return [name, value.map(idOf)];
    if (ids.form === "enchanted") return [name, value.map((one: unknown) => enchantedOf(one, idOf))];
    const pairOf = ([id, ...others]: readonly unknown[]) => [idOf(id), ...others.map(numberOf)];
    return [name, value.map((pair: unknown) => (Array.isArray(pair) ? pairOf(pair) : pair))];
  });
  return Object.fromEntries(resolved);
}

/** Says of a record that is not given what names it: the query asks for an id alone. */
function refuseMissing(entries: InputSchema["entries"], args: Arguments): void {
  for (const [name, entry] of Object.entries(entries)) {
    const ids = args[name] === undefined && entry.type !== "optional" ? idParameterOf(entry) : undefined;
    if (ids?.form === "id") throw invalidParameter(name, undefined, idPhrase(collectionOf(ids.collection)));
  }
}

/** A name or an id, and the enchantment behind a hyphen. */
const enchantedForm = /^(?<named>.+?)(?<enchant>\s*-\d{1,3})?$/su;

/** Replaces the name of a worn item by its id, as text; what follows its hyphen stays. */
function enchantedOf(value: unknown, idOf: (one: unknown) => unknown): unknown {
  if (typeof value === "number") return String(value);
  const { named, enchant = "" } = (typeof value === "string" && enchantedForm.exec(value)?.groups) || {};
  return named === undefined ? value : `${idOf(named)}${enchant.trim()}`;
}

/** Reads the number of a pair, which may be text, as its id is; another value stays as it is. */
const numberOf = (value: unknown): unknown =>
  typeof value === "string" && digitsForm.test(value) ? Number(value) : value;
