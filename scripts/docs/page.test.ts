import { expect, it } from "vitest";
import { readPage } from "./page.js";

it("finds blocks with their language and line, indented ones too, and leaves the rest as prose", () => {
  const markdown =
    "# A\n```ts\nconst a = 1;\n```\n1. step\n\n   ```sh\n   npm test\n     more\n   ```\nend\n````\n```\n````\n";
  expect(readPage("a.md", markdown)).toEqual({
    file: "a.md",
    blocks: [
      { place: "a.md:2", language: "ts", code: "const a = 1;\n" },
      { place: "a.md:7", language: "sh", code: "npm test\n  more\n" },
      { place: "a.md:12", language: "", code: "```\n" },
    ],
    prose: "# A\n1. step\n\nend\n",
  });
});

it("refuses a block without an end", () => {
  expect(() => readPage("a.md", "text\n```ts\nconst a = 1;\n")).toThrow("a.md:2: the code block has no end");
});
