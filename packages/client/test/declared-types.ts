import { readdirSync, readFileSync } from "node:fs";

/** A type as the schema package declares it. */
export interface DeclaredType {
  /** Its docstring, on one line. */
  readonly doc: string;
  /** What stands behind its equals sign. */
  readonly definition: string;
}

const declaration = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export type (\w+)(?:<[^=]*>)? = ([^;]*);/g;

/** Reads the documented types of the schema package from its source, where alone their docstrings stand. */
export function readDeclaredTypes(): ReadonlyMap<string, DeclaredType> {
  const folder = new URL("../../schema/src/", import.meta.url);
  const types = new Map<string, DeclaredType>();
  for (const file of readdirSync(folder)) {
    for (const [, doc = "", name = "", definition = ""] of readFileSync(new URL(file, folder), "utf8").matchAll(
      declaration,
    ))
      types.set(name, { doc: doc.replace(/\s*\n \*\s?/g, " ").trim(), definition });
  }
  return types;
}
