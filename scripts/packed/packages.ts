import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder: string = fileURLToPath(new URL("../..", import.meta.url));

const packageGroups = ["apps", "data", "packages"] as const;

export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly private?: boolean;
  readonly files?: readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | { readonly types?: string; readonly default: string }>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: Readonly<Record<string, string | boolean>>;
}

export interface WorkspacePackage {
  /** Its folder, relative to the project's. */
  readonly folder: string;
  readonly manifest: PackageManifest;
}

export function readManifest(folder: string): PackageManifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** Finds the packages of the workspace that are published, by folder. */
export function publicPackages(root: string = projectFolder): readonly WorkspacePackage[] {
  return packageGroups
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .map((folder) => ({ folder, manifest: readManifest(join(root, folder)) }))
    .filter(({ manifest }) => manifest.private !== true);
}

/** Arguments of npm for an installation that reports and runs nothing else. */
export const npmInstall = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"] as const;
