import { fileURLToPath } from "node:url";
import { interlude } from "@gamedata/interlude";
import { expect } from "vitest";
import { describeShippedFiles } from "../../../packages/compiler/fixtures/shipped-files.js";

describeShippedFiles({
  folder: fileURLToPath(new URL("..", import.meta.url)),
  dataset: interlude,
  origin: { chronicle: "interlude", source: { project: "aCis", revision: "382" } },
  longestNameInWords: 12,
  sentences: [],
  expectWarnings: ({ diagnostics }) =>
    expect(diagnostics.map(({ severity, what }) => `${severity}: ${what}`)).toEqual([
      "warning: drop min",
      "warning: drop chance",
      "warning: drop chance",
    ]),
});
