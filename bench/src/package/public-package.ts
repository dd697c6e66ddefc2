import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { root } from "../workspace.js";

const description = v.object({
  name: v.string(),
  version: v.string(),
  private: v.optional(v.boolean(), false),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});

const packed = v.object({ filename: v.string(), size: v.number() });
/** A packed tarball: where it lies, and its size in bytes. */
export type Tarball = v.InferOutput<typeof packed>;

/** A package that is published from this workspace. */
export interface PublicPackage {
  readonly name: string;
  readonly folder: string;
}

/** Gives every package of the workspace that is published. */
export function publicPackages(): PublicPackage[] {
  return ["packages", "apps", "data"]
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name)))
    .filter((folder) => existsSync(join(folder, "package.json")) && !describe(folder).private)
    .map((folder) => ({ name: describe(folder).name, folder }));
}

/**
 * Names everything that is installed with a package, what its dependencies need too, without the package itself.
 *
 * @param folder The package's folder.
 */
export function runtimeDependencies(folder: string): string[] {
  const found = new Map<string, string>();
  const visit = (from: string): void => {
    for (const name of Object.keys(describe(from).dependencies)) {
      const dependency = findInstalled(from, name);
      const key = `${name}@${describe(dependency).version}`;
      if (found.has(key)) continue;
      found.set(key, dependency);
      visit(dependency);
    }
  };
  visit(folder);
  return [...found.keys()].sort();
}

/**
 * Packs a package as it would be published.
 *
 * @param folder The package's folder.
 * @param destination Where the tarball goes.
 */
export function pack(folder: string, destination: string): Tarball {
  const args = ["pack", "--json", "--pack-destination", destination];
  return v.parse(packed, JSON.parse(execFileSync("pnpm", args, { cwd: folder, encoding: "utf8" })));
}

/** What is installed stands in the nearest `node_modules` that has it, links resolved. */
function findInstalled(from: string, name: string): string {
  const candidate = join(from, "node_modules", name);
  if (existsSync(candidate)) return realpathSync(candidate);
  if (dirname(from) === from) throw new Error(`${name} is not installed.`);
  return findInstalled(dirname(from), name);
}

function describe(folder: string): v.InferOutput<typeof description> {
  return v.parse(description, JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
}
