import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDocstringExamples } from "../../packages/client/test/examples.js";
import { readExamples } from "../../packages/core/test/examples.js";
import { readPages } from "../docs/page.js";
import { projectFolder, publicPackages, readManifest } from "../packed/packages.js";
import { createPackedProject, type PackedProject } from "../packed/packed-project.js";
import { openInEditor } from "./editor.js";

/** The least version that the READMEs promise. */
const LEAST = "5.4";

const compilerIn = (name: string) => {
  const folder = join(import.meta.dirname, "node_modules", name);
  return { folder, version: readManifest(folder).version };
};

/** The compilers: the least version and the newest. */
const oldest = compilerIn(`typescript-${LEAST}`);
const newest = compilerIn("typescript-7");

const importable = publicPackages().flatMap(({ folder, manifest: { name, exports = {} } }) => {
  const subpaths = Object.entries(exports).flatMap(([subpath, target]) => (typeof target === "string" ? [] : subpath));
  return subpaths.length === 0 ? [] : [{ folder, modules: subpaths.map((subpath) => `${name}${subpath.slice(1)}`) }];
});

const modules = importable.flatMap((imported) => imported.modules);

/** The examples of the docstrings of core, with what they import. */
async function examplesOfCore(): Promise<string> {
  const sources = {
    "@gamedata/core": "core/dist/index",
    "@gamedata/core/parse": "core/dist/parse",
    "@gamedata/schema": "schema/dist/index",
  };
  const imports = await Promise.all(
    Object.entries(sources).map(async ([name, file]) => {
      const exported = Object.keys(await import(join(projectFolder, `packages/${file}.js`)));
      return `import { ${exported.join(", ")} } from "${name}";\n`;
    }),
  );
  return `import assert from "node:assert/strict";
import { interlude } from "@gamedata/interlude";
${imports.join("")}const catalog = createCatalog(interlude);
${readExamples()
  .map(({ code }) => `{\n${code}}\n`)
  .join("")}`;
}

/** The examples of the documentation and of the docstrings, by file of the program. */
const examples: ReadonlyMap<string, string> = new Map(
  [
    ...readPages().flatMap(({ blocks }) => blocks.filter(({ language }) => language === "ts")),
    ...readDocstringExamples().map(({ name, code }) => ({ place: name, code })),
    { place: "core", code: await examplesOfCore() },
  ].map(({ place, code }) => [`examples/${place.replaceAll(/\W+/gu, "-")}.ts`, code]),
);

/** As strict as an editor can be, the declarations of the packages included, without those of the language. */
const strict = {
  target: "ES2022",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  noEmit: true,
};

/** What a program is compiled for. A browser's has no types of Node: the DOM has what the packages need. */
const platforms = {
  browser: { module: "ESNext", moduleResolution: "Bundler", lib: ["ES2022", "DOM"], types: [] },
  Node: {
    module: "NodeNext",
    moduleResolution: "NodeNext",
    lib: ["ES2023"],
    types: ["node"],
    typeRoots: [join(projectFolder, "node_modules/@types")],
  },
};

const run = promisify(execFile);

/** A program that no compiler accepts, which shows that the types are checked; no item has these words. */
const WRONG = `import { interlude, type Material } from "@gamedata/interlude";
export { nothing } from "@gamedata/client";
export const wood: Material = "wood";
export const swords = interlude.items.filter(({ weaponType }) => weaponType === "Sword");
`;
const wrongIsFound = [
  /has no exported member 'nothing'/u,
  /Type '"wood"' is not assignable to type 'Material'/u,
  /'"Sword"' have no overlap/u,
].map((what) => expect.stringMatching(new RegExp(`wrong\\.ts.*${what.source}`, "u")));

/** What the pointer is held over. */
const EDITED = `import { createCatalog, getItem, getNpcLoot, listNpcs } from "@gamedata/core";
import { interlude } from "@gamedata/interlude";
export const catalog = createCatalog(interlude);
export const item = getItem(catalog, 57);
export const price = item.price;
export const loot = getNpcLoot(catalog, 29001);
export const rows = loot.rows;
export const npcs = listNpcs(catalog).data;
export const [table] = interlude.items;
`;

/** The programs whose cost is measured. */
const MEASURED = {
  "empty.ts": "export {};\n",
  "interlude.ts": 'import { interlude } from "@gamedata/interlude";\nexport const items = interlude.items;\n',
  "core.ts": EDITED,
  "parse.ts": 'export * from "@gamedata/core/parse";\nexport * from "@gamedata/core/collections";\n',
  "types.ts": 'export type * from "@gamedata/schema/types";\n',
  "client.ts":
    'import { createClient } from "@gamedata/client";\nexport const { getItem, listItems } = createClient({ baseUrl: "https://gamedata.example" });\n',
};

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
  const everything = modules.map((name, index) => `export * as module${index} from "${name}";\n`);
  write("everything.ts", everything.join(""));
  write("wrong.ts", WRONG);
  write("same.ts", sameTypes());
  write("edited.ts", EDITED);
  for (const [file, code] of Object.entries(MEASURED)) write(file, code);
  for (const [file, code] of examples) write(file, `${code}export {};\n`);
});
afterAll(() => project.remove());

const pathOf = (file: string) => join(project.folder, "program", file);
function write(file: string, text: string): void {
  mkdirSync(dirname(pathOf(file)), { recursive: true });
  writeFileSync(pathOf(file), text);
}

