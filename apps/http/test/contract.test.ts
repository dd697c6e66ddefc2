import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { operations } from "@gamedata/api";
import { createCatalog } from "@gamedata/core";
import { interlude } from "@gamedata/interlude";
import { listMeta } from "@gamedata/schema";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routeTable } from "../src/routes/route-table.js";
import { portAsker, type Question, type Reply } from "./ask.js";
import { createDocumentValidator, type DocumentValidator } from "./schema-validator.js";
import { variousIds } from "./variety.js";

/** Invented prose, so that the fields are met which only a text overlay fills. */
const text = {
  chronicle: "interlude",
  skills: [
    { skillId: 3, level: 1, description: "Invented." },
    { skillId: 4045, level: 1, description: "Invented." },
    { skillId: 3080, level: 1, description: "Invented." },
  ],
  quests: [
    {
      questId: 1,
      description: "Invented.",
      steps: [{ stepIndex: 1, title: "Invented", description: "Invented.", completionNpcName: "Darin" }],
    },
    { questId: 2, steps: [{ stepIndex: 1, title: "Invented", description: "Invented." }] },
  ],
};
const catalog = createCatalog(interlude, { text });

const items = interlude.items.map(({ id }) => id);

/** Every route with its ids, or with its queries. */
const root = "/api/{chronicle}";
const pages = ["", "?limit=200&offset=100", "?limit=1", "?offset=999999", "?limit=0", "?offset=x"];
const rawQueries = [
  ...pages,
  "?q=an&sort=-level",
  "?levelMin=20&levelMax=25&sort=name",
  "?levelMin=2&levelMax=1",
  "?sort=x",
  "?ids=30001,20001,18342,999999",
  "?ids=-1",
  "?ids=1&q=a",
];
const npcQueries = [...rawQueries, "?location=34&region=5&sort=level", "?location=99999", "?location=x", "?region=-1"];
/** Of so many records, all answers are looked at; of what is said beside the details of more, one in so many. */
const FEW = 3000;
const EVERY = 5;

/** Ids of records whose answers have every form, by the path of the operation about them. */
const ids = new Map(
  operations.map(({ path, query, idsOf, shape }): [string, readonly number[]] => {
    const isFree = Object.values(query?.input(catalog).entries ?? {}).every(({ type }) => type === "optional");
    if (query === undefined || idsOf === undefined || !isFree) return [`${root}/${path}`, []];
    const all = idsOf(catalog);
    const step = shape === "record" || all.length < FEW ? 1 : EVERY;
    return [
      `${root}/${path}`,
      variousIds(
        all.filter((_id, position) => position % step === 0),
        (id) => query.prepare(catalog, {}, id).answer(),
      ),
    ];
  }),
);
const bulk = ["?ids=1,57,30001,20001,999999", "?ids=0,18", "?ids=1,x", "?ids=1&fields=weather"];
const wholeQueries = ["", "?fields=weather", ...bulk];
const queries: Readonly<Record<string, readonly string[]>> = {
  [`${root}/quests`]: wholeQueries,
  [`${root}/classes`]: wholeQueries,
  [`${root}/experience`]: wholeQueries,
  [`${root}/hennas`]: wholeQueries,
  [`${root}/locations`]: wholeQueries,
  [`${root}/regions`]: wholeQueries,
  [`${root}/search`]: [
    ...pages.map((query) => `?q=sword&${query.slice(1)}`),
    "?q=a&types=npc,henna,region",
    "?q=gremiln",
    "?q=zzzz",
    "?q=",
    "?q=a&types=skill",
    "?q=a&fields=weather",
  ],
  [`${root}/skills`]: [
    ...pages,
    ...bulk,
    "?classId=10&minPlayerLevel=7&maxPlayerLevel=14&operateType=op_active&sort=-name",
    "?classId=999999",
    "?minPlayerLevel=7",
    "?classId=1&minPlayerLevel=8&maxPlayerLevel=7",
    "?operateType=x",
  ],
  [`${root}/skills/{id}`]: ["?level=1", "?level=2", "?level=99", "?level=x"],
  [`${root}/items`]: [
    "?with=stats,sets",
    ...pages,
    ...bulk,
    `?ids=${items.slice(0, 200).join()}`,
    `?ids=${items.slice(0, 201).join()}`,
    "?ids=57&sort=name",
    "?q=sword&type=weapon&grade=s&sort=-name",
    "?sort=grade",
    "?type=x",
    "?grade=x",
    "?sort=x",
  ],
  [`${root}/npcs`]: [...npcQueries, "?with=stats&sort=-expPerHp", "?npcType=Merchant", "?npcType=x"],
  [`${root}/monsters`]: [
    ...npcQueries,
    "?with=stats,place,minions,drops",
    "?with=stats&hpMin=9&hpMax=1",
    "?npcType=chest",
    "?npcType=Merchant",
  ],
  [`${root}/raw/npcs`]: [...rawQueries, "?npcType=Pet", "?npcType=x"],
  [`${root}/raw/monsters`]: [...rawQueries, "?npcType=chest", "?npcType=Merchant"],
  [`${root}/items/{id}/dropped-by`]: pages.slice(1),
};

