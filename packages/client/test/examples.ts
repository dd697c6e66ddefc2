import { readdirSync, readFileSync } from "node:fs";

export interface Example {
  /** The file, and the position among its code blocks. */
  readonly name: string;
  readonly code: string;
}

const folder = new URL("../", import.meta.url);
/** A code block, or the example of a method on one line. */
const codeBlock = /```ts\n([\s\S]*?)```|@example (.+?)(?: \*\/)?\n/g;

/** What the examples of the docstrings leave out. */
const docstringPrelude = `import assert from "node:assert/strict";
import { createClient, isGameDataApiError } from "@gamedata/client";
`;
const docstringClient = 'const client = createClient({ baseUrl: "https://gamedata.example" });\n';

/** Adds what the example of a docstring leaves out: the imports, and a client where it creates none. */
const complete = (code: string) =>
  `${docstringPrelude}${code.includes("const client =") ? "" : docstringClient}${code}export {};\n`;

function examplesOf(file: string, text: string): readonly Example[] {
  return Array.from(text.matchAll(codeBlock), ([, block, line], index) => ({
    name: `${file} #${index + 1}`,
    code: block ?? line ?? "",
  }));
}

/** Reads the code blocks of the README, each a module as it stands, without imports or globals that it does not name. */
export function readReadmeExamples(): readonly Example[] {
  return examplesOf("README.md", readFileSync(new URL("README.md", folder), "utf8"));
}

export function readDocstringExamples(): readonly Example[] {
  const sources = readdirSync(new URL("src/", folder), { encoding: "utf8", recursive: true }).filter(
    (file) => file.endsWith(".ts") && !file.includes(".test."),
  );
  return sources.flatMap((file) => {
    const text = readFileSync(new URL(`src/${file}`, folder), "utf8").replace(/^ *\* ?/gm, "");
    return examplesOf(`src/${file}`, text).map((example) => ({ ...example, code: complete(example.code) }));
  });
}