/** Compiles files of the program with the newest TypeScript, and gives the lines that it prints: what is wrong. */
async function compile(
  platform: object,
  files: readonly string[],
  args: readonly string[] = [],
): Promise<readonly string[]> {
  const cwd = join(project.folder, "program");
  write("tsconfig.json", JSON.stringify({ compilerOptions: { ...strict, ...platform }, files }));
  const command = [join(newest.folder, "bin/tsc"), "-p", ".", "--singleThreaded", ...args];
  const printed = await run(process.execPath, command, { cwd }).then(
    ({ stdout }) => stdout,
    (error: { readonly stdout?: string }) => error.stdout || String(error),
  );
  return printed.split("\n").filter((line) => line !== "");
}

describe("the types of the packed packages", () => {
  const files = ["everything.ts", "wrong.ts", ...examples.keys()];

  // What a browser lacks is missing for every compiler: the fast one tells.
  it("hold in a browser's program", async () => {
    expect(await compile(platforms.browser, ["everything.ts", "wrong.ts"])).toEqual(wrongIsFound);
  });

  it(`hold in a program of Node with TypeScript ${newest.version}, and so do all examples`, async () => {
    expect(await compile(platforms.Node, [...files, "same.ts"])).toEqual(wrongIsFound);
  });

  it(`hold in a program of Node with TypeScript ${oldest.version}, and so do all examples; editors show their names and descriptions`, () => {
    const opened = openInEditor([...files, "edited.ts"].map(pathOf), { ...strict, ...platforms.Node });
    expect(opened.problems).toEqual(wrongIsFound);
    const hover = (part: string) => opened.hover(pathOf("edited.ts"), part);
    expect(hover("const item").text).toBe("const item: ItemDetail");
    expect(hover("const loot").text).toBe("const loot: NpcLoot");
    expect(hover("const rows").text).toBe("const rows: readonly LootRow[]");
    expect(hover("const npcs").text).toBe("const npcs: readonly NpcSummary[]");
    expect(hover("[table").text).toBe("const table: (ItemRow & ItemWords) | undefined");
    expect(hover("item.price")).toEqual({
      text: "(property) ItemDetail.price: number | null",
      description: "Adena, the item's reference price.",
    });
  });
});

/** The work of a compiler, which unlike its time is the same on every machine. */
async function workOf(platform: object, file: string): Promise<{ readonly types: number; readonly instances: number }> {
  const printed = (await compile(platform, [file], ["--extendedDiagnostics"])).join("\n");
  const numberOf = (label: string) => Number(new RegExp(`^${label}: +(\\d+)$`, "mu").exec(printed)?.[1]);
  return { types: numberOf("Types"), instances: numberOf("Instantiations") };
}

describe("an import costs a compiler, with all declarations checked, at most three times an empty program", () => {
  /** Without the DOM or Node, of which an empty program has ten times as many types as of the language alone. */
  const language = { ...platforms.browser, lib: ["ES2022"] };
  const emptyPrograms = new Map<object, ReturnType<typeof workOf>>();

  it.each([
    ["interlude.ts", language],
    ["core.ts", language],
    ["parse.ts", language],
    ["types.ts", language],
    ["client.ts", platforms.browser],
  ])("%s", async (file, platform) => {
    const options = { ...platform, skipDefaultLibCheck: false };
    const known = emptyPrograms.get(platform) ?? workOf(options, "empty.ts");
    emptyPrograms.set(platform, known);
    const [empty, program] = [await known, await workOf(options, file)];
    expect(empty.types).toBeGreaterThan(1_000);
    expect(program.types).toBeGreaterThan(empty.types);
    expect(program.types).toBeLessThan(3 * empty.types);
    expect(program.instances).toBeLessThan(3 * empty.instances);
  });
});

/** The generated types that no schema describes. */
const withoutSchema = [
  "CollectionName",
  "Dataset",
  "NotFoundCode",
  "NotFoundIds",
  "ResourceName",
  "ResourceTypes",
  "TableName",
  "Tables",
];

/** A program that compares each generated type with what valibot infers from its schema. */
function sameTypes(): string {
  const types = readFileSync(join(projectFolder, "packages/schema/src/generated/types.ts"), "utf8");
  const declared = Array.from(types.matchAll(/^export (?:type|interface) (\w+)(?: \{| =)/gm), ([, name = ""]) => name);
  const names = declared.filter((name) => !withoutSchema.includes(name));
  expect(names.length).toBeGreaterThan(200);
  const lines = names.map((name) => `export const is${name}: Same<Inferred<"${name}">, types.${name}> = true;\n`);
  return `import type * as schema from "@gamedata/schema";
import type * as types from "@gamedata/schema/types";
import type * as v from "valibot";
type Resources = typeof schema.resources;
type Schemas = typeof schema;
type SchemaOf<Name extends string> = Name extends keyof Resources
  ? Resources[Name]
  : Uncapitalize<Name> extends keyof Schemas ? Schemas[Uncapitalize<Name>] : never;
type Inferred<Name extends string> =
  SchemaOf<Name> extends v.GenericSchema ? schema.Immutable<v.InferOutput<SchemaOf<Name>>> : never;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : never;
${lines.join("")}`;
}

describe("the compilers", () => {
  it("are the least version and a newer one, for every package that has types", () => {
    expect([oldest, newest].map(({ version }) => version.startsWith(`${LEAST}.`))).toEqual([true, false]);
    expect(modules).toContain("@gamedata/http/handler");
    expect(modules).toContain("@gamedata/compiler");
    expect(examples.size).toBeGreaterThan(80);
  });
});

describe("the README of a package", () => {
  it.each(importable.map((imported) => imported.folder))("says from which version on its types work: %s", (folder) => {
    expect(readFileSync(join(projectFolder, folder, "README.md"), "utf8")).toContain(`TypeScript ${LEAST} or newer`);
  });
});