/** Ids that every route with an id refuses, or knows nothing by. */
const otherIds = ["0", "-1", "1.5", "abc", "999999", "9007199254740992", "30008"];

/** The ids of the records that are asked for with queries, where it is not 57: Might has 3 levels. */
const pagedIds: Readonly<Record<string, string>> = { [`${root}/skills/{id}`]: "1068" };

function targetsOf(path: string): readonly string[] {
  const served = path.replace("{chronicle}", "interlude");
  const unknown = path.replace("{chronicle}", "gracia");
  if (!path.includes("{id}")) return [...(queries[path] ?? [""]).map((query) => served + query), unknown];
  const known = (ids.get(path) ?? []).map((id) => served.replace("{id}", String(id)));
  const others = otherIds.map((id) => served.replace("{id}", id));
  const paged = (queries[path] ?? []).map((query) => served.replace("{id}", pagedIds[path] ?? "57") + query);
  return [...known, ...others, ...paged, unknown.replace("{id}", "57")];
}

const ENCODINGS = ["identity", "gzip", "br"];

function plainly({ headers, body }: Reply): Buffer {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}

/** Tells whether a body is a page of a list that is not empty: only such pages have others to be linked to. */
const isPageOfSome = (body: unknown) =>
  v.is(v.object({ meta: v.strictObject({ ...listMeta.entries, total: v.pipe(v.number(), v.minValue(1)) }) }), body);

