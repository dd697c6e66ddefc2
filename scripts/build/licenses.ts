import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/** Returns the folder of the package that a file of it belongs to. */
function packageFolder(file: string): string {
  const folder = dirname(file);
  const manifest = join(folder, "package.json");
  // Folders inside a package may have a package.json without a name.
  const isPackage = existsSync(manifest) && "name" in JSON.parse(readFileSync(manifest, "utf8"));
  return isPackage ? folder : packageFolder(folder);
}

/** Returns name, version and license of a package: the text of its license file, or what its package.json states. */
function licenseOf(folder: string): string {
  const { name, version, license, author, repository, homepage } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const file = readdirSync(folder).find((candidate) => /^licen[cs]e\b/iu.test(candidate));
  const text =
    file === undefined
      ? `License: ${license}\nAuthor: ${author}\nSource: ${repository?.url ?? repository ?? homepage}`
      : readFileSync(join(folder, file), "utf8").trim();
  return `${name} ${version}\n\n${text}\n`;
}

/** Writes the licenses of the packages that files of a program belong to, as they require. */
export function writeLicenses(files: readonly string[]): void {
  const installed = files.filter((file) => file.includes("node_modules"));
  const texts = [...new Set(installed.map((file) => packageFolder(file)))].map(licenseOf);
  if (texts.length === 0) return;
  mkdirSync("dist", { recursive: true });
  writeFileSync("dist/third-party-licenses.txt", texts.sort().join("\n---\n\n"));
}

/** Writes the licenses of the packages whose code is in the program. */
export const licenses: Plugin = {
  name: "licenses",
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => writeLicenses(Object.keys(metafile?.inputs ?? {})));
  },
};
