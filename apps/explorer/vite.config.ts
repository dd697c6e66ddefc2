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
        if (file.type !== "chunk" || !["rolldown-runtime", "site"].includes(file.name)) return [];
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

/** The pages, and what only some of them load. */
const later =
  /\/src\/site\/(?:start|(?:api|csv|map|pages)\/|cards\/record|parts\/add-record|small-map\/drawing|way\/way-(?:view|steps)|.*\.json$)/;
/** What several pages have of another one, and the styles of the page of items, which are shorter than a request. */
const shared =
  /\/pages\/(?:changes\/record-changes|compare\/compare(?:d|-link)|item\/(?:item-sources|crafting-state|item-answer\.css|chance-curve\.css)|raid-bosses\/kills)/;

/** Whether a module is of the program, which is loaded for every page. */
const isOfProgram = (id: string) => id.includes("/src/site/") && (shared.test(id) || !later.test(id));

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
        // Few files: each costs a request, and many small ones are larger together.
        codeSplitting: {
          groups: [
            // What begins to load the page needs nothing of the program.
            {
              name: "start",
              test: /preload-helper|\/src\/site\/(?:languages\/(?:languages|dictionaries)|address\/(?:site|written-address)|service\/early|settings\/setting-names|app\/routes)\.ts|\/src\/worker\/versions/,
              priority: 2,
            },
            { name: "site", test: isOfProgram, priority: 1 },
            // What large and small maps share.
            {
              name: "draw",
              test: /\/src\/site\/(?:small-map\/drawing|map\/(?:draw|land|palette|bands|place-labels|scene|view|way-points|zone-layers))/,
            },
          ],
        },
      },
    },
  },
});
