import { defineConfig } from "vite";

/** The service that answers the requests of `pnpm dev`. */
const SERVICE = "http://127.0.0.1:3000";

export default defineConfig({
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
        // What several pages use is one file: many small ones would be larger together. What lists alone use, what the first page shows of two others, and what a character wears are not.
        codeSplitting: {
          groups: [
            {
              name: "site",
              test: /\/src\/site\/(?!(?:map|small-map)\/|pages\/(?:class|hunting|lists|raid-bosses)\/)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
