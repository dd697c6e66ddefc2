// Prints valibot schemas as plain TypeScript types.
import * as schema from "@gamedata/schema";
import type { Described } from "./described.js";
import { doc, fieldLines, union } from "./text.js";

/** Characters of an object inside another one that is printed on one line, at most. */
const SHORT_OBJECT = 80;

/** Descriptions of the types whose schemas have none. */
const descriptions: Readonly<Record<string, string>> = {
  BulkMeta: "Size of a bulk response, and the ids that no record has.",
  ErrorCode: "Code of an error response; stable.",
  ListMeta: "Position of a page in its list.",
  SearchHit: "Record of any type whose name matches a search.",
  SearchType: "Type of a search result; equally good results have this order.",
};

const typeName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const kebab = (name: string) => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Returns the known words of a schema whose words differ by chronicle; `undefined` for any other schema. */
function knownWordsOf({ pipe = [] }: Described): readonly unknown[] | undefined {
  const { metadata } = pipe.find(({ type }) => type === "metadata") ?? {};
  return metadata?.examples;
}

/**
 * The schemas that have a type of their own, by its name: resources by theirs, and other objects, picklists, words and ids by
 * that of their export: `itemId` describes `ItemId`.
 */
const resourceSchemas = new Set<unknown>(Object.values(schema.resources));
const namedSchemas: ReadonlyMap<string, Described> = new Map([
  ...Object.entries<unknown>(schema).flatMap(([name, value]): readonly (readonly [string, Described])[] =>
    isNamedSchema(name, value) && !resourceSchemas.has(value) ? [[typeName(name), value]] : [],
  ),
  ...Object.entries<Described>(schema.resources),
]);
/** The name of a type by its schema, and by the list of its values or known words, which other schemas share. */
const names: ReadonlyMap<unknown, string> = new Map(
  Array.from(namedSchemas).flatMap(([name, described]): readonly (readonly [unknown, string])[] => {
    const values = described.options ?? knownWordsOf(described);
    return values === undefined
      ? [[described, name]]
      : [
          [described, name],
          [values, name],
        ];
  }),
);

function isNamedSchema(name: string, value: unknown): value is Described {
  if (!isDescribed(value) || value.kind !== "schema") return false;
  return "entries" in value || "options" in value || knownWordsOf(value) !== undefined || name.endsWith("Id");
}

/** Returns the name of a schema's type; `undefined` when the type is written out. */
export function nameOf(described: Described): string | undefined {
  const { options, pipe: [first] = [] } = described;
  return names.get(described) ?? (options && names.get(options)) ?? (first && nameOf(first));
}

/** Returns the description that a schema adds to that of its named type, if any. */
export function descriptionOf(described: Described): string | undefined {
  if (names.has(described)) return undefined;
  const { pipe: [first] = [], wrapped } = described;
  const inner = wrapped ?? first;
  return ownDescription(described) ?? (inner && descriptionOf(inner));
}

function ownDescription({ pipe = [] }: Described): string | undefined {
  const description = pipe.findLast(({ type }) => type === "description")?.description;
  return typeof description === "string" ? description : undefined;
}

function objectType(entries: Readonly<Record<string, Described>>, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(entries).map(([name, field]) => {
    const mark = field.type.endsWith("optional") ? "?" : "";
    return fieldLines(descriptionOf(field), `${name}${mark}: ${typeOf(field, inner)}`, inner);
  });
  const line = `{ ${fields.map((field) => field.trim()).join(" ")} }`;
  return indent !== "" && line.length <= SHORT_OBJECT ? line : `{\n${fields.join("")}${indent}}`;
}

/** Prints the type of a schema: its name, or else what it consists of. */
export function typeOf(described: Described, indent = ""): string {
  return nameOf(described) ?? structureOf(described, indent);
}

/** Prints the type of a word of which some are known; the intersection keeps them in the type, so that editors propose them. */
const wordsType = (known: readonly unknown[] | undefined): string | undefined =>
  known && [...known.map((word) => JSON.stringify(word)), "(string & {})"].join(" | ");

function structureOf(described: Described, indent: string): string {
  const { type, item, items = [], wrapped, value, entries = {} } = described;
  switch (type) {
    case "string":
      return wordsType(knownWordsOf(described)) ?? "string";
    case "number":
    case "boolean":
    case "unknown":
      return type;
    case "literal":
      return JSON.stringify(described.literal);
    case "picklist":
    case "union":
      // The values of a picklist without values are in the data.
      return (described.options ?? []).map((option) => optionOf(option, indent)).join(" | ") || "string";
    case "nullable":
      return `${innerType(wrapped, indent)} | null`;
    case "optional":
    case "exact_optional":
      return innerType(wrapped, indent);
    case "lazy":
      return innerType(described.getter?.(undefined), indent);
    case "array": {
      const element = innerType(item, indent);
      return /^readonly | \| /.test(element) && !element.startsWith("{")
        ? `readonly (${element})[]`
        : `readonly ${element}[]`;
    }
    case "strict_tuple":
      return `readonly [${items.map((part) => typeOf(part, indent)).join(", ")}]`;
    case "record": {
      const inner = `${indent}  `;
      return `{\n${inner}readonly [name: string]: ${innerType(value, inner)};\n${indent}}`;
    }
    case "object":
    case "strict_object":
      return objectType(entries, indent);
    default:
      throw new TypeError(`There is no type for a schema of type ${type}`);
  }
}

/** Prints a value of a picklist, or the type of a schema of a union. */
function optionOf(option: unknown, indent: string): string {
  return isDescribed(option) ? typeOf(option, indent) : JSON.stringify(option);
}

export function isDescribed(value: unknown): value is Described {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function innerType(schemaOfPart: Described | undefined, indent: string): string {
  if (schemaOfPart === undefined) throw new TypeError("A schema names no schema of its parts.");
  return typeOf(schemaOfPart, indent);
}

export function declare(name: string): string {
  const described = namedSchemas.get(name);
  if (described === undefined) throw new RangeError(`There is no schema of the type ${name}.`);
  const text = doc(ownDescription(described) ?? descriptions[name]);
  if (name.endsWith("Id") && !("entries" in described))
    return `${text}export type ${name} = Id<"${kebab(name.slice(0, -2))}">;\n`;
  const type = structureOf(described, "");
  if (type.startsWith("{")) return `${text}export interface ${name} ${type}\n`;
  return `${text}${union(`export type ${name} =`, type.split(" | "))}\n`;
}

export const namedTypes: readonly string[] = [...namedSchemas.keys()].sort();

/** Lists the named types that the declarations of some types refer to, themselves included, by name. */
export function reachable(roots: readonly string[]): readonly string[] {
  const found = new Set(roots);
  for (const name of found)
    for (const [word] of declare(name)
      .replace(/\/\*\*.*?\*\//gs, "")
      .matchAll(/\b[A-Z]\w+\b/g))
      if (namedSchemas.has(word)) found.add(word);
  return [...found].sort();
}
