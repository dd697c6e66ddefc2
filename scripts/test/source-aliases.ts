import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder, publicPackages } from "../packed/packages.js";

/** Matches a file that a package's build writes; the first group is the name of the source. */
const builtModule = /^\.\/dist\/(.+)\.js$/u;

/** Maps each module that the public packages export to its source, so that tests run without a build. */
export function sourceAliases(): { readonly find: RegExp; readonly replacement: string }[] {
  return publicPackages().flatMap(({ folder, manifest: { name, exports = {} } }) =>
    Object.entries(exports).flatMap(([subpath, target]) => {
      const source = typeof target === "string" ? undefined : builtModule.exec(target.default)?.[1];
      if (source === undefined) return [];
      const find = new RegExp(`^${name}${subpath.slice(1)}$`, "u");
      return [{ find, replacement: sourceOf(join(projectFolder, folder, "src"), `${source}.ts`) }];
    }),
  );
}

/** A source that is generated stands in the folder `generated`. */
function sourceOf(folder: string, file: string): string {
  const written = join(folder, file);
  return existsSync(written) ? written : join(folder, "generated", file);
}
