import { inventedDataset, inventedText } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { createCatalog, getQuest, listQuests } from "../index.js";

const catalog = createCatalog(inventedDataset);

describe("a quest's detail", () => {
  it("names everybody and everything", () => {
    expect(getQuest(catalog, 1)).toEqual(yaml`
      { id: 1, name: A Letter for Fenn, levelMin: 3, repeatable: false, raceRestrictions: [], classRestrictions: [],
        startNpcs: [{ id: 102, name: Mira }], involvedNpcs: [{ id: 102, name: Mira }, { id: 103, name: Old Fenn }],
        involvedMonsters: [{ id: 100, name: Bog Toad }],
        questItems: [{ itemId: 8, name: Sealed Letter, iconFile: null }],
        rewards: { items: [{ itemId: 9, name: Willow Branch, iconFile: null, count: 4 }], adena: 250,
          adenaRange: { min: 550, max: 550 }, alternatives: [{ kind: by-choice, items: [], adena: 300 }] },
        primaryRegion: { id: 1, name: Reed Town } }
    `);
  });

  it("names raw NPCs by their own ids, and leaves out those that the data set lacks", () => {
    const quests = [
      { id: 1, name: "Hunt", daily: true as const, killNpcIds: [101, 100, 999], prerequisiteQuestIds: [7, 2] },
      { id: 2, name: "Before" },
    ];
    const quest = getQuest(createCatalog({ ...inventedDataset, quests }), 1);
    expect(quest.involvedMonsters.map(({ id }) => id)).toEqual([100, 101]);
    expect(quest.prerequisites).toEqual([{ id: 2, name: "Before", levelMin: null }]);
    expect(quest.rewards).toEqual({ items: [] });
    expect(quest).not.toHaveProperty("primaryRegion");
    expect(quest.daily).toBe(true);
  });

  const branch = (kind: "by-choice" | "by-class" | "by-count" | "by-stage" | "random", adena?: number) =>
    adena === undefined ? { kind } : { kind, adena };
  it.each([
    ["a branch besides the guaranteed adena", [branch("random"), branch("by-class", 7)], { min: 10, max: 17 }, 10],
    ["one of the branches", [branch("random", 5), branch("random", 3)], { min: 3, max: 5 }],
    ["branches by stage that give none", [branch("by-stage"), branch("by-choice", 3)], { min: 3, max: 3 }],
    [
      "branches by class that give none, beside those of a choice",
      [branch("by-choice", 233_490), branch("by-choice", 266_980), branch("by-class")],
      { min: 233_490, max: 266_980 },
    ],
    ["a choice that gives none", [branch("by-choice"), branch("random", 5)], { min: 0, max: 5 }],
    ["a branch by count", [branch("by-count", 3), branch("random", 5)], undefined],
    ["a branch by stage", [branch("by-stage", 3)], undefined],
    ["a branch of nothing", [branch("random", 0)], undefined, 10],
    ["no branches", undefined, undefined, 10],
  ] as const)("has the bounds of its adena with %s", (_what, alternatives, range, adena?: number) => {
    const rewards = { ...(adena && { adena }), ...(alternatives && { alternatives: [...alternatives] }) };
    const quests = [{ id: 1, name: "Hunt", rewards }];
    expect(getQuest(createCatalog({ ...inventedDataset, quests }), 1).rewards.adenaRange).toEqual(range);
  });

  it("has the client's journal with a text overlay", () => {
    const told = getQuest(createCatalog(inventedDataset, { text: inventedText }), 1);
    expect(told.description).toBe("Mira has written to Fenn.");
    expect(told.clientJournalEntries?.map(({ completionNpc }) => completionNpc)).toEqual(yaml`
      [{ id: 103, name: Old Fenn }, { id: 102, name: Mira }, null, null]
    `);
    expect(told.clientJournalEntries?.[0]).toMatchObject(yaml`
      { stepIndex: 1, title: The Letter, description: Bring it. }
    `);
  });
});

describe("a quest in the list", () => {
  it("is made once a catalog", () => {
    expect(listQuests(catalog).data[0]).toBe(listQuests(catalog).data[0]);
    expect(listQuests(createCatalog(inventedDataset)).data[0]).not.toBe(listQuests(catalog).data[0]);
  });

  it("previews its guaranteed rewards", () => {
    const quests = [
      ...inventedDataset.quests,
      { id: 2, name: "For Nothing", races: ["ELF" as const], classIds: [1, 0] },
    ];
    const { data, meta } = listQuests(createCatalog({ ...inventedDataset, quests }));
    expect(meta).toEqual({ total: 2, limit: 2, offset: 0 });
    expect(data[0]).toMatchObject({
      startNpc: { id: 102, name: "Mira" },
      rewardsPreview: { adena: 250, exp: null, sp: null, itemCount: 1 },
    });
    expect(data[1]).toEqual(yaml`
      { id: 2, name: For Nothing, levelMin: null, repeatable: null, raceRestrictions: [ELF],
        classRestrictions: [
          { id: 0, name: Wanderer, professionLevel: 0 },
          { id: 1, name: Thornwright, professionLevel: 1 }],
        startNpc: null, rewardsPreview: { adena: null, exp: null, sp: null, itemCount: 0 } }
    `);
  });
});

describe("the list of quests", () => {
  const quest = (id: number, rest: object = {}) => ({ id, name: `Quest ${id}`, ...rest });

  it("is filtered by what is rewarded for certain, and in a branch", () => {
    const quests = [
      quest(1, { rewards: { adena: 6 } }),
      quest(2, { rewards: { items: [{ itemId: 9, count: 1 }] } }),
      quest(3, { rewards: { alternatives: [{ kind: "random", items: [{ itemId: 9, count: 2 }], adena: 7 }] } }),
    ];
    const idsOf = (reward: number) =>
      listQuests(createCatalog({ ...inventedDataset, quests }), { reward }).data.map(({ id }) => id);
    expect([9, 57, 8].map(idsOf)).toEqual([[2, 3], [1, 3], []]);
  });

  it("says what branches give when it is sorted by adena or asked to", () => {
    const quests = [
      quest(1, { rewards: { alternatives: [{ kind: "by-choice", adena: 4 }] } }),
      quest(2, { rewards: { adena: 5, alternatives: [{ kind: "by-count", adena: 9 }] } }),
    ];
    const list = (query: object) => listQuests(createCatalog({ ...inventedDataset, quests }), query).data;
    for (const query of [{ sort: "adena" }, { with: ["rewards"] }]) {
      expect(list(query)).toMatchObject([
        { id: 1, adenaRange: { min: 4, max: 4 } },
        { id: 2, adenaByCount: true },
      ]);
    }
    expect(list({ sort: "-adena" }).map(({ id }) => id)).toEqual([2, 1]);
    expect(list({ sort: "-exp" })[0]).not.toHaveProperty("adenaRange");
    expect(list({})[1]).not.toHaveProperty("adenaByCount");
  });

  it("refuses a race that no quest names, and a level below 1", () => {
    const list = (query: object) =>
      listQuests(createCatalog({ ...inventedDataset, quests: [quest(1, { races: ["ELF"] })] }), query);
    expect(() => list({ race: "KAMAEL" })).toThrow('Invalid race "KAMAEL": it must be one of ELF.');
    expect(() => list({ level: 0 })).toThrow("Invalid level 0: ");
  });
});
