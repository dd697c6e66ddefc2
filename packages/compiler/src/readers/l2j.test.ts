import { describe, expect, it, test } from "vitest";
import { compileDialect, dialectRows, FIXTURES } from "../../fixtures/datapack.js";
import { smallRows } from "../../fixtures/small-datapack.js";
import { openCheckout } from "../read/checkout.js";
import { findServer } from "../rules/engines.js";

const DIALECTS = ["l2j", "mobius"] as const;

// The expected rows are worked out by hand from the files in fixtures/l2j and fixtures/mobius.
describe.each(DIALECTS)("a datapack of the dialect %s", (dialect) => {
  it("is detected by its files", () => {
    expect(findServer(openCheckout(FIXTURES[dialect])).engine).toBe(dialect);
    expect(compileDialect(dialect).engine).toBe(dialect);
  });

  it("marks herbs among its items", () => {
    expect(dialectRows(dialect, "items").filter(({ isHerb }) => isHerb)).toEqual([
      { id: 8, name: "Seed", type: "etcitem", etcItemType: "seed", isHerb: true },
    ]);
  });

  it("has items with elements, icons without their package, and types in lower case", () => {
    const [sword, tunic, , , recipe] = dialectRows(dialect, "items");
    expect(sword).toEqual({
      id: 1,
      name: "Reed Sword",
      type: "weapon",
      grade: dialect === "l2j" ? "s84" : "s",
      price: 768,
      iconFile: "weapon_reed_i00.png",
      bodypart: "rhand",
      weaponType: "SWORD",
      stats: { pAtk: 8, rCrit: 12 },
      elements: { attack: { element: "holy", value: 250 } },
      flags: { magical: true },
      // The source states no chance: the engine's is 100 %.
      onCritSkill: { id: 10, level: 2, chance: 100 },
      soulshotSaving: { chance: 19, amount: 1 },
    });
    expect(tunic).toEqual({
      id: 2,
      name: "Moss Tunic",
      type: "armor",
      iconFile: "armor_moss_o'_fen i00.png",
      bodypart: "chest",
      stats: { pDef: 30, rEvas: -8 },
      elements: { defence: { fire: 10 } },
      flags: { dropable: false },
    });
    expect(recipe).toEqual({ id: 5, name: "Recipe: Moss Tunic", type: "etcitem", etcItemType: "recipe" });
  });

  it("has skills: what is always in force, what a cast puts on whom and how long, and toggles", () => {
    const [cover, heart, stance] = dialectRows(dialect, "skills");
    expect(cover).toEqual({
      id: 10,
      name: "Moss Cover",
      iconFile: "skill0010.png",
      maxLevel: 2,
      operateType: "OP_ACTIVE",
      target: "SELF",
      magicLevel: -1,
      power: 50,
      mpInitialConsume: 3,
      mpConsume: 7,
      hitTime: 1500,
      reuseDelay: -1000,
      instantEffects: [{ name: "PhysicalAttack", power: 50 }],
      // At level 2 the source states -1 seconds: the effects do not end by themselves.
      appliedEffects: [
        {
          name: "Buff",
          seconds: [60, 1],
          count: [1, 2_147_483_647],
          effects: [{ stat: "pDef", op: "mul", value: [1.1, 1.2] }],
        },
        {
          name: "Debuff",
          seconds: [60, 1],
          count: [1, 2_147_483_647],
          self: true,
          conditionalEffects: [{ stat: "rEvas", op: "add", value: -4, when: { using: { kind: ["SWORD"] } } }],
        },
      ],
    });
    expect(heart?.effects).toEqual([
      { stat: "mDef", op: "add", value: 5 },
      // 10 percent more, and 30 points more.
      { stat: "maxHp", op: "mul", value: 1.1 },
      { stat: "maxMp", op: "add", value: 30 },
      // The source states no type: the engine's is DIFF, points.
      { stat: "maxCp", op: "add", value: [20, 40] },
    ]);
    // Nor a target: the engine's is SELF.
    expect(heart?.target).toBe("SELF");
    expect(stance).toMatchObject({
      operateType: "OP_TOGGLE",
      iconFile: ["skill0012.png", "skill0013.png"],
      // At level 2 the source names item 0: nothing is consumed.
      itemConsume: { itemId: [6, 6], count: [3, 0] },
      appliedEffects: [{ name: "Buff", count: 2_147_483_647, effects: [{ stat: "runSpd", op: "set", value: 0 }] }],
    });
    expect(dialectRows(dialect, "raceIcons")).toEqual([
      { skillLevel: 1, iconFile: "skill4290.png" },
      { skillLevel: 2, iconFile: "skill4291.png" },
    ]);
  });

  it("has NPCs with elements, aggression, races and minions", () => {
    const [king, toad, , rush] = dialectRows(dialect, "npcs");
    expect(king).toEqual({
      id: 1001,
      name: "Toad King",
      level: 25,
      type: "Monster",
      radius: 8,
      height: 24,
      rHand: 1,
      // 25² · 2.199 = 1374.375, cut; the other dialect states 550 itself.
      exp: dialect === "l2j" ? 1374 : 550,
      sp: 7.5,
      hp: 100.5,
      mp: 50,
      hpRegen: 2,
      mpRegen: 1,
      pAtk: 8.5,
      pDef: 40,
      mAtk: 5,
      mDef: 30,
      crit: 4,
      atkSpd: 253,
      str: 40,
      int: 21,
      dex: 30,
      wit: 20,
      con: 43,
      men: 10,
      corpseTime: 7,
      walkSpd: 50,
      runSpd: 120,
      elements: { attack: { element: "dark", value: 20 }, defence: { fire: 20, dark: -5 } },
      ai: {
        aggro: 300,
        canMove: false,
        ssCount: 2,
        ssRate: 30,
        clan: "TOAD;FEN",
        clanRange: 400,
        ignoredIds: "1002",
      },
      skills: [
        { id: 10, level: 1 },
        { id: 4416, level: 1 },
      ],
      minions: [{ npcId: 1002, min: 2, max: 2, respawnDelay: 360 }],
      file: `${dialect === "l2j" ? "xml" : "data"}/stats/npcs/01000-01099.xml`,
    });
    // The source states a range, and denies that it is aggressive. Without a race skill the race is the source's.
    expect(toad).toMatchObject({ race: "Kamael" });
    expect(toad?.ai).toEqual({ aggro: 300, isAggressive: false });
    // Shots and movement stand outside of the AI, of which the source states nothing.
    expect(rush?.ai).toEqual({ canMove: false, ssCount: 1 });
  });

  it("has drops in groups, by themselves and spoiled, in parts per million", () => {
    expect(dialectRows(dialect, "drops")).toEqual([
      { npcId: 1001, category: 1, groupChance: 702_500, itemId: 57, min: 3, max: 9, chance: 600_000 },
      { npcId: 1001, category: 1, groupChance: 702_500, itemId: 6, min: 1, max: 1, chance: 400_000 },
      { npcId: 1001, category: 2, itemId: 2, min: 1, max: 1, chance: 33 },
      { npcId: 1001, category: -1, itemId: 6, min: 2, max: 4, chance: 125_000 },
    ]);
  });

  it("has raid bosses in seconds, random spawns and the Four Sepulchers", () => {
    const spawns = dialectRows(dialect, "spawns");
    expect(spawns).toContainEqual({ npcId: 1003, x: -5, y: 6, z: 7, respawnDelay: 129_600, respawnRandom: 86_400 });
    expect(spawns).toContainEqual({ npcId: 1005, x: 5, y: 5, z: 5, heading: -1, respawnDelay: 3600, groupId: 11 });
    expect(spawns).toContainEqual({ npcId: 1002, x: 18, y: -8, z: -7, heading: -32_600, respawnDelay: 3600 });
  });

  it("has recipes with a rare product, and sets with alternatives, skill levels and base stats", () => {
    expect(dialectRows(dialect, "recipes")).toEqual([
      {
        id: 1,
        itemId: 5,
        level: 3,
        product: { itemId: 2, count: 1 },
        ingredients: [{ itemId: 6, count: 20 }],
        successRate: 60,
        mpConsume: 30,
        isDwarven: true,
        rare: { itemId: 4, count: 1, chance: 4 },
      },
    ]);
    expect(dialectRows(dialect, "armorSets")).toEqual([
      {
        id: 17,
        // Without the curated names a set is called as its chest.
        name: dialect === "l2j" ? "Moss Set" : "Moss Tunic",
        chest: 2,
        legs: 3,
        skillId: 10,
        enchant6SkillId: 11,
        alternatives: { legs: [4] },
        bonusSkills: [{ id: 10, level: 2 }],
        baseStats: { STR: 1, CON: -2 },
      },
    ]);
  });

  it("has shops with the price of the item, and multisells that take and give points", () => {
    expect(dialectRows(dialect, "buyLists")).toEqual([
      {
        id: 17,
        npcId: 1005,
        products: [
          { itemId: 6, price: 12 },
          { itemId: 2, price: 0, count: 5, restockDelay: 60 },
        ],
      },
    ]);
    // The client's numbers of points are 65,536 − 200 and 65,536 − 300.
    expect(dialectRows(dialect, "multisells")).toEqual([
      {
        id: 2,
        maintainEnchantment: true,
        npcIds: [1005],
        entries: [
          {
            required: [
              { itemId: 65_336, count: 500 },
              { itemId: 6, count: 1, isKept: true },
            ],
            produces: { itemId: 2, count: 1 },
          },
          {
            required: [{ itemId: 6, count: 3 }],
            produces: { itemId: 3, count: 1 },
            alsoProduces: [{ itemId: 65_236, count: 30 }],
          },
        ],
      },
    ]);
    expect(dialectRows(dialect, "pointCurrencies").map(({ itemId }) => itemId)).toEqual([65_236, 65_336, 65_436]);
  });

  it("has hennas, castles and seeds", () => {
    expect(dialectRows(dialect, "hennas")).toEqual([
      {
        symbolId: 1,
        dyeItemId: 7,
        engravePrice: 37_000,
        dyeCount: 10,
        removalFee: 7400,
        returnedDyes: 5,
        statChanges: { STR: 1, CON: -3 },
        classIds: [1],
      },
    ]);
    expect(dialectRows(dialect, "castles")).toEqual([{ id: 1, circletItemId: 6838 }]);
    expect(dialectRows(dialect, "seeds")).toEqual([
      {
        itemId: 8,
        level: 10,
        cropItemId: 6,
        matureItemId: 7,
        rewardItemIds: [2, 3],
        castleId: 1,
        isAlternative: true,
        seedsLimit: 100,
        cropsLimit: 200,
      },
    ]);
  });
});

