import { expect, test } from "vitest";
import { compileFixture, compileInvented, copyFixture, type Edit } from "../../fixtures/datapack.js";
import { formatDiagnostic } from "../diagnostic.js";

const linked = (edits: readonly Edit[], known?: Parameters<typeof compileFixture>[1]) =>
  compileFixture(edits, known)
    .diagnostics.filter(({ what }) => what.includes("."))
    .map(formatDiagnostic);

const NPCS = "xml/npcs/1000-1999.xml";
const ITEMS = "xml/items/0000-0099.xml";
const MULTISELL = "xml/multisell/800.xml";
const QUESTS = "curated/quests.json";
const RECIPES = "xml/recipes.xml";
const SEEDS = "xml/seeds.xml";
const CRYSTALS = "xml/soulCrystals.xml";

test.each<[...edit: Edit, references: string, received: string]>([
  [NPCS, 'itemid="57"', 'itemid="58"', "drops.itemId", "58"],
  [NPCS, 'skill id="20" level="2"', 'skill id="20" level="4"', "npcs.skills", "20-4"],
  [NPCS, 'food1="6"', 'food1="60"', "npcs.petData", "60"],
  [NPCS, '"rHand" val="1"', '"rHand" val="11"', "npcs.hands", "11"],
  [NPCS, 'idTemplate="1001"', 'idTemplate="1101"', "npcs.templateId", "1101"],
  [NPCS, 'minion id="1003"', 'minion id="1103"', "npcs.minions", "1103"],
  [ITEMS, "21-1;20-3", "21-1;20-4", "items.itemSkill", "20-4"],
  [ITEMS, 'val="20-2"', 'val="29-2"', "items.onCritSkill", "29-2"],
  ["xml/buyLists.xml", 'npcId="1002"', 'npcId="1012"', "buyLists.npcId", "1012"],
  ["xml/buyLists.xml", 'id="6" price', 'id="66" price', "buyLists.products", "66"],
  [MULTISELL, "1002", "1012", "exchanges.npcIds multisells.npcIds", "1012"],
  [MULTISELL, 'production id="5"', 'production id="55"', "exchanges.produces multisells.produces", "55"],
  [MULTISELL, 'ingredient id="6"', 'ingredient id="66"', "exchanges.required multisells.required", "66"],
  [RECIPES, 'itemId="5" level="3"', 'itemId="55" level="3"', "recipes.itemId", "55"],
  [RECIPES, 'product="3-1"', 'product="33-1"', "recipes.product", "33"],
  [RECIPES, "6-24", "66-24", "recipes.ingredients", "66"],
  ["xml/spellbooks.xml", 'skillId="21"', 'skillId="29"', "spellbooks.skillId", "29"],
  ["xml/hennas.xml", 'dyeId="91"', 'dyeId="92"', "hennas.dyeItemId", "92"],
  ["xml/castles.xml", 'circletId="6"', 'circletId="66"', "castles.circletItemId", "66"],
  [SEEDS, 'id="90"', 'id="99"', "seeds.itemId", "99"],
  [SEEDS, 'cropId="5"', 'cropId="55"', "seeds.cropItemId", "55"],
  [SEEDS, 'matureId="91"', 'matureId="92"', "seeds.matureItemId", "92"],
  [SEEDS, 'reward2="57"', 'reward2="58"', "seeds.rewardItemIds", "58"],
  [SEEDS, 'castleId="1"', 'castleId="3"', "seeds.castleId", "3"],
  ["curated/teleports.json", '"npcId":1001', '"npcId":1011', "teleports.npcId", "1011"],
  [CRYSTALS, 'initial="5"', 'initial="55"', "soulCrystals.itemId", "55"],
  [CRYSTALS, 'staged="91"', 'staged="92"', "soulCrystals.stagedItemId", "92"],
  [CRYSTALS, 'broken="90"', 'broken="99"', "soulCrystals.brokenItemId", "99"],
  [CRYSTALS, 'id="1001"', 'id="1011"', "soulCrystalNpcs.npcId", "1011"],
  [QUESTS, '"classIds":[1]', '"classIds":[9]', "quests.classIds", "9"],
  [QUESTS, '{"itemId":3,', '{"itemId":33,', "quests.rewards", "33"],
  [QUESTS, '"startNpcIds":[1002]', '"startNpcIds":[1012]', "quests.startNpcIds", "1012"],
])("in %s, %s as %s is a reference %s that dangles", (file, from, to, references, received) => {
  const reference = references
    .split(" ")
    .map((name) =>
      expect.stringMatching(new RegExp(`^[\\w/.-]+:\\d+: error: ${name}: expected .+, received ${received}$`, "u")),
    );
  expect(linked([[file, from, to]])).toEqual(reference);
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
