import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { interlude } from "@gamedata/interlude";
import * as schema from "@gamedata/schema";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { collections } from "../src/collections.js";
import * as core from "../src/index.js";
import * as parse from "../src/parse.js";
import { catalog } from "./interlude.js";

const packageFolder = new URL("../", import.meta.url);

/** An example of the documentation: the function that it belongs to, and its code. */
interface Example {
  readonly subject: string;
  readonly code: string;
}

/** Collects the `@example` blocks of all sources, with the export that each of them documents. */
function readExamples(): readonly Example[] {
  const sources = new URL("src/", packageFolder);
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const source = readFileSync(new URL(file, sources), "utf8");
      const documented = source.matchAll(
        /\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\n(?:\/\/ @__NO_SIDE_EFFECTS__\n)?export (?:function|class|const|type) (?<subject>\w+)/gu,
      );
      return [...documented].flatMap(({ groups = {} }) => {
        const block = /@example\n \* ```ts\n(?<code>[\s\S]*?) \* ```/u.exec(groups["comment"] ?? "")?.groups?.["code"];
        return block === undefined ? [] : [{ subject: groups["subject"] ?? "", code: block.replace(/^ \* ?/gmu, "") }];
      });
    });
}

/** Collects the TypeScript blocks of the README. */
function readReadme(): readonly string[] {
  const readme = readFileSync(new URL("README.md", packageFolder), "utf8");
  return [...readme.matchAll(/```ts\n(?<code>[\s\S]*?)```/gu)].map(({ groups }) => groups?.["code"] ?? "");
}

/** Runs code with what it imports at hand, and gives the lines that it prints. */
function run(code: string): readonly string[] {
  const lines: string[] = [];
  const console = { log: (...values: unknown[]) => lines.push(values.join(" ")) };
  const scope = {
    ...schema,
    ...core,
    ...parse,
    interlude,
    items: interlude.items,
    manifest: interlude.manifest,
    assert,
    console,
    ...(code.includes("const catalog") ? {} : { catalog }),
  };
  const body = ts.transpile(code.replace(/^import .*$/gmu, ""), { target: ts.ScriptTarget.ES2022 });
  new Function(...Object.keys(scope), `"use strict";{${body}}`)(...Object.values(scope));
  return lines;
}

/** Type-checks modules in one program, as strictly as an editor would; gives what is wrong in each. */
function typeErrors(modules: readonly string[]): readonly (readonly string[])[] {
  const path = (position: number) => fileURLToPath(new URL(`test/documentation-${position}.ts`, packageFolder));
  const files = new Map(modules.map((code, position) => [path(position), `${code}\nexport {};\n`]));
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ["node"],
  };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([...files.keys()], options, {
    ...host,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file) ?? host.readFile(file),
    getSourceFile: (file, version) => {
      const text = files.get(file);
      return text === undefined ? host.getSourceFile(file, version) : ts.createSourceFile(file, text, version);
    },
  });
  const diagnostics = ts.getPreEmitDiagnostics(program);
  return [...files.keys()].map((name) =>
    diagnostics
      .filter(({ file }) => file === undefined || file.fileName === name)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
  );
}

const examples = readExamples();
const readme = readReadme();

/** The examples, with what they import. */
const example = `import assert from "node:assert/strict";
  import { ${Object.keys(core).join(", ")} } from "@gamedata/core";
  import { ${Object.keys(parse).join(", ")} } from "@gamedata/core/parse";
  import { interlude } from "@gamedata/interlude";
  import { ${Object.keys(schema).join(", ")} } from "@gamedata/schema";
  const catalog = createCatalog(interlude);
  ${examples.map(({ code }) => `{\n${code}\n}`).join("\n")}`;
const countOfWood = readme.find((code) => code.includes("derived(")) ?? "";
const comparesUnknownType = `import { interlude } from "@gamedata/interlude";
  interlude.items.filter(({ weaponType }) => weaponType === "Sword");`;

const [ofUnknownMaterial, ofUnknownType, ...ofExamples] = typeErrors([
  countOfWood.replace('"WOOD"', '"wood"'),
  comparesUnknownType,
  example,
  ...readme,
]);

describe("the examples", () => {
  it("stand at every query and every parser of one, and those of many records by id at their type", () => {
    const ofMany = collections.map(({ kind }) => `get${kind.facts.many}`);
    const functions = Object.entries({ ...core, ...parse }).filter(([, value]) => typeof value === "function");
    const queries = functions.flatMap(([name]) =>
      /^(?:create|list|get|count|parse)[A-Z]|^derived$/u.test(name) ? name : [],
    );
    expect(queries.length).toBeGreaterThan(30);
    const subjects = queries.map((name) => (ofMany.includes(name) ? "BulkQuery" : name));
    expect(subjects.filter((name) => !examples.some(({ subject }) => subject === name))).toEqual([]);
  });

  it.each(examples)("of $subject runs", ({ code }) => {
    expect(code).toContain("assert");
    run(code);
  });

  it("compile, and so does the README", () => {
    expect(ofExamples.length).toBe(1 + readme.length);
    expect(ofExamples.flat()).toEqual([]);
  });
});

describe("the README", () => {
  it("begins with an answer, and prints what it says it does", () => {
    const text = readFileSync(new URL("README.md", packageFolder), "utf8");
    const [answer] = run(readme[0] ?? "");
    expect(answer).toBe("Queen Ant (level 40) drops Ring of Queen Ant (30%) at -21610, 181594: Town of Gludio");
    expect(text).toContain(`\`${answer}\``);
  });

  it("refuses what it says it refuses", () => {
    expect(run(readme[1] ?? "")).toEqual(['INVALID_ENUM Invalid grade "x": it must be one of none, d, c, b, a, s.']);
  });

  // 237 items of xml/items have the material WOOD; 749, named "0", is a placeholder that is left out.
  it("counts the items of wood, and refuses a material that no item has", () => {
    expect(run(countOfWood)).toEqual(["236 items of wood"]);
    expect(ofUnknownMaterial).toEqual([expect.stringMatching(/^Type '"wood"' is not assignable to type 'Material'/u)]);
    expect(ofUnknownType).toEqual([expect.stringContaining("have no overlap")]);
  });

  it("names every collection, and every function that belongs to none", () => {
    const text = readFileSync(new URL("README.md", packageFolder), "utf8");
    const facts = collections.map(({ kind }) => kind.facts);
    const ofCollections = facts.flatMap(({ one, many }) => [`list${many}`, `get${one}`, `get${many}`]);
    const functions = Object.entries(core).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));
    expect(functions).toEqual(expect.arrayContaining(ofCollections));
    const others = functions.filter((name) => !ofCollections.includes(name));
    const names = [...facts.map(({ many }) => many), ...others];
    expect(names.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
  });

  it("runs whole", () => {
    for (const code of readme) expect(run(code).length).toBeGreaterThan(0);
  });
});
