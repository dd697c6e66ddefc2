import { expect, test } from "vitest";
import { compileFixture, compileInvented, copyFixture, type Edit } from "../../fixtures/datapack.js";
import { formatDiagnostic } from "../diagnostic.js";

const linked = (edits: readonly Edit[], known?: Parameters<typeof compileFixture>[1]) =>
  compileFixture(edits, known)
    .diagnostics.filter(({ what }) => what.includes("."))
    .map(formatDiagnostic);

test.each<[reference: string, edit: Edit, ...expected: string[]]>([
  [
    "drop → item",
    ["xml/npcs/1000-1999.xml", 'itemid="57"', 'itemid="58"'],
    "drops.itemId: expected the id of an item, received 58",
  ],
  [
    "NPC → skill level",
    ["xml/npcs/1000-1999.xml", 'skill id="20" level="2"', 'skill id="20" level="4"'],
    "npcs.skills: expected a skill and one of its levels, received 20-4",
  ],
  [
    "pet → food",
    ["xml/npcs/1000-1999.xml", 'food1="6"', 'food1="60"'],
    "npcs.petData: expected the id of an item, received 60",
  ],
  [
    "NPC → weapon",
    ["xml/npcs/1000-1999.xml", '"rHand" val="1"', '"rHand" val="11"'],
    "npcs.hands: expected the id of an item, received 11",
  ],
  [
    "NPC → template",
    ["xml/npcs/1000-1999.xml", 'idTemplate="1001"', 'idTemplate="1101"'],
    "npcs.templateId: expected the id of an NPC, received 1101",
  ],
  [
    "NPC → minion",
    ["xml/npcs/1000-1999.xml", 'minion id="1003"', 'minion id="1103"'],
    "npcs.minions: expected the id of an NPC, received 1103",
  ],
  [
    "item → skill",
    ["xml/items/0000-0099.xml", "21-1;20-3", "21-1;20-4"],
    "items.itemSkill: expected a skill and one of its levels, received 20-4",
  ],
  [
    "item → on-crit skill",
    ["xml/items/0000-0099.xml", 'val="20-2"', 'val="29-2"'],
    "items.onCritSkill: expected a skill and one of its levels, received 29-2",
  ],
  [
    "buy list → NPC",
    ["xml/buyLists.xml", 'npcId="1002"', 'npcId="1012"'],
    "buyLists.npcId: expected the id of an NPC, received 1012",
  ],
  [
    "buy list → item",
    ["xml/buyLists.xml", 'id="6" price', 'id="66" price'],
    "buyLists.products: expected the id of an item, received 66",
  ],
  [
    "exchange → NPC",
    ["xml/multisell/800.xml", "1002", "1012"],
    "exchanges.npcIds: expected the id of an NPC, received 1012",
    "multisells.npcIds: expected the id of an NPC, received 1012",
  ],
  [
    "exchange → product",
    ["xml/multisell/800.xml", 'production id="5"', 'production id="55"'],
    "exchanges.produces: expected the id of an item, received 55",
    "multisells.produces: expected the id of an item, received 55",
  ],
  [
    "multisell → ingredient",
    ["xml/multisell/800.xml", 'ingredient id="6"', 'ingredient id="66"'],
    "exchanges.required: expected the id of an item, received 66",
    "multisells.required: expected the id of an item, received 66",
  ],
  [
    "recipe → item",
    ["xml/recipes.xml", 'itemId="5" level="3"', 'itemId="55" level="3"'],
    "recipes.itemId: expected the id of an item, received 55",
  ],
  [
    "recipe → product",
    ["xml/recipes.xml", 'product="3-1"', 'product="33-1"'],
    "recipes.product: expected the id of an item, received 33",
  ],
  [
    "recipe → ingredient",
    ["xml/recipes.xml", "6-24", "66-24"],
    "recipes.ingredients: expected the id of an item, received 66",
  ],
  [
    "spellbook → skill",
    ["xml/spellbooks.xml", 'skillId="21"', 'skillId="29"'],
    "spellbooks.skillId: expected the id of a skill, received 29",
  ],
  [
    "henna → dye",
    ["xml/hennas.xml", 'dyeId="91"', 'dyeId="92"'],
    "hennas.dyeItemId: expected the id of an item, received 92",
  ],
  [
    "castle → circlet",
    ["xml/castles.xml", 'circletId="6"', 'circletId="66"'],
    "castles.circletItemId: expected the id of an item, received 66",
  ],
  ["seed → item", ["xml/seeds.xml", 'id="90"', 'id="99"'], "seeds.itemId: expected the id of an item, received 99"],
  [
    "seed → crop",
    ["xml/seeds.xml", 'cropId="5"', 'cropId="55"'],
    "seeds.cropItemId: expected the id of an item, received 55",
  ],
  [
    "seed → mature crop",
    ["xml/seeds.xml", 'matureId="91"', 'matureId="92"'],
    "seeds.matureItemId: expected the id of an item, received 92",
  ],
  [
    "seed → reward",
    ["xml/seeds.xml", 'reward2="57"', 'reward2="58"'],
    "seeds.rewardItemIds: expected the id of an item, received 58",
  ],
  [
    "seed → castle",
    ["xml/seeds.xml", 'castleId="1"', 'castleId="3"'],
    "seeds.castleId: expected the id of a castle, received 3",
  ],
  [
    "teleport → NPC",
    ["curated/teleports.json", '"npcId":1001', '"npcId":1011'],
    "teleports.npcId: expected the id of an NPC, received 1011",
  ],
  [
    "soul crystal → item",
    ["xml/soulCrystals.xml", 'initial="5"', 'initial="55"'],
    "soulCrystals.itemId: expected the id of an item, received 55",
  ],
  [
    "soul crystal → next one",
    ["xml/soulCrystals.xml", 'staged="91"', 'staged="92"'],
    "soulCrystals.stagedItemId: expected the id of an item, received 92",
  ],
  [
    "soul crystal → broken one",
    ["xml/soulCrystals.xml", 'broken="90"', 'broken="99"'],
    "soulCrystals.brokenItemId: expected the id of an item, received 99",
  ],
  [
    "soul crystal → NPC",
    ["xml/soulCrystals.xml", 'id="1001"', 'id="1011"'],
    "soulCrystalNpcs.npcId: expected the id of an NPC, received 1011",
  ],
  [
    "quest → class",
    ["curated/quests.json", '"classIds":[1]', '"classIds":[9]'],
    "quests.classIds: expected the id of a class, received 9",
  ],
  [
    "quest → reward",
    ["curated/quests.json", '{"itemId":3,', '{"itemId":33,'],
    "quests.rewards: expected the id of an item, received 33",
  ],
  [
    "quest → start NPC",
    ["curated/quests.json", '"startNpcIds":[1002]', '"startNpcIds":[1012]'],
    "quests.startNpcIds: expected the id of an NPC, received 1012",
  ],
])("reports a dangling %s", (_reference, edit, ...expected) => {
  const diagnostics = linked([edit]);
  expect(diagnostics).toHaveLength(expected.length);
  for (const [position, diagnostic] of diagnostics.entries()) {
    expect(diagnostic).toContain(`error: ${expected[position]}`);
    expect(diagnostic).toMatch(/^[\w/.-]+:\d+: /u);
  }
});

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
