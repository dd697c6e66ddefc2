import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { defineConfig, type Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/** Returns the folder of the package that a file of it belongs to. */
function packageFolder(file: string): string {
  const folder = dirname(file);
  const manifest = join(folder, "package.json");
  // Folders inside a package may have a package.json without a name.
  const isPackage = existsSync(manifest) && "name" in JSON.parse(readFileSync(manifest, "utf8"));
  return isPackage ? folder : packageFolder(folder);
}

/** Writes the licenses of the packages whose code is in the program, as they require. */
const licenses: Plugin = {
  name: "licenses",
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => {
      const files = Object.keys(metafile?.inputs ?? {}).filter((file) => file.includes("node_modules"));
      const texts = [...new Set(files.map((file) => packageFolder(file)))].map((folder) => {
        const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
        return `${name} ${version}\n\n${readFileSync(join(folder, "LICENSE"), "utf8").trim()}\n`;
      });
      if (texts.length === 0) return;
      mkdirSync("dist", { recursive: true });
      writeFileSync("dist/third-party-licenses.txt", texts.sort().join("\n---\n\n"));
    });
  },
};

export default defineConfig({
  entry: { handler: "src/handler.ts", main: "src/main.ts" },
  format: "esm",
  dts: { entry: { handler: "src/handler.ts" } },
  // The SDK and zod are bundled, because a host waits for the start of the program: it takes a tenth less.
  noExternal: [
    "@gamedata/chronicles",
    "@gamedata/json-schema",
    "@gamedata/program",
    "@modelcontextprotocol/server",
    "zod",
  ],
  esbuildPlugins: [licenses],
  minifyWhitespace: true,
  clean: true,
  target: "node20",
  removeNodeProtocol: false,
});
