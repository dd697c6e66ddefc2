import { readdirSync, readFileSync } from "node:fs";

/** An example of the documentation: the function that it belongs to, and its code. */
export interface Example {
  readonly subject: string;
  readonly code: string;
}

/** Collects the `@example` blocks of all sources, with the export that each of them documents. */
export function readExamples(): readonly Example[] {
  const sources = new URL("../src/", import.meta.url);
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const source = readFileSync(new URL(file, sources), "utf8");
      const documented = source.matchAll(
        /\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\n(?:\/\/ @__NO_SIDE_EFFECTS__\n)?export (?:function|class|const|interface|type) (?<subject>\w+)/gu,
      );
      return [...documented].flatMap(({ groups = {} }) => {
        const block = /@example\n \* ```ts\n(?<code>[\s\S]*?) \* ```/u.exec(groups["comment"] ?? "")?.groups?.["code"];
        return block === undefined ? [] : [{ subject: groups["subject"] ?? "", code: block.replace(/^ \* ?/gmu, "") }];
      });
    });
}
