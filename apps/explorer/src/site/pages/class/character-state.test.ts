import { expect, test } from "vitest";
import { yaml } from "../../../../../../scripts/test/yaml.js";
import { writeList } from "../../address/ids.js";
import { buffTexts, characterOf, itemTexts } from "./character-state.js";

test("reads from an address what it writes into one, and leaves out what is none", () => {
  const query = { items: "7575-4,2381", hennas: "65", buffs: "1068-3,1204" };
  const state = characterOf(query);
  expect(state).toEqual(yaml`
    { items: [{ id: 7575, enchant: 4 }, { id: 2381, enchant: 0 }], hennas: [65],
      buffs: [{ id: 1068, level: 3 }, { id: 1204, level: undefined }] }
  `);
  expect(writeList(itemTexts(state.items))).toBe(query.items);
  expect(writeList(buffTexts(state.buffs))).toBe(query.buffs);
  expect(characterOf({ items: "x,57-", hennas: "" })).toEqual({ items: [], hennas: [], buffs: [] });
  expect(writeList([])).toBeUndefined();
});
