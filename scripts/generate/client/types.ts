// Prints valibot schemas as plain TypeScript types.
import * as schema from "../../../packages/schema/dist/node/index.js";

/** Longest line that the formatter does not wrap. */
const LINE_WIDTH = 120;

/** Descriptions of the types whose schemas have none. */
const descriptions = {
  BulkMeta: "Size of a bulk response, and the ids that no record has.",
  ErrorCode: "Code of an error response; stable.",
  ListMeta: "Position of a page in its list.",
  SearchResult: "Record of any type whose name matches a search.",
  SearchType: "Type of a search result; equally good results have this order.",
};

const typeName = (name) => name.charAt(0).toUpperCase() + name.slice(1);
const kebab = (name) => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/**
 * The schemas that have a type of their own, by its name: resources by theirs, and other objects, picklists and ids by that of
 * their export: `itemId` describes `ItemId`.
 */
const resourceSchemas = new Set(Object.values(schema.resources));
const namedSchemas = new Map([
  ...Object.entries(schema)
    .filter(([name, value]) => value?.kind === "schema" && (value.entries || value.options || name.endsWith("Id")))
    .filter(([, value]) => !resourceSchemas.has(value))
    .map(([name, value]) => [typeName(name), value]),
  ...Object.entries(schema.resources),
]);
/** The name of a type by its schema, and by the values of its picklist, which a copy of the schema shares. */
const names = new Map(
  Array.from(namedSchemas).flatMap(([name, described]) => [
    [described, name],
    ...(described.options ? [[described.options, name]] : []),
  ]),
);

/** Returns the name of a schema's type; `undefined` when the type is written out. */
export function nameOf(described) {
  const { options, pipe } = described;
  return names.get(described) ?? names.get(options) ?? (pipe && nameOf(pipe[0]));
}

/** Returns the description that a schema adds to that of its named type, if any. */
export function descriptionOf(described) {
  if (names.has(described)) return undefined;
  const { pipe, wrapped } = described;
  const own = pipe?.findLast(({ type }) => type === "description")?.description;
  if (own !== undefined) return own;
  if (wrapped !== undefined) return descriptionOf(wrapped);
  return pipe && descriptionOf(pipe[0]);
}

/** Prints lines as a docstring, wrapped. */
export function docBlock(lines, indent = "") {
  const start = `${indent} *`;
  const fitting = new RegExp(`(?=\\S)(.{1,${LINE_WIDTH - start.length - 1}})(?:\\s+|$)`, "g");
  const wrapped = lines.flatMap((line) => line.match(fitting) ?? "");
  return `${indent}/**\n${wrapped.map((line) => `${start} ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

/** Prints a description as a docstring. */
export function doc(text, indent = "") {
  if (text === undefined) return "";
  const line = `${indent}/** ${text} */`;
  return line.length <= LINE_WIDTH ? `${line}\n` : docBlock([text], indent);
}

/** Prints a union of literals, one a line where they do not fit on the line that starts with `start`. */
export function union(start, values) {
  const line = `${start} ${values.join(" | ")};`;
  return line.length <= LINE_WIDTH ? line : `${start}\n${values.map((value) => `  | ${value}`).join("\n")};`;
}

/** Prints an import of types, wrapped as the formatter does. */
export function importFrom(module, imported) {
  const line = `import type { ${imported.join(", ")} } from "${module}";`;
  if (line.length <= LINE_WIDTH) return `${line}\n`;
  return `import type {\n${imported.map((name) => `  ${name},\n`).join("")}} from "${module}";\n`;
}

function objectType(entries, indent) {
  const inner = `${indent}  `;
  const fields = Object.entries(entries).map(([name, field]) => {
    const mark = field.type.endsWith("optional") ? "?" : "";
    return `${doc(descriptionOf(field), inner)}${inner}readonly ${name}${mark}: ${typeOf(field, inner)};\n`;
  });
  return `{\n${fields.join("")}${indent}}`;
}

/** Prints the type of a schema: its name, or else what it consists of. */
export function typeOf(described, indent = "") {
  return nameOf(described) ?? structureOf(described, indent);
}

function structureOf(described, indent) {
  switch (described.type) {
    case "string":
    case "number":
    case "boolean":
    case "unknown":
      return described.type;
    case "literal":
      return JSON.stringify(described.literal);
    case "picklist":
      // The values of a picklist without values are in the data.
      return described.options.map((option) => JSON.stringify(option)).join(" | ") || "string";
    case "union":
      return described.options.map((option) => typeOf(option, indent)).join(" | ");
    case "lazy":
      return typeOf(described.getter(), indent);
    case "nullable":
      return `${typeOf(described.wrapped, indent)} | null`;
    case "optional":
    case "exact_optional":
      return typeOf(described.wrapped, indent);
    case "array": {
      const element = typeOf(described.item, indent);
      return /^readonly | \| /.test(element) && !element.startsWith("{")
        ? `readonly (${element})[]`
        : `readonly ${element}[]`;
    }
    case "strict_tuple":
      return `readonly [${described.items.map((item) => typeOf(item, indent)).join(", ")}]`;
    case "record": {
      const inner = `${indent}  `;
      return `{\n${inner}readonly [name: string]: ${typeOf(described.value, inner)};\n${indent}}`;
    }
    case "object":
    case "strict_object":
      return objectType(described.entries, indent);
    default:
      throw new TypeError(`There is no type for a schema of type ${described.type}`);
  }
}

/** Prints the declaration of a named type. */
export function declare(name) {
  const described = namedSchemas.get(name);
  const text = doc(described.pipe?.findLast(({ type }) => type === "description")?.description ?? descriptions[name]);
  if (name.endsWith("Id")) return `${text}export type ${name} = Id<"${kebab(name.slice(0, -2))}">;\n`;
  const type = structureOf(described, "");
  if (type.startsWith("{")) return `${text}export interface ${name} ${type}\n`;
  return `${text}${union(`export type ${name} =`, type.split(" | "))}\n`;
}

/** Lists the named types that the declarations of some types refer to, themselves included, by name. */
export function reachable(roots) {
  const found = new Set(roots);
  for (const name of found)
    for (const [word] of declare(name)
      .replace(/\/\*\*.*?\*\//gs, "")
      .matchAll(/\b[A-Z]\w+\b/g))
      if (namedSchemas.has(word)) found.add(word);
  return [...found].sort();
}
