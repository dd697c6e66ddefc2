import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

/** The compilers: the least version and the newest. Other tests compile with the version of this project. */
const oldest = compilerIn(`typescript-${LEAST}`);
const newest = compilerIn("typescript-7");
const compilers = [oldest, newest];

/** The packages that programs can import. */
const importable = publicPackages().flatMap(({ folder, manifest: { name, exports = {} } }) => {
  const subpaths = Object.entries(exports).flatMap(([subpath, target]) => (typeof target === "string" ? [] : subpath));
  return subpaths.length === 0 ? [] : [{ folder, modules: subpaths.map((subpath) => `${name}${subpath.slice(1)}`) }];
});

const modules = importable.flatMap((imported) => imported.modules);
const examples = readPages().flatMap(({ blocks }) => blocks.filter(({ language }) => language === "ts"));

/** As strict as an editor can be, the declarations of the packages included. */
const strict = {
  target: "ES2022",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
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

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
  const folder = join(project.folder, "program");
  mkdirSync(join(folder, "examples"), { recursive: true });
  const everything = modules.map((name, index) => `export * as module${index} from "${name}";\n`);
  writeFileSync(join(folder, "everything.ts"), everything.join(""));
  examples.forEach(({ code }, index) => {
    writeFileSync(join(folder, "examples", `${index}.ts`), `${code}export {};\n`);
  });
});
afterAll(() => project.remove());

/** Compiles files of the program, and gives what the compiler prints; that is nothing if all is right. */
async function compile(compiler: string, platform: object, include: readonly string[]): Promise<string> {
  const cwd = join(project.folder, "program");
  writeFileSync(join(cwd, "tsconfig.json"), JSON.stringify({ compilerOptions: { ...strict, ...platform }, include }));
  return run(process.execPath, [join(compiler, "bin/tsc"), "-p", "."], { cwd }).then(
    ({ stdout }) => stdout,
    (error: { readonly stdout?: string }) => error.stdout || String(error),
  );
}

// What a browser lacks is missing for every compiler: the fast one tells.
it("the types of the packed packages hold in a browser's program", async () => {
  expect(await compile(newest.folder, platforms.browser, ["everything.ts"])).toBe("");
});

describe.each(compilers)("the types of the packed packages, with TypeScript $version", ({ folder }) => {
  it("hold in a program of Node, and so do the examples of the documentation", async () => {
    expect(await compile(folder, platforms.Node, ["everything.ts", "examples/*.ts"])).toBe("");
  });

  it("are checked: a name that does not exist is found", async () => {
    writeFileSync(join(project.folder, "program/wrong.ts"), 'export { nothing } from "@gamedata/client";\n');
    expect(await compile(folder, platforms.browser, ["wrong.ts"])).toContain("has no exported member 'nothing'");
  });
});

/** The types of objects that no schema describes. */
const withoutSchema = ["ConditionProperties", "Tables", "TableDescriptions"];

/** A program that assigns each type that is written out to what is inferred from its schema, and back. */
function sameTypes(): string {
  const types = readFileSync(join(projectFolder, "packages/schema/dist/index.d.ts"), "utf8");
  const declared = Array.from(types.matchAll(/^type (\w+) = \{$/gm), ([, name = ""]) => name);
  const names = declared.filter((name) => !withoutSchema.includes(name));
  expect(names.length).toBeGreaterThan(150);
  const lines = names.map((name) => `export const is${name}: Same<Inferred<"${name}">, schema.${name}> = true;\n`);
  return `import type * as schema from "@gamedata/schema";
import type * as v from "valibot";
type Resources = typeof schema.resources;
type Schemas = typeof schema;
type SchemaOf<Name extends string> = Name extends keyof Resources
  ? Resources[Name]
  : Uncapitalize<Name> extends keyof Schemas ? Schemas[Uncapitalize<Name>] : never;
type Inferred<Name extends string> =
  SchemaOf<Name> extends v.GenericSchema ? schema.Immutable<v.InferOutput<SchemaOf<Name>>> : never;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
${lines.join("")}`;
}

describe("the types of @gamedata/schema", () => {
  it("are declared as they are inferred from the schemas", async () => {
    writeFileSync(join(project.folder, "program/same.ts"), sameTypes());
    expect(await compile(compilers[1]?.folder ?? "", platforms.Node, ["same.ts"])).toBe("");
  });

  it("have names in editors, and their fields descriptions", () => {
    const hover = openInEditor(
      join(project.folder, "program/editor.ts"),
      `import { createCatalog, getItem, getNpcLoot, listNpcs } from "@gamedata/core";
import { interlude } from "@gamedata/interlude";
const catalog = createCatalog(interlude);
const item = getItem(catalog, 57);
const price = item.price;
const loot = getNpcLoot(catalog, 29001);
const rows = loot.rows;
const npcs = listNpcs(catalog).data;
const [table] = interlude.items;
`,
    );
    expect(hover("const item").text).toBe("const item: ItemDetail");
    expect(hover("const loot").text).toBe("const loot: NpcLoot");
    expect(hover("const rows").text).toBe("const rows: readonly LootRow[]");
    expect(hover("const npcs").text).toBe("const npcs: readonly NpcSummary[]");
    expect(hover("[table").text).toBe("const table: ItemRow & ItemWords");
    expect(hover("item.price")).toEqual({
      text: "(property) price: number | null",
      description: "Adena, the item's reference price.",
    });
  });
});

describe("the compilers", () => {
  it("are the least version and a newer one, for every package that has types", () => {
    expect(compilers.map(({ version }) => version.startsWith(`${LEAST}.`))).toEqual([true, false]);
    expect(modules).toContain("@gamedata/http/handler");
    expect(modules).toContain("@gamedata/compiler");
    expect(examples.length).toBeGreaterThan(10);
  });
});

describe("the README of a package", () => {
  it.each(importable.map((imported) => imported.folder))("says from which version on its types work: %s", (folder) => {
    expect(readFileSync(join(projectFolder, folder, "README.md"), "utf8")).toContain(`TypeScript ${LEAST} or newer`);
  });
});