describe("over a real port", () => {
  let server: Awaited<ReturnType<typeof portAsker>>;
  let validator: DocumentValidator;
  beforeAll(async () => {
    server = await portAsker({ catalogs: [catalog] });
    validator = createDocumentValidator((await server.ask("/api/openapi.json")).body.toString("utf8"));
  });
  afterAll(() => server.close());

  /** Asks for a target, and says what about the reply is not as the document has it. */
  async function problemWith(path: string, target: string, question: Question): Promise<string | undefined> {
    const reply = await server.ask(target, question);
    const { status, headers } = reply;
    if (headers["content-length"] !== String(reply.body.length)) return "wrong Content-Length";
    const body: unknown = JSON.parse(plainly(reply).toString("utf8"));
    const promised = validator.headersOf(path, status).filter((name) => name !== "Link" || isPageOfSome(body));
    const missing = promised.filter((name) => !(name.toLowerCase() in headers));
    if (missing.length > 0) return `no ${missing.join()}`;
    const problem = validator.problemOf(path, status, body);
    if (problem !== undefined || headers["etag"] === undefined) return problem;
    const again = await server.ask(target, {
      headers: { ...question.headers, "if-none-match": `"other", W/${headers["etag"]}` },
    });
    if (again.status !== 304 || again.body.length > 0) return `${again.status} although nothing changed`;
    return again.headers["etag"] === headers["etag"] ? undefined : "another ETag";
  }

  it.each(routeTable.map(({ path }) => path))("every response of %s is as the document has it", async (path) => {
    const problems: string[] = [];
    const targets = targetsOf(path);
    for (const [index, target] of targets.entries()) {
      const encoding = ENCODINGS[index % ENCODINGS.length] ?? "";
      const problem = await problemWith(path, target, { headers: { "accept-encoding": encoding } });
      if (problem !== undefined) problems.push(`${target} (${encoding}): ${problem}`);
    }
    for (const question of [{ method: "POST" }, { method: "DELETE", headers: { "accept-encoding": "br" } }]) {
      const problem = await problemWith(path, targets[0] ?? path, question);
      if (problem !== undefined) problems.push(`${question.method}: ${problem}`);
    }
    const long = await problemWith(path, `${targets[0]}?${"a".repeat(8192)}`, {});
    expect([...problems, long ?? []].flat()).toEqual([]);
  });

  it("would not have been if anything were wrong with it", () => {
    const grades = (data: unknown) => validator.problemOf(`${root}/meta/item-grades`, 200, { data });
    expect(grades([{ name: "a", count: 1 }])).toBeUndefined();
    expect(grades([{ name: "a", count: 1, note: "b" }])).toContain("must NOT have additional properties");
    expect(grades([{ name: "a" }])).toContain("must have required property 'count'");
    expect(grades([{ name: null, count: 1 }])).toContain("must be string");
    expect(grades([{ name: "a", count: -0.5 }])).toContain("must be integer");
    const preview = { adena: null, exp: null, sp: null, itemCount: 0 };
    const lists = { raceRestrictions: [], classRestrictions: [] };
    const quest = {
      id: 1,
      name: "a",
      levelMin: null,
      repeatable: null,
      ...lists,
      startNpc: null,
      rewardsPreview: preview,
    };
    const quests = (row: object) =>
      validator.problemOf(`${root}/quests`, 200, { data: [row], meta: { total: 1, limit: 1, offset: 0 } });
    expect(quests(quest)).toBeUndefined();
    expect(quests({ ...quest, startNpc: { id: 1 } })).toContain("must have required property 'name'");
    expect(quests({ ...quest, rewardsPreview: null })).toContain("must be object");
  });

  it("had every optional field in some response, and lacked it in another, but what the data has always or never", () => {
    expect(validator.oneSided()).toEqual({
      neverPresent: [
        // This server states no game server.
        "/api/chronicles 200 .gameServer",
        // Effects of skills of later chronicles have parameters, and such that work at once or always.
        "AppliedEffect.parameters",
        // Facts of later chronicles.
        "ArmorSet.alternatives",
        "ArmorSet.baseStats",
        // The skills of sets change stats by themselves.
        "ArmorSet.bonusSkill.appliedEffects",
        "ArmorSet.bonusSkill.instantEffects",
        "ArmorSet.bonusSkill.passiveEffects",
        "ArmorSet.bonusSkills",
        "ArmorSet.enchant6BonusSkill.appliedEffects",
        "ArmorSet.enchant6BonusSkill.conditionalEffects",
        "ArmorSet.enchant6BonusSkill.instantEffects",
        "ArmorSet.enchant6BonusSkill.passiveEffects",
        "ArmorSet.shield.bonusSkill.appliedEffects",
        "ArmorSet.shield.bonusSkill.conditionalEffects",
        "ArmorSet.shield.bonusSkill.instantEffects",
        "ArmorSet.shield.bonusSkill.passiveEffects",
        "BoxContent.enchant",
        // A character of the class alone is asked for.
        "CharacterParts.buff",
        "CharacterParts.enchant",
        "CharacterParts.equipment",
        "CharacterParts.henna",
        "CharacterParts.set",
        // Facts of classes of later chronicles.
        "ClassGrowth.attackRange",
        "ClassGrowth.bareDefence.cloak",
        "ClassGrowth.bareDefence.underwear",
        "ClassGrowth.magicCrit",
        "ClassGrowth.randomDamage",
        // Conditions of items name castles alone by id, and no groups.
        "ConditionRecords.categories",
        "ConditionRecords.clanHalls",
        // No plan is asked for with exchanges, and no recipe has a rare product.
        "CraftingNode.exchange",
        "CraftingNode.recipe.rare",
        // No effect and no skill of the chronicle has a condition with it.
        "EffectCondition.or",
        "EffectiveStats.notCounted",
        // Scrolls of the chronicle have no bounds, bonuses or supports, and enchanted armor raises no HP.
        "EnchantExpected.supportId",
        "EnchantExpected.supports",
        "EnchantScroll.chanceBonus",
        "EnchantScroll.maxEnchant",
        "EnchantScroll.minEnchant",
        "EnchantScroll.safeEnchant",
        "EnchantScroll.supports",
        "EnchantStep.stats.maxHp",
        "Enchanting.stats.maxHp",
        // Facts of later chronicles, and of territories.
        "EnrichedSpawn.count",
        "EnrichedSpawn.event",
        "EnrichedSpawn.respawnPattern",
        "EnrichedSpawn.territory",
        "ExchangeEntry.required[].enchant",
        "ExchangeOption.alsoProduces",
        // Interlude has no exchanges by chance, and none of enchanted items.
        "ExchangeOption.required[].enchant",
        "ExchangeOption.required[].isKept",
        "ExchangedQuantity.chance",
        "ExchangedQuantity.enchant",
        // Stated for later chronicles.
        "GrowthLevel.cpRegen",
        "GrowthLevel.hpRegen",
        "GrowthLevel.mpRegen",
        "HennaDetail.skills",
        "HennaDetail.statChanges.CHA",
        "HennaDetail.statChanges.LUC",
        "HennaSummary.statChanges.CHA",
        "HennaSummary.statChanges.LUC",
        // Conditions of items are of players alone, and all must hold.
        "ItemDetail.conditions.game",
        "ItemDetail.conditions.not",
        "ItemDetail.conditions.or",
        "ItemDetail.conditions.target",
        "ItemDetail.conditions.using",
        "ItemDetail.craftedBy[].rare",
        "ItemDetail.crafting.rare",
        "ItemDetail.elements",
        "ItemDetail.exchangeForCount",
        "ItemDetail.exchangeFromCount",
        "ItemDetail.timing.timeLimitMinutes",
        "ItemExchange.required[].enchant",
        "ItemSources.craftedBy[].rare",
        "ItemUses.crafting.rare",
        // No player level is given.
        "LootRow.levelGap",
        // Of data sets without locations alone.
        "MapFrame.regionTowns",
        // No passive skill of an NPC changes a stat under a condition.
        "NpcDetail.elements",
        "NpcDetail.minions[].respawnDelay",
        // Interlude has a rule for the level gap.
        "NpcLoot.levelGapUnknown",
        "NpcPlace.spawn.respawnPattern",
        "QuestDetail.daily",
        // No quest of the chronicle has an upper level.
        "QuestDetail.levelMax",
        // Shown with the rewards alone, which the lists of this test do not ask for.
        "QuestSummary.adenaByCount",
        "QuestSummary.adenaRange",
        // Only other sources state it apart from the aggro range.
        "RawNpc.aiIsAggressive",
        // No pet of the chronicle has a third food.
        "RawNpc.petData.food3",
        "RawSpawn.count",
        "RawSpawn.event",
        "RawSpawn.respawnPattern",
        "RawSpawn.territory",
        "RecipeDetail.rare",
        "RecipeSummary.rare",
        "RecipeUse.rare",
        // Skills of later chronicles begin above level 1.
        "SkillDetail.minLevel",
        // What no route of the chronicle changes; a try takes experience, SP and an item.
        "SkillEnchantChanges.abnormalLevel",
        "SkillEnchantChanges.abnormalType",
        "SkillEnchantChanges.activateRate",
        "SkillEnchantChanges.affectScope",
        "SkillEnchantChanges.baseCritRate",
        "SkillEnchantChanges.basicProperty",
        "SkillEnchantChanges.castConditions",
        "SkillEnchantChanges.castRange",
        "SkillEnchantChanges.channeling",
        "SkillEnchantChanges.conditions",
        "SkillEnchantChanges.createdItems",
        "SkillEnchantChanges.effectRange",
        "SkillEnchantChanges.hitTime",
        "SkillEnchantChanges.instantEffects",
        "SkillEnchantChanges.itemConsume",
        "SkillEnchantChanges.levelDepend",
        "SkillEnchantChanges.passiveEffects",
        "SkillEnchantChanges.pvePower",
        "SkillEnchantChanges.pvpPower",
        "SkillEnchantChanges.radius",
        "SkillEnchantChanges.soulshotBoost",
        "SkillEnchantChanges.target",
        "SkillEnchantChanges.trait",
        "SkillEnchantChanges.triggeredSkill",
        "SkillEnchantChanges.weaponsAllowed",
        "SkillEnchantStep.adena",
        "SkillEnchantStep.failStep",
        // What the formulas of later chronicles take of a skill.
        "SkillLevel.abnormalType",
        "SkillLevel.activateRate",
        "SkillLevel.affectScope",
        "SkillLevel.basicProperty",
        "SkillLevel.channeling",
        // No skill of the chronicle asks for the time of day, or for one of several.
        "SkillLevel.conditions.game",
        "SkillLevel.conditions.or",
        // All levels of a skill have one icon.
        "SkillLevel.iconFile",
        "SkillLevel.instantEffects",
        "SkillLevel.passiveEffects",
        "SkillLevel.pvePower",
        "SkillLevel.pvpPower",
        "SkillLevel.target",
        "SkillOverview.minLevel",
        "SkillSummary.instantEffects",
        "SkillSummary.passiveEffects",
        // No tree of the chronicle is that of subclasses or of residences, or takes skill points or other skills.
        "SkillTreeLearned.castles",
        "SkillTreeLearned.class",
        "SkillTreeLearned.fortressIds",
        "SkillTreeLearned.minSubclassLevel",
        "SkillTreeLearned.requiredSkills",
        "SkillTreeLearned.socialClass",
        "SkillTreeLearned.spCost",
      ],
      // Every box gives one of its options, every class has all numbers of the chronicle, every NPC has an AI block, every set shield a skill, every weapon both kinds of shots, every pet all limits of its meal.
      neverAbsent: [
        // Both chronicles have the items of all pieces, with their weights.
        "ArmorSet.armorType",
        "ArmorSet.bonusSkill.effects",
        "ArmorSet.enchant6BonusSkill.effects",
        "ArmorSet.grade",
        "ArmorSet.shield.bonusSkill",
        "ArmorSet.shield.bonusSkill.effects",
        "ArmorSet.totals",
        "ArmorSet.totals.weight",
        "BoxContent.group",
        "ClassGrowth.atkSpd",
        "ClassGrowth.bareDefence",
        "ClassGrowth.bareDefence.chest",
        "ClassGrowth.bareDefence.feet",
        "ClassGrowth.bareDefence.gloves",
        "ClassGrowth.bareDefence.head",
        "ClassGrowth.bareDefence.leftEar",
        "ClassGrowth.bareDefence.leftFinger",
        "ClassGrowth.bareDefence.legs",
        "ClassGrowth.bareDefence.neck",
        "ClassGrowth.bareDefence.rightEar",
        "ClassGrowth.bareDefence.rightFinger",
        "ClassGrowth.castSpd",
        "ClassGrowth.crit",
        "ClassGrowth.fists",
        "ClassGrowth.swimSpd",
        "ConditionRecords.castles",
        // The one chronicle that has doors states all of them.
        "Door.corners",
        "Door.height",
        "Door.hp",
        "Door.level",
        "Door.mDef",
        "Door.minZ",
        "Door.pDef",
        // Each symbol of this chronicle takes and gives back dyes.
        "HennaDetail.dyeCount",
        "HennaDetail.removalFee",
        "HennaDetail.returnedDyes",
        "HennaSummary.dyeCount",
        "HennaSummary.removalFee",
        "HennaSummary.returnedDyes",
        "ItemDetail.shots.soulshots",
        "ItemDetail.shots.spiritshots",
        // Every limited stock is filled again.
        "ItemDetail.soldBy[].stock.restockSeconds",
        "ItemSources.soldBy[].stock.restockSeconds",
        "NpcDetail.behavior",
        // The rules of the engine are known.
        "NpcDetail.effectiveStats",
        "RawNpc.petData.autoFeedLimit",
        "RawNpc.petData.hungryLimit",
        "RawNpc.petData.unsummonLimit",
        "ShopProduct.stock.restockSeconds",
        // The chronicle states the costs and chances of every route.
        "SkillEnchantRoute.fromLevel",
        "SkillEnchantStep.chances",
        "SkillEnchantStep.exp",
        "SkillEnchantStep.sp",
      ],
    });
  });
});
