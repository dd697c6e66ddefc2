// Writes out the types of schemas in the declarations of @gamedata/schema: editors then show the names of types, and the descriptions
// of their fields. To leave room for them, the types of the schemas themselves no longer repeat the descriptions.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as schema from "@gamedata/schema";
import { bodyOf } from "./client/types.js";

const file = join(import.meta.dirname, "../../packages/schema/dist/index.d.ts");

/** A type that is inferred from a schema. */
const inferredType = /^type (\w+) = Immutable<v\.InferOutput<typeof \w+>>;$/gm;
/** An interface that is; schemas that contain each other have such types. */
const inferredInterface = /^interface (\w+) extends Immutable<v\.InferOutput<typeof \w+>> \{\s*\}$/gm;
/** The object of all tables, of which the compiler writes out every row. */
const tablesType = /^declare const tables: \{$.*?^\};$/ms;
/** The last argument of the type of a description: a sentence. */
const descriptionText = /, "(?:[^"\\\n]|\\.)*\.">/g;
const indentation = /^(?: {2})+/gm;

/** Prints the types of the tables by the constants that describe them. */
function tableTypes(): string {
  const nameOf = new Map<unknown, string>(Object.entries(schema).map(([name, value]) => [value, name]));
  const lines = Object.entries(schema.tables).map(
    ([name, table]) => `  readonly ${name}: typeof ${nameOf.get(table)};`,
  );
  return `declare const tables: {\n${lines.join("\n")}\n};`;
}

const declarations = readFileSync(file, "utf8")
  .replace(descriptionText, ", string>")
  .replace(inferredType, (inferred, name: string) => {
    const body = bodyOf(name);
    return body === undefined ? inferred : `type ${name} = ${body};`;
  })
  .replace(inferredInterface, (inferred, name: string) => {
    const body = bodyOf(name);
    return body === undefined ? inferred : `interface ${name} ${body}`;
  })
  .replace(tablesType, tableTypes)
  .replace(indentation, (spaces) => " ".repeat(spaces.length / 2));
writeFileSync(file, declarations);
