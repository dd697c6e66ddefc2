import { defineConfig, type Plugin } from "vite";
import { writeLicenses } from "../../scripts/build/licenses.js";

/** The service that answers the requests of `pnpm dev`. */
const SERVICE = "http://127.0.0.1:3000";

/** Lets the page load the program beside the script that begins to load the code of the page, and so that no style is missing at first. */
const preloadProgram: Plugin = {
  name: "preload-program",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle).flatMap((file) => {
        if (file.type !== "chunk" || !["main", "site"].includes(file.name)) return [];
        const style = [...(file.viteMetadata?.importedCss ?? [])].map((name) => ["stylesheet", name] as const);
        return [["modulepreload", file.fileName] as const, ...style].map(([rel, name]) => ({
          tag: "link",
          attrs: { rel, crossorigin: true, href: `./${name}` },
          injectTo: "head" as const,
        }));
      }),
  },
};

/** Writes the licenses of the packages whose code is in the site. */
const licenses: Plugin = {
  name: "licenses",
  generateBundle: (_options, bundle) =>
    writeLicenses(Object.values(bundle).flatMap((file) => (file.type === "chunk" ? Object.keys(file.modules) : []))),
};

export default defineConfig({
  plugins: [preloadProgram, licenses],
  // Relative addresses, so that the site works in any folder of a host.
  base: "./",
  publicDir: "src/public",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { proxy: { "/api": SERVICE } },
  build: {
    outDir: "dist/site",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The viewer of the API is one large module, loaded on its page only.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        hashCharacters: "hex",
        // What several pages use is one file: many small ones would be larger together. What lists alone use, what the first page shows of two others, what differs between chronicles, what a character wears and how crafts are planned are not.
        codeSplitting: {
          groups: [
            // What begins to load the page needs nothing of the program.
            {
              name: "start",
              test: /preload-helper|\/src\/site\/(?:languages\/(?:languages|dictionaries)|address\/(?:site|written-address)|service\/early|settings\/setting-names)\.ts|\/src\/worker\/versions/,
              priority: 2,
            },
            {
              name: "site",
              test: /\/src\/site\/(?!(?:csv|map|small-map)\/|parts\/(?:add-record|filled-panels)|way\/way-there|pages\/(?:(?:class|hunting|lists|raid-bosses)\/|changes\/change-table|compare\/compare-choice|item\/crafting(?!-state)))/,
              minShareCount: 2,
              priority: 1,
            },
            // What pages of records have that items and lists have not.
            { name: "records", test: /\/src\/site\/(?:parts\/filled-panels|way\/way-there)/, minShareCount: 2 },
            // What large and small maps share.
            { name: "draw", test: /\/src\/site\/map\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
