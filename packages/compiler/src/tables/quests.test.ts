import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../fixtures/datapack.js";

const FILE = "curated/quests.json";

test("keeps what is stated and leaves out what is empty or null", () => {
  expect(fixtureRows("quests")).toEqual([
    {
      id: 2,
      name: "Reeds for the Trader",
      levelMin: 2,
      repeatable: false,
      races: ["HUMAN", "ELF"],
      classIds: [1],
      startNpcIds: [1002],
      talkNpcIds: [1002],
      killNpcIds: [1001, 1999],
      questItemIds: [6],
      prerequisiteQuestIds: [3],
      rewards: {
        items: [{ itemId: 1, count: 1 }],
        adena: 450,
        alternatives: [
          { kind: "by-choice", items: [{ itemId: 3, count: 1 }] },
          { kind: "by-count", sp: 20 },
        ],
      },
    },
    { id: 3, name: "Nothing Gained", startNpcIds: [1002], talkNpcIds: [1002] },
  ]);
});

test("reports an unknown race, an unknown kind, and a prerequisite that is no quest", () => {
  expect(fixtureDiagnostics([FILE, '"ELF"', '"GNOME"'])).toEqual([
    `${FILE}:2: warning: races: expected HUMAN, ELF, DARK_ELF, ORC, DWARF, KAMAEL, received "GNOME": kept`,
  ]);
  expect(fixtureDiagnostics([FILE, '"ELF"', '"gnome"'])).toEqual([
    `${FILE}:2: error: row races 1: expected a word in capital letters, received "gnome"`,
  ]);
  expect(fixtureDiagnostics([FILE, '"by-choice"', '"by-luck"'])[0]).toContain(
    `${FILE}:2: error: row rewards alternatives 0 kind: expected ("random" | "by-class" | "by-choice"`,
  );
  expect(fixtureDiagnostics([FILE, '"prerequisites":[3]', '"prerequisites":[4]'])).toEqual([
    `${FILE}:2: error: quests.prerequisiteQuestIds: expected the id of a quest, received 4`,
  ]);
});
