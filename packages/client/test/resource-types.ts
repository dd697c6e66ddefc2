import * as schema from "@gamedata/schema";
import { type JsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { type DeclaredType, readDeclaredTypes } from "./declared-types.js";

/** Longest line that the formatter leaves alone. */
const LINE_WIDTH = 120;

const REFERENCE = "#/$defs/";

const HEADER = `// Written from the schemas of @gamedata/schema by a test; \`pnpm test:unit packages/client -u\` writes it anew.

/**
 * A number that names one kind of record. Plain numbers are accepted where an id is asked for, but the id of one kind is
 * not accepted where another kind is asked for.
 */
export type Id<Kind extends string> = number & { readonly __kind?: Kind };
`;

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";

/** The exported schemas by the name of their types: `itemDetail` is the schema of `ItemDetail`. */
function schemasByTypeName(declared: ReadonlyMap<string, DeclaredType>): ReadonlyMap<string, GenericSchema> {
  const schemas = new Map<string, GenericSchema>();
  for (const [exportName, value] of Object.entries(schema)) {
    const typeName = exportName.charAt(0).toUpperCase() + exportName.slice(1);
    if (isSchema(value) && declared.has(typeName)) schemas.set(typeName, value);
  }
  return schemas;
}

/** The schema under descriptions and checks. */
function rootOf(piped: GenericSchema): unknown {
  return "pipe" in piped && Array.isArray(piped.pipe) ? rootOf(piped.pipe[0]) : piped;
}

/** Makes the definitions; a copy of a named schema that only adds a description carries the name as its title. */
function definitionsOf(schemas: ReadonlyMap<string, GenericSchema>): Readonly<Record<string, JsonSchema>> {
  const names = new Map(Array.from(schemas, ([name, named]) => [rootOf(named), name]));
  return toJsonSchemaDefs(Object.fromEntries(schemas), {
    errorMode: "ignore",
    overrideSchema({ valibotSchema, jsonSchema }) {
      const title = names.get(valibotSchema);
      return title === undefined ? undefined : { ...jsonSchema, title };
    },
  });
}

/** The name of the type that a definition is or refers to. */
const nameOf = ({ $ref, title }: JsonSchema): string | undefined => $ref?.slice(REFERENCE.length) ?? title;

/** The names of all types that a definition is made of. */
function referencesOf(definition: unknown): readonly string[] {
  return Array.from(JSON.stringify(definition).matchAll(/"(?:#\/\$defs\/|title":")(\w+)"/g), ([, name = ""]) => name);
}

function reachable(definitions: Readonly<Record<string, JsonSchema>>, roots: readonly string[]): readonly string[] {
  const found = new Set(roots);
  for (const name of found) for (const reference of referencesOf(definitions[name])) found.add(reference);
  return [...found].sort();
}

function objectType(json: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const required = new Set(json.required);
  const lines = Object.entries(json.properties ?? {}).flatMap(([name, property]) => {
    const description = typeof property === "object" && property.description;
    const doc = description ? [`${inner}/** ${description} */`] : [];
    return [...doc, `${inner}readonly ${name}${required.has(name) ? "" : "?"}: ${typeOf(property, inner)};`];
  });
  if (json.properties === undefined)
    lines.push(`${inner}readonly [name: string]: ${typeOf(json.additionalProperties, inner)};`);
  return `{\n${lines.join("\n")}\n${indent}}`;
}

/** Writes a JSON schema as a TypeScript type, by name where it has one. */
function typeOf(json: JsonSchema["items"], indent: string): string {
  if (typeof json !== "object" || Array.isArray(json))
    throw new TypeError(`There is no type for ${JSON.stringify(json)}`);
  return nameOf(json) ?? structureOf(json, indent);
}

/** Writes out what a JSON schema consists of as a TypeScript type, read-only throughout. */
function structureOf(json: JsonSchema, indent: string): string {
  if (json.const !== undefined) return JSON.stringify(json.const);
  if (json.enum !== undefined) return json.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (json.anyOf !== undefined) return json.anyOf.map((option) => typeOf(option, indent)).join(" | ");
  switch (json.type) {
    case "string":
    case "number":
    case "boolean":
    case "null":
      return json.type;
    case "integer":
      return "number";
    case "array":
      return `readonly ${typeOf(json.items, indent)}[]`;
    case "object":
      return objectType(json, indent);
    default:
      throw new TypeError(`There is no type for ${JSON.stringify(json)}`);
  }
}

function declare(name: string, type: string): string {
  if (type.startsWith("{\n")) return `export interface ${name} ${type}`;
  const line = `export type ${name} = ${type};`;
  return line.length <= LINE_WIDTH ? line : `export type ${name} =\n  | ${type.replaceAll(" | ", "\n  | ")};`;
}

/** Writes every type that the answers of the service are made of as plain TypeScript, without valibot. */
export function writeResourceTypes(): string {
  const declared = readDeclaredTypes();
  const definitions = definitionsOf(schemasByTypeName(declared));
  const names = reachable(definitions, [
    "ErrorCode",
    ...Object.keys(schema.resources).filter((name) => name !== "ApiError"),
  ]);
  const declarations = names.map((name) => {
    const { doc, definition } = declared.get(name) ?? { doc: "", definition: "" };
    const type = definition.startsWith("Id<") ? definition : structureOf(definitions[name] ?? {}, "");
    return `\n/** ${doc} */\n${declare(name, type)}\n`;
  });
  return HEADER + declarations.join("");
}
