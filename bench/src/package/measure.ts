import { execFile } from "node:child_process";
import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { tableFile } from "@gamedata/schema";
import * as v from "valibot";
import { tableNames } from "../growth/enlarge.js";
import type { Extent } from "../options.js";
import { root } from "../workspace.js";
import { type ImportFigures, measureImport } from "./import.js";
import { pack } from "./public-package.js";

const run = promisify(execFile);
const packedByNpm = v.pipe(
  v.array(v.object({ filename: v.string(), version: v.string(), size: v.number() })),
  v.length(1),
);

/** One import of one package; tarball bytes where the whole package is imported. */
export interface PackageFigures extends ImportFigures {
  readonly name: string;
  readonly tarball?: number;
}

/** Data packages of other games, and an import of each that makes its data ready to use. */
const others = [
  {
    name: "minecraft-data",
    what: "one version",
    statement: 'const { default: load } = await import("minecraft-data"); Object.values(load("1.20.4"))',
  },
  {
    name: "@pkmn/dex",
    what: "all generations",
    statement: 'const { Dex } = await import("@pkmn/dex"); Dex.species.get("Pikachu")',
  },
];

/**
 * Measures the data package, whole and table by table, and those of other games beside it.
 *
 * @param extent How often, and whether others are fetched from the registry.
 * @param folder A folder for tarballs and installs.
 */
export async function measurePackages(extent: Extent, folder: string): Promise<PackageFigures[]> {
  const bench = join(root, "bench");
  await mkdir(folder, { recursive: true });
  const { size } = pack(join(root, "data", "interlude"), folder);
  const whole = await measureImport('await import("@gamedata/interlude")', bench, extent.starts);
  const figures: PackageFigures[] = [{ name: "@gamedata/interlude", tarball: size, ...whole }];
  for (const table of tableNames) {
    const name = `@gamedata/interlude/${tableFile(table).replace(".json", "")}`;
    figures.push({ name, ...(await measureImport(`await import("${name}")`, bench, extent.starts)) });
  }
  if (extent.others) figures.push(...(await measureOthers(folder, extent.starts)));
  return figures;
}

async function measureOthers(folder: string, runs: number): Promise<PackageFigures[]> {
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true }));
  await run("npm", ["install", "--no-audit", "--no-fund", ...others.map(({ name }) => name)], { cwd: folder });
  const figures: PackageFigures[] = [];
  for (const { name, what, statement } of others) {
    const { stdout } = await run("npm", ["pack", "--json", name], { cwd: folder });
    const [tarball] = v.parse(packedByNpm, JSON.parse(stdout));
    const { size } = await stat(join(folder, tarball?.filename ?? ""));
    figures.push({
      name: `${name} ${tarball?.version}, ${what}`,
      tarball: size,
      ...(await measureImport(statement, folder, runs)),
    });
  }
  return figures;
}
