import type { ChangeType, SkillId, TableName } from "@gamedata/schema/types";

export interface ComparedTable {
  readonly table: TableName;
  /** The field with the id that is shown. */
  readonly id: string;
  /** The field by which the records of two chronicles are matched; by default the id. */
  readonly match?: string;
  /** Fields that are not compared: no record shows them, only one source states them, or each source writes them in words of its own. */
  readonly notCompared?: readonly string[];
  /** Fields that are compared only where both chronicles state them: the source has no value, which is no statement. */
  readonly comparedIfStated?: readonly string[];
  /** Fields that are computed from others by each engine: alone they are no change. */
  readonly computed?: readonly string[];
  /** Skills that are not compared, because only one source gives them to NPCs. */
  readonly skillsNotCompared?: readonly SkillId[];
  /** Lists whose order has no meaning; a path leads to a list in a list or an object, the inner one first. */
  readonly unordered?: readonly string[];
  /** What a missing field means; of an object, what each of its missing fields means. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** What each missing field of an object means, where the object is stated. */
  readonly defaultsIfStated?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Words of a field that mean the same, by the word of one source: that of the other. */
  readonly sameWords?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * The tables that chronicles are compared by, by the name that the paths of the API have for their records. Keys are repeated
 * here, because the descriptions of all tables would be in every bundle of core.
 */
export const changeTables = {
  items: {
    table: "items",
    id: "id",
    notCompared: ["etcItemType"],
    comparedIfStated: ["iconFile"],
    // L2J states the two hands of a weapon by its slot alone.
    sameWords: { weaponType: { BIGBLUNT: "BLUNT", BIGSWORD: "SWORD" } },
    // aCis, class `Weapon`: without a chance, there is no condition; L2J, class `L2Weapon`: 100.
    defaultsIfStated: { onCritSkill: { chance: 100 }, onCastSkill: { chance: 100 } },
    defaults: {
      grade: "none",
      flags: { stackable: false, tradable: true, dropable: true, sellable: true, magical: false },
    },
  },
  npcs: {
    table: "npcs",
    id: "id",
    notCompared: [
      "file",
      "ai",
      "dropHerbGroup",
      "elements",
      "radius",
      "height",
      "rHand",
      "lHand",
      "hpRegen",
      "mpRegen",
      "corpseTime",
      "petData",
      "properties",
    ],
    // MP and the type of the weapon; weak points to elements, which the other source states as numbers.
    skillsNotCompared: [4409, 4415, 4279, 4280, 4281, 4282],
    // The names that the engines have for one class.
    sameWords: {
      type: {
        Folk: "Npc",
        SiegeGuard: "Defender",
        CastleDoorman: "CastleDoormen",
        ClanHallDoorman: "ClanHallDoormen",
        Doorman: "Doormen",
        Gatekeeper: "Teleporter",
        WarehouseKeeper: "Warehouse",
        ClanHallManagerNpc: "ClanHallManager",
        OlympiadManagerNpc: "OlympiadManager",
        HolyThing: "Artefact",
        FriendlyMonster: "FriendlyMob",
      },
    },
    comparedIfStated: ["effectiveStats"],
    computed: ["effectiveStats"],
    unordered: ["skills", "minions"],
    defaults: { exp: 0, sp: 0 },
  },
  skills: {
    table: "skills",
    id: "id",
    notCompared: [
      "target",
      "skillType",
      "magicLevel",
      "appliedEffects",
      "conditionalEffects",
      "mpInitialConsume",
      // What each source states in a form of its own.
      "affectScope",
      "radius",
      "abnormalType",
      "abnormalLevel",
      "activateRate",
      "basicProperty",
      "trait",
      "attribute",
      "pvpPower",
      "pvePower",
      "levelDepend",
      "soulshotBoost",
      "baseCritRate",
      "weaponsAllowed",
      "castConditions",
      "conditions",
      "triggeredSkill",
      "channeling",
      "createdItems",
      "instantEffects",
      "passiveEffects",
    ],
    comparedIfStated: ["iconFile"],
    unordered: ["effects"],
  },
  quests: {
    table: "quests",
    id: "id",
    unordered: [
      "races",
      "classIds",
      "startNpcIds",
      "talkNpcIds",
      "killNpcIds",
      "questItemIds",
      "prerequisiteQuestIds",
      "rewards.items",
      "rewards.alternatives.items",
      "rewards.alternatives",
    ],
  },
  classes: { table: "classes", id: "id", unordered: ["skills"], comparedIfStated: ["startItems"] },
  // The id of a recipe is that of its item; no record shows the number of the source.
  recipes: { table: "recipes", id: "itemId", notCompared: ["id"], unordered: ["ingredients"] },
  "armor-sets": { table: "armorSets", id: "id", match: "chest", notCompared: ["id", "baseStats"] },
  exchanges: {
    table: "multisells",
    id: "id",
    unordered: ["npcIds", "entries.required", "entries"],
    defaults: { appliesTaxes: false, maintainEnchantment: false },
  },
  hennas: {
    table: "hennas",
    id: "symbolId",
    notCompared: ["displayName", "shortLabel", "iconFile"],
    unordered: ["classIds"],
  },
  seeds: { table: "seeds", id: "itemId" },
  "soul-crystals": { table: "soulCrystals", id: "itemId" },
  experience: { table: "experience", id: "level" },
  locations: { table: "locations", id: "id" },
  regions: { table: "regions", id: "id", unordered: ["tiles"] },
} as const satisfies Readonly<Record<ChangeType, ComparedTable>>;

/** Lists what `wordsOf` says of each type, for example `etcItemType of items`. */
function byType(wordsOf: (facts: ComparedTable) => readonly string[]): string {
  return Object.entries<ComparedTable>(changeTables)
    .flatMap(([type, facts]) => {
      const words = wordsOf(facts);
      return words.length > 0 ? `${words.join(", ")} of ${type}` : [];
    })
    .join("; ");
}

/** States what is not compared, from the facts that the comparison uses. */
export function notComparedInWords(): string {
  const pairs = (facts: ComparedTable) =>
    Object.values(facts.sameWords ?? {}).flatMap((words) =>
      Object.entries(words).map(([word, same]) => `${word} and ${same}`),
    );
  return [
    "Not compared: drops and spawns, which have no ids; a kind of which one chronicle has no record;",
    `${byType(({ notCompared = [] }) => notCompared)};`,
    `${byType(({ skillsNotCompared = [] }) => skillsNotCompared.map((id) => `skill ${id}`))}.`,
    `Compared only where both chronicles state it: ${byType(({ comparedIfStated = [] }) => comparedIfStated)}.`,
    `No change by itself: ${byType(({ computed = [] }) => computed)}.`,
    `The same in both: ${byType(pairs)}.`,
  ].join(" ");
}
