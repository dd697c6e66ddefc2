import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const appFolder = fileURLToPath(new URL("../..", import.meta.url));

/** The app as it is installed, with a data package of its own that a test can damage. */
export interface Installation {
  readonly folder: string;
  readonly program: string;
  /** The folder of the package `@gamedata/interlude`. */
  readonly dataFolder: string;
  readonly restore: () => void;
  readonly remove: () => void;
}

/** Links every dependency of the app into an installation, except the data. */
function linkDependencies(installation: string, folder: string): void {
  for (const name of readdirSync(join(appFolder, "node_modules", folder))) {
    const path = join(folder, name);
    if (folder === "" && name.startsWith("@")) linkDependencies(installation, name);
    else if (!name.startsWith(".") && path !== "@gamedata/interlude" && path !== "@gamedata/high-five") {
      mkdirSync(join(installation, "node_modules", folder), { recursive: true });
      symlinkSync(realpathSync(join(appFolder, "node_modules", path)), join(installation, "node_modules", path));
    }
  }
}

/** Installs the built app in a folder of its own; interlude is the only chronicle. */
export function createInstallation(): Installation {
  const folder = mkdtempSync(join(tmpdir(), "gamedata-installation-"));
  const dataFolder = join(folder, "node_modules/@gamedata/interlude");
  const restore = () => {
    const source = realpathSync(join(appFolder, "node_modules/@gamedata/interlude"));
    rmSync(join(folder, "node_modules"), { recursive: true, force: true });
    linkDependencies(folder, "");
    for (const part of ["dist", "tables", "manifest.json", "package.json"]) {
      cpSync(join(source, part), join(dataFolder, part), { recursive: true });
    }
  };
  for (const part of ["dist", "package.json"]) cpSync(join(appFolder, part), join(folder, part), { recursive: true });
  restore();
  return {
    folder,
    program: join(folder, "dist/main.js"),
    dataFolder,
    restore,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
