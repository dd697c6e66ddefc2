import { defineConfig, type Options } from "tsup";

/** Marks the calls of functions without side effects, too: webpack does not read the mark of the functions themselves. */
function withPureCalls(code: string): string {
  const names = [...code.matchAll(/@__NO_SIDE_EFFECTS__(?: \*\/)?\s+(?:export )?function (\w+)/gu)].map(
    ([, name]) => name,
  );
  if (names.length === 0) return code;
  const call = new RegExp(`(?<!function |@__PURE__ \\*/ )(?<![\\w.$])(${names.join("|")})\\(`, "gu");
  return code.replace(call, "/* @__PURE__ */ $1(");
}

const options: Options = {
  format: "esm",
  target: "node20",
  plugins: [{ name: "pure-calls", renderChunk: (code) => ({ code: withPureCalls(code) }) }],
};

export default defineConfig([
  { ...options, entry: ["src/index.ts", "src/parse.ts"], clean: ["!collections*", "!**/*.d.ts"] },
  // Bundled apart: this module names every export, which would keep bundlers from dropping those that nobody uses.
  { ...options, entry: ["src/collections.ts"], external: [/\/index\.js$/] },
]);
