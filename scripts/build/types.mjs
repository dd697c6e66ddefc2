// Writes the declarations of the package that it is run in, one file for each module that the package exports.
// The newest TypeScript writes one for each source, in a twentieth of the time that tsup takes with an older one; tsup then joins those that
// the exports reach, and takes in the types of packages of the workspace that users do not install.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { build } from "tsup";

const root = resolve(import.meta.dirname, "../..");
const folder = process.cwd();
const separate = "dist/.separate";

/** Finds the declaration of a source, which may be generated. */
function declarationOf(name) {
  const sources = join(separate, relative(root, folder), "src");
  const written = join(sources, `${name}.d.ts`);
  return existsSync(written) ? written : join(sources, "generated", `${name}.d.ts`);
}

rmSync(separate, { recursive: true, force: true });
const emit = ["--noEmit", "false", "--declaration", "--emitDeclarationOnly", "--noCheck", "--singleThreaded"];

/** Writes the declarations of a package beside those of the others, by the folder of each. */
function emitDeclarations(project) {
  const args = ["-p", project, ...emit, "--rootDir", root, "--outDir", resolve(separate)];
  execFileSync("tsc", args, { stdio: ["ignore", "inherit", "inherit"] });
}

emitDeclarations(".");

// The names of shared declarations have a hash, so that those of an earlier build would stay.
for (const file of readdirSync("dist")) if (file.endsWith(".d.ts")) rmSync(join("dist", file));
const { exports, devDependencies = {} } = JSON.parse(readFileSync("package.json", "utf8"));
const modules = Object.values(exports).flatMap(({ types }) =>
  types === undefined ? [] : types.slice("./dist/".length),
);
const names = modules.map((file) => file.slice(0, -".d.ts".length));
const uninstalled = Object.keys(devDependencies).filter((name) => name.startsWith("@gamedata/"));
const paths = Object.fromEntries(
  uninstalled.flatMap((name) => {
    const installed = realpathSync(join("node_modules", name));
    const isBuilt = existsSync(join(installed, "dist"));
    // A package without a build is imported as source: its functions are declared as those of this package are.
    if (!isBuilt) emitDeclarations(installed);
    const declarations = isBuilt ? join(installed, "dist") : join(folder, separate, relative(root, installed), "src");
    return [
      [name, [join(declarations, "index.d.ts")]],
      [`${name}/*`, [join(declarations, "*.d.ts")]],
    ];
  }),
);
await build({
  config: false,
  entry: Object.fromEntries(names.map((name) => [name, declarationOf(name)])),
  format: "esm",
  dts: { only: true, compilerOptions: { paths } },
  silent: true,
});
rmSync(separate, { recursive: true, force: true });
