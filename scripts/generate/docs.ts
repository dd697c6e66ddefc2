// Generates the table of what the compiler reads each table from.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Form, tableForms } from "@gamedata/compiler";
import type { GeneratedFiles } from "./generated-files.js";

const PAGE = "docs/compile-your-server.md";

/** Returns the generated texts by path below the project. */
export function generateDocs(root: string): GeneratedFiles {
  const page = readFileSync(join(root, PAGE), "utf8");
  const place = /(?<=<!-- generated: forms -->\n)[\s\S]*?(?=<!-- \/generated -->)/u;
  if (!place.test(page)) throw new Error(`${PAGE} has no marks for the forms.`);
  const lines = Object.entries(tableForms).map(
    ([table, forms = []]) => `- **${table}**: ${forms.map(phraseOf).join("; ")}`,
  );
  return [[PAGE, page.replace(place, () => `${lines.join("\n")}\n`)]];
}

const phraseOf = ({ servers, files, mark }: Form): string =>
  `${servers} ${files.map((file) => `\`${file}\``).join(", ")} (\`${mark}\`)`;
