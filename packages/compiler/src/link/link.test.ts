import { expect, test } from "vitest";
import { compileFixture, compileInvented, copyFixture, type Edit } from "../../fixtures/datapack.js";
import { formatDiagnostic } from "../diagnostic.js";

const linked = (edits: readonly Edit[], known?: Parameters<typeof compileFixture>[1]) =>
  compileFixture(edits, known)
    .diagnostics.filter(({ what }) => what.includes("."))
    .map(formatDiagnostic);

test("accepts what is listed as known, and warns of an entry that is not needed", () => {
  expect(linked([])).toEqual([]);
  expect(linked([], [])).toEqual([
    "curated/quests.json:2: error: quests.killNpcIds: expected the id of an NPC, received 1999",
  ]);
  const known = { reference: "quests.killNpcIds", reason: "test" };
  expect(
    linked(
      [],
      [
        { ...known, key: 1999 },
        { ...known, key: 1998 },
      ],
    ),
  ).toEqual([
    "known-dangling.json:1: warning: quests.killNpcIds 1998: expected a dangling reference, received none: the entry can go",
  ]);
});

test("counts the references into a file that could not be read in one line, and lists none of them as known", () => {
  const edit: Edit = ["xml/items/0000-0099.xml", "<list>", "<list><broken"];
  const { dangling, diagnostics, files } = compileInvented({ datapack: copyFixture([edit]), acceptLosses: true });
  expect(files).toBeDefined();
  // The fixture has this one in its list of known references.
  expect(dangling).toEqual([expect.objectContaining({ reference: "quests.killNpcIds", key: 1999 })]);
  const about = diagnostics.filter(({ rule, what }) => rule === "dangling" && what !== "quests.killNpcIds");
  expect(about).toMatchObject([
    { file: "xml/items/0000-0099.xml", what: "references into files that could not be read", severity: "warning" },
  ]);
  expect(Number(about[0]?.received)).toBeGreaterThan(10);
});

test("does not report references to rows that could not be read", () => {
  const broken = compileFixture([["xml/npcs/1000-1999.xml", '"level" val="12"', '"level" val="x"']]);
  expect(broken.files).toBeUndefined();
  expect(broken.diagnostics.filter(({ severity }) => severity === "error").map(({ what }) => what)).toEqual([
    "<npc> 1001 level",
  ]);
});
