import { expect, it } from "vitest";
import { compileDialect, dialectRows } from "../../../fixtures/datapack.js";
import { formatDiagnostic } from "../../diagnostic.js";

const FILE = "xml/stats/items/00000-00099.xml";
const SENTENCE = "This Forgotten Scroll can be used by Fen Lords level 83 and above to learn Moss Cover.";
const edits = [[FILE, 'name="Reed Sword"', `name="${SENTENCE}"`]] as const;

it("takes the name of a scroll out of the sentence that the source has in its place, with a warning", () => {
  expect(dialectRows("l2j", "items", edits)[0]).toMatchObject({ id: 1, name: "Forgotten Scroll - Moss Cover" });
  expect(compileDialect("l2j", edits).diagnostics.map(formatDiagnostic)).toContainEqual(
    expect.stringMatching(
      /^xml\/stats\/items\/00000-00099\.xml:\d+: warning: item 1: expected a name, received a sentence: "Forgotten Scroll - Moss Cover" is used$/,
    ),
  );
});

it("keeps another long name", () => {
  const name = "This Reed Sword Can Be Used by Nobody";
  expect(dialectRows("l2j", "items", [[FILE, 'name="Reed Sword"', `name="${name}"`]])[0]).toMatchObject({ name });
});