test.each([
  ["<amount>1100</amount><mode>PER</mode>", [{ op: "mul", value: 12 }]],
  [
    '<amount>50</amount><mode><value level="1">PER</value><value level="2">PER</value></mode>',
    [{ op: "mul", value: 1.5 }],
  ],
  [
    '<power><value level="1">0</value><value level="2">100</value></power><type>PER</type>',
    [{ op: "mul", value: [1, 2] }],
  ],
  ["<amount>1100</amount><mode>DIFF</mode>", [{ op: "add", value: 1100 }]],
  ["<amount>1100</amount>", [{ op: "add", value: 1100 }]],
  ["<amount>5</amount><mode>TWICE</mode>", []],
  ['<amount>5</amount><mode><value level="1">PER</value><value level="2">DIFF</value></mode>', []],
])("an effect on greatest points with %s is %j", (effect, expected) => {
  const skill = `<operateType>P</operateType><effects><effect name="MaxHp">${effect}</effect></effects>`;
  const rows = smallRows("mobius", "skills", {
    "data/stats/skills/0.xml": `<list><skill id="1" toLevel="2" name="Might">${skill}</skill></list>`,
  });
  expect(rows.map(({ effects = [] }) => effects)).toEqual([expected.map((one) => ({ stat: "maxHp", ...one }))]);
});

test("an NPC that looks like another one in the client has its id, unless that is its own", () => {
  const looks = ['displayId="1002"', 'displayId="1005"', ""];
  const npcs = looks.map((look, index) => `<npc id="${1004 + index}" ${look} level="4" type="Monster" name="Rush"/>`);
  const rows = smallRows("mobius", "npcs", { "data/stats/npcs/1.xml": `<list>${npcs.join("")}</list>` });
  expect(rows.slice(-3).map(({ id, templateId }) => [id, templateId])).toEqual([
    [1004, 1002],
    [1005, undefined],
    [1006, undefined],
  ]);
});
