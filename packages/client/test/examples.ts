import { readdirSync, readFileSync } from "node:fs";

/** A code block of the documentation. */
export interface Example {
  /** The file, and the position among its code blocks. */
  readonly name: string;
  readonly code: string;
}

const folder = new URL("../", import.meta.url);
const codeBlock = /```ts\n([\s\S]*?)```/g;

/** Adds the imports and the client that an example does not define. */
function complete(code: string): string {
  const imports = code.includes("import ")
    ? ""
    : 'import { createClient, isGameDataApiError } from "@gamedata/client";\n';
  const client = code.includes("const client =")
    ? ""
    : 'const client = createClient({ baseUrl: "https://gamedata.example" });\n';
  return `${imports}${client}${code}export {};\n`;
}

function examplesOf(file: string): readonly Example[] {
  const text = readFileSync(new URL(file, folder), "utf8").replace(/^ *\* ?/gm, "");
  return Array.from(text.matchAll(codeBlock), ([, code = ""], index) => ({
    name: `${file} #${index + 1}`,
    code: complete(code),
  }));
}

/** Reads every code block of the README and of the docstrings as a module. */
export function readExamples(): readonly Example[] {
  const sources = readdirSync(new URL("src/", folder), { encoding: "utf8", recursive: true }).filter(
    (file) => file.endsWith(".ts") && !file.includes(".test."),
  );
  return ["README.md", ...sources.map((file) => `src/${file}`)].flatMap(examplesOf);
}
