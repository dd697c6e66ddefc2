// Written from the schemas of @gamedata/schema by a test; `pnpm test:unit packages/client -u` writes it anew.

/**
 * A number that names one kind of record. Plain numbers are accepted where an id is asked for, but the id of one kind is
 * not accepted where another kind is asked for.
 */
export type Id<Kind extends string> = number & { readonly __kind?: Kind };

/** An NPC or monster of the cleaned layer that spawns in a location or region. */
export interface AreaNpc {
  /** Canonical raw id of the group. */
  readonly id: NpcId;
  readonly name: string;
  readonly level: number | null;
  /** The engine's NPC type, for example RaidBoss. */
  readonly npcType: string | null;
  /** True when the type is in the monster subset. */
  readonly isMonster: boolean;
  /** Its spawns in this area. */
  readonly spawnCount: number;
}

/** An armor set: its pieces, and the skills that wearing all of them gives. */
export interface ArmorSet {
  readonly id: ArmorSetId;
  /** Not unique. */
  readonly name: string;
  readonly pieces: {
    readonly chest: ItemRef;
    readonly legs?: ItemRef;
    readonly head?: ItemRef;
    readonly gloves?: ItemRef;
    readonly feet?: ItemRef;
  };
  readonly bonusSkill: SkillSummary | null;
  readonly shield?: {
    readonly piece: ItemRef;
    readonly bonusSkill?: SkillSummary | null;
  };
  readonly enchant6BonusSkill?: SkillSummary | null;
}

/** The id of an armor set: its position in the source, from 1. */
export type ArmorSetId = Id<"armor-set">;

/** What a request for many records by id gave, and which ids name nothing. */
export interface BulkMeta {
  /** Records given. */
  readonly total: number;
  /** Equal to `total`: all records are in one page. */
  readonly limit: number;
  readonly offset: 0;
  /** Ids asked for that name nothing, ascending. */
  readonly missing: readonly number[];
}

/** The id of a shop's buy list. */
export type BuyListId = Id<"buy-list">;

/** A player class, what it learns and which symbols it may wear. */
export interface ClassDetail {
  readonly id: ClassId;
  readonly name: string;
  readonly race: ClassRace;
  readonly type: ClassType;
  readonly professionLevel: ProfessionLevel;
  readonly parentClassId: ClassId | null;
  readonly childClassIds: readonly ClassId[];
  readonly skills: readonly ClassSkill[];
  readonly allowedHennas?: readonly HennaSummary[];
}

/** The id of a player class; ids start at 0. */
export type ClassId = Id<"class">;

/** The race of a player class. */
export type ClassRace = "Human" | "Elf" | "Dark Elf" | "Orc" | "Dwarf";

/** A player class, named. */
export interface ClassRef {
  readonly id: ClassId;
  readonly name: string;
  readonly professionLevel: ProfessionLevel;
}

/** One skill level that a class can learn. */
export interface ClassSkill {
  readonly skillId: SkillId;
  readonly skillLevel: number;
  readonly name: string;
  readonly minPlayerLevel: number;
  /** Skill points; -1 where the source marks a skill that skill points do not buy. */
  readonly spCost: number;
  /** Client text; only with a text overlay. */
  readonly description?: string;
  /** File name of the client icon. */
  readonly iconFile?: string;
  readonly mpConsume?: number;
  /** On the lowest level row of a skill only. */
  readonly spellbook?: ItemRef;
}

/** A player class. */
export interface ClassSummary {
  readonly id: ClassId;
  readonly name: string;
  readonly race: ClassRace;
  readonly type: ClassType;
  readonly professionLevel: ProfessionLevel;
  readonly parentClassId: ClassId | null;
}

/** The calling of a player class. */
export type ClassType = "Fighter" | "Mystic" | "Priest";

/** Which data a service answers from: its version, where it comes from, and what its tables hold. */
export interface DatasetMeta {
  readonly chronicle: string;
  /** Changes exactly when a table changes: the start of the SHA-256 over the tables' hashes. */
  readonly dataVersion: string;
  readonly schemaVersion: number;
  readonly source: {
    readonly project: string;
    readonly revision: string;
  };
  /** Rows and hash of every table, by its name. */
  readonly tables: {
    readonly [name: string]: {
      readonly rows: number;
      /** SHA-256 of the table's file. */
      readonly sha256: string;
    };
  };
}

/** One thing that an NPC drops. */
export interface Drop {
  readonly itemId: ItemId;
  readonly itemName: string | null;
  /** "n", or "min–max" with an en dash. */
  readonly qty: string;
  /** Percent; above 100 in the few rows where the source says so. */
  readonly chance: number | null;
  /** "12.5%", or "1/20,000" below 0.01 %. */
  readonly chanceDisplay: string | null;
  readonly type: DropType;
  /** How many equal rows this one stands for. */
  readonly rollCount?: number;
}

/** How a drop is got: as money, from the body, or by spoiling it. */
export type DropType = "adena" | "regular" | "spoil";

/** One place where an NPC appears, with the region and the location that it lies in. */
export interface EnrichedSpawn {
  readonly npcId: NpcId;
  /** Game units, west to east. */
  readonly x: number;
  /** Game units, north to south. */
  readonly y: number;
  /** Game units, height. */
  readonly z: number;
  /** Direction faced, 0 to 65535 for a full turn; -1 means any. */
  readonly heading: number;
  /** Seconds; 0 when the source states none. */
  readonly respawnDelay: number;
  /** Seconds added to or taken from the delay at random. */
  readonly respawnRandom: number;
  readonly periodOfDay: PeriodOfDay;
  /** Null outside the region tile grid. */
  readonly region: RegionRef | null;
  /** Nearest location within 10,000 game units in 2D. */
  readonly location: LocationRef | null;
}

/** Every code that an error response can carry; stable, for programs. */
export type ErrorCode =
  | "INVALID_ID"
  | "INVALID_PARAMETER"
  | "INVALID_ENUM"
  | "INVALID_RANGE"
  | "UNKNOWN_CHRONICLE"
  | "UNKNOWN_ROUTE"
  | "METHOD_NOT_ALLOWED"
  | "URI_TOO_LONG"
  | "HEADERS_TOO_LARGE"
  | "MALFORMED_REQUEST"
  | "REQUEST_TIMEOUT"
  | "ITEM_NOT_FOUND"
  | "NPC_NOT_FOUND"
  | "MONSTER_NOT_FOUND"
  | "DROPS_NOT_FOUND"
  | "QUEST_NOT_FOUND"
  | "CLASS_NOT_FOUND"
  | "HENNA_NOT_FOUND"
  | "LOCATION_NOT_FOUND"
  | "REGION_NOT_FOUND"
  | "INTERNAL_ERROR";

/** One exchange: what it takes, what it gives, and who offers it. */
export interface ExchangeOption {
  readonly multisellId: MultisellId;
  readonly maintainEnchantment: boolean;
  readonly npcs: readonly NpcRef[];
  readonly required: readonly ItemQuantity[];
  readonly produces: ItemQuantity;
}

/** A henna symbol with the classes that may wear it, by class id. */
export interface HennaDetail {
  readonly symbolId: HennaId;
  readonly displayName: string | null;
  readonly iconFile: string | null;
  readonly shortLabel: string | null;
  readonly statChanges: HennaStatChanges;
  /** Adena charged to engrave; not the dye's price in a shop. */
  readonly engravePrice: number;
  readonly dyeItem: {
    readonly id: ItemId;
    readonly name: string;
    readonly iconFile: string | null;
  };
  readonly allowedClasses: readonly ClassRef[];
}

/** The id of a henna symbol. */
export type HennaId = Id<"henna">;

/** What a symbol adds to and takes from the base stats. */
export interface HennaStatChanges {
  readonly STR?: number;
  readonly CON?: number;
  readonly DEX?: number;
  readonly INT?: number;
  readonly MEN?: number;
  readonly WIT?: number;
}

/** A henna symbol and the dye that engraves it. */
export interface HennaSummary {
  readonly symbolId: HennaId;
  readonly displayName: string | null;
  readonly iconFile: string | null;
  readonly shortLabel: string | null;
  readonly statChanges: HennaStatChanges;
  /** Adena charged to engrave; not the dye's price in a shop. */
  readonly engravePrice: number;
  readonly dyeItem: {
    readonly id: ItemId;
    readonly name: string;
    readonly iconFile: string | null;
  };
}

/** What kind of weapon, armor or other item it is, and where it is worn. */
export interface ItemCategory {
  /** Where it is worn, for people. */
  readonly bodypart?: string;
  readonly weaponType?: string;
  readonly armorType?: string;
  readonly etcItemType?: string;
}

/** A recipe item that teaches to craft an item. */
export interface ItemCraftedBy {
  readonly recipeItemId: ItemId;
  readonly recipeName: string;
  readonly successRate: number;
}

/** What a recipe item teaches to craft. */
export interface ItemCrafting {
  readonly productItemId: ItemId;
  readonly productName: string;
  readonly productCount: number;
  readonly productIconFile: string | null;
  readonly ingredients: readonly ItemQuantity[];
  readonly successRate: number;
  readonly level: number;
  readonly mpConsume: number;
  readonly isDwarven: boolean;
}

/** An item with all of its groups and cross-links; a group that is empty is left out. */
export interface ItemDetail {
  readonly id: ItemId;
  readonly name: string;
  readonly type: ItemType;
  readonly grade: ItemGrade;
  readonly weight: number | null;
  /** Adena, the item's reference price. */
  readonly price: number | null;
  readonly material: string | null;
  readonly iconFile: string | null;
  readonly category?: ItemCategory;
  readonly stats?: ItemStats;
  readonly shots?: {
    readonly soulshots?: number;
    readonly spiritshots?: number;
    readonly mpConsume?: number;
  };
  readonly timing?: {
    /** Milliseconds. */
    readonly reuseDelay?: number;
  };
  readonly flags?: ItemFlags;
  readonly crystal?: {
    readonly count: number;
  };
  /** The source's skill reference, "id-level", several joined by ";". */
  readonly itemSkill?: string;
  readonly skill?: SkillSummary;
  readonly specialAbilityOptions?: readonly SpecialAbilityOption[];
  readonly pvpBonus?: {
    readonly damageMultiplier: number;
    readonly display: string;
  };
  readonly baseWeaponId?: ItemId;
  readonly crafting?: ItemCrafting;
  readonly craftedBy?: readonly ItemCraftedBy[];
  readonly partOfSets?: readonly ArmorSet[];
  readonly exchangeFrom?: readonly ExchangeOption[];
  readonly exchangeFor?: readonly ExchangeOption[];
  readonly usedAsSpellbook?: SpellbookUse;
  readonly soldBy?: readonly ItemSoldBy[];
  readonly rewardedByQuests?: readonly QuestReward[];
  readonly questItemFor?: readonly QuestRef[];
  readonly henna?: HennaSummary;
}

/** What can be done with an item; only what the source states. */
export interface ItemFlags {
  readonly stackable?: boolean;
  readonly tradable?: boolean;
  readonly dropable?: boolean;
  readonly sellable?: boolean;
  readonly magical?: boolean;
}

/** The grade of an item, from none up to s. */
export type ItemGrade = "none" | "d" | "c" | "b" | "a" | "s";

/** The id of an item. */
export type ItemId = Id<"item">;

/** A number of pieces of one item. */
export interface ItemQuantity {
  readonly itemId: ItemId;
  readonly name: string;
  readonly iconFile: string | null;
  readonly count: number;
}

/** An item, named and with its icon. */
export interface ItemRef {
  readonly itemId: ItemId;
  readonly name: string;
  readonly iconFile: string | null;
}

/** An NPC that sells an item; `price` in adena. */
export interface ItemSoldBy {
  readonly npc: NpcRef;
  /** Adena. */
  readonly price: number;
  readonly buyListId: BuyListId;
}

/** One NPC that an item drops from or is spoiled from. */
export interface ItemSourceEntry {
  readonly npc: ItemSourceNpc;
  /** "n", or "min–max" with an en dash. */
  readonly qty: string;
  /** Percent; above 100 in the few rows where the source says so. */
  readonly chance: number | null;
  /** "12.5%", or "1/20,000" below 0.01 %. */
  readonly chanceDisplay: string | null;
  /** How many equal rows this one stands for. */
  readonly rollCount?: number;
}

/** The NPC in a row of `dropped-by` or `spoiled-by`. */
export interface ItemSourceNpc {
  readonly id: NpcId;
  readonly name: string;
  readonly type: string | null;
  readonly level: number | null;
}

/** The combat stats that an item sets or adds, by the engine's names. */
export interface ItemStats {
  readonly pAtk?: number;
  readonly pDef?: number;
  readonly mAtk?: number;
  readonly mDef?: number;
  readonly rCrit?: number;
  readonly pAtkSpd?: number;
  readonly rShld?: number;
  readonly sDef?: number;
  readonly accCombat?: number;
  readonly rEvas?: number;
}

/** An item, as lists show it. */
export interface ItemSummary {
  readonly id: ItemId;
  readonly name: string;
  readonly type: ItemType;
  readonly grade: ItemGrade;
  readonly weight: number | null;
  /** Adena, the item's reference price. */
  readonly price: number | null;
  readonly iconFile: string | null;
}

/** What an item is: a weapon, armor (jewels and accessories too), or anything else. */
export type ItemType = "weapon" | "armor" | "etcitem";

/** Where a page lies in its list. */
export interface ListMeta {
  /** Rows that match, over all pages. */
  readonly total: number;
  /** Page size that was applied. */
  readonly limit: number;
  /** Rows skipped before this page. */
  readonly offset: number;
}

/** A hunting or map location with the NPCs that spawn there. */
export interface LocationDetail {
  readonly id: LocationId;
  readonly name: string;
  /** Recommended player level; null for towns and peaceful areas. */
  readonly minLevel: number | null;
  /** Game units, west to east. */
  readonly x: number;
  /** Game units, north to south. */
  readonly y: number;
  /** Game units, height. */
  readonly z: number;
  /** Region of its centre; null outside the region tile grid. */
  readonly region: RegionRef | null;
  /** Lowest level of its monsters; null without monsters. */
  readonly levelMin: number | null;
  /** Highest level of its monsters; null without monsters. */
  readonly levelMax: number | null;
  /** Rows of `npcs`, monsters included. */
  readonly npcCount: number;
  /** Rows of `npcs` that are monsters. */
  readonly monsterCount: number;
  /** Spawns of all rows of `npcs`. */
  readonly spawnCount: number;
  /** By level (null last), name, id. */
  readonly npcs: readonly AreaNpc[];
}

/** The id of a hunting or map location. */
export type LocationId = Id<"location">;

/** A hunting or map location, resolved from the nearest anchor within 10,000 game units in 2D. */
export interface LocationRef {
  readonly id: LocationId;
  readonly name: string;
  /** Recommended player level; null for towns and peaceful areas. */
  readonly minLevel: number | null;
}

/** The id of a multisell, the server's list of exchanges. */
export type MultisellId = Id<"multisell">;

/** A distinct value and how many records have it. */
export interface NameCount {
  readonly name: string;
  readonly count: number;
}

/** An NPC's six base stats. */
export interface NpcBaseStats {
  readonly str: number | null;
  readonly dex: number | null;
  readonly con: number | null;
  readonly int: number | null;
  readonly wit: number | null;
  readonly men: number | null;
}

/** When an NPC attacks and helps; ranges in game units. */
export interface NpcBehavior {
  /** Game units; 0 = does not attack first. */
  readonly aggroRange: number;
  /** Game units within which it helps its clan. */
  readonly assistRange?: number;
}

/** An NPC or monster of the cleaned layer with everything that is known about it. */
export interface NpcDetail {
  /** Canonical raw id of the group. */
  readonly id: NpcId;
  readonly name: string;
  readonly title?: string;
  readonly level: number | null;
  /** The engine's NPC type, for example RaidBoss. */
  readonly npcType: string | null;
  readonly isAggressive: boolean;
  /** All raw ids of the group, ascending. */
  readonly mergedIds: readonly NpcId[];
  readonly stats: NpcStats;
  readonly baseStats: NpcBaseStats;
  readonly skills: readonly NpcSkill[];
  readonly race?: NpcRace;
  /** File name of the client icon. */
  readonly raceIconFile?: string;
  readonly behavior?: NpcBehavior;
  readonly startsQuests?: readonly QuestRef[];
  readonly involvedInQuests?: readonly QuestRef[];
  readonly primaryRegion?: RegionRef;
  readonly primaryLocation?: LocationRef;
  /** Rows of the drops sub-resource. */
  readonly dropCount?: number;
  /** Rows of the spawns sub-resource. */
  readonly spawnCount?: number;
}

/** All that an NPC drops: adena, then regular, then spoil; by chance within each. */
export interface NpcDrops {
  readonly npcId: NpcId;
  readonly npcName: string;
  readonly drops: readonly Drop[];
}

/** The raw id of an NPC or monster, as the server's tables and the client use it. */
export type NpcId = Id<"npc">;

/** The race of an NPC, in the order of the levels of the engine's race skill. */
export type NpcRace =
  | "Undead"
  | "Magic Creature"
  | "Beast"
  | "Animal"
  | "Plant"
  | "Humanoid"
  | "Spirit"
  | "Angel"
  | "Demon"
  | "Dragon"
  | "Giant"
  | "Bug"
  | "Fairy"
  | "Human"
  | "Elf"
  | "Dark Elf"
  | "Orc"
  | "Dwarf"
  | "Other"
  | "Non-race"
  | "Siege"
  | "Castle Guard"
  | "Mercenary"
  | "Unknown";

/** An NPC or monster, named. */
export interface NpcRef {
  readonly id: NpcId;
  readonly name: string;
}

/** A skill that an NPC has; `name` is null when the skill table lacks it. */
export interface NpcSkill {
  readonly id: SkillId;
  readonly level: number;
  readonly name: string | null;
  readonly iconFile: string | null;
  /** Client text; null unless a text overlay is loaded. */
  readonly description: string | null;
}

/** An NPC's combat stats; hp, mp, attack and defence rounded to integers. */
export interface NpcStats {
  readonly hp: number | null;
  readonly mp: number | null;
  readonly exp: number | null;
  readonly sp: number | null;
  readonly pAtk: number | null;
  readonly pDef: number | null;
  readonly mAtk: number | null;
  readonly mDef: number | null;
  readonly crit: number | null;
  readonly atkSpd: number | null;
  readonly walkSpd: number | null;
  readonly runSpd: number | null;
}

/** An NPC or monster of the cleaned layer, as lists show it. */
export interface NpcSummary {
  /** Canonical raw id of the group. */
  readonly id: NpcId;
  readonly name: string;
  readonly title: string | null;
  readonly level: number | null;
  /** The engine's NPC type, for example RaidBoss. */
  readonly npcType: string | null;
  /** Hit points, rounded. */
  readonly hp: number | null;
  readonly isAggressive: boolean;
}

/** An NPC type, whether it is a monster's, and how many raw records have it. */
export interface NpcTypeCount {
  readonly name: string;
  /** True when the type is in the monster subset. */
  readonly isMonster: boolean;
  readonly count: number;
}

/** How a skill is used: cast, always on, or switched on and off. */
export type OperateType = "OP_ACTIVE" | "OP_PASSIVE" | "OP_TOGGLE";

/** When a spawn is up: 0 at any time, 1 by day, 2 by night. */
export type PeriodOfDay = 0 | 1 | 2;

/** What a pet eats and how it grows; food 0 = none. */
export interface PetData {
  readonly food1: ItemId | 0;
  readonly food2: ItemId | 0;
  /** Share of a full meal, 0 to 1. */
  readonly autoFeedLimit: number;
  /** Share of a full meal, 0 to 1. */
  readonly hungryLimit: number;
  /** Share of a full meal, 0 to 1. */
  readonly unsummonLimit: number;
  readonly stats: readonly PetLevelStats[];
}

/** A pet's stats at one level. */
export interface PetLevelStats {
  readonly level: number;
  readonly maxMeal: number;
  readonly exp: number;
  readonly expType: number;
  readonly mealInBattle: number;
  readonly mealInNormal: number;
  readonly pAtk: number;
  readonly pDef: number;
  readonly mAtk: number;
  readonly mDef: number;
  readonly hp: number;
  readonly mp: number;
  readonly hpRegen: number;
  readonly mpRegen: number;
  readonly ssCount: number;
  readonly spsCount: number;
  readonly mealInBattleOnRide?: number;
  readonly mealInNormalOnRide?: number;
  readonly atkSpdOnRide?: number;
  readonly pAtkOnRide?: number;
  readonly mAtkOnRide?: number;
  /** Six speeds as the source writes them, joined by ";". */
  readonly speedOnRide?: string;
}

/** How many class changes lead to a class: 0 (base) to 3. */
export type ProfessionLevel = 0 | 1 | 2 | 3;

/** One step of the in-game quest log. */
export interface QuestClientJournalEntry {
  readonly stepIndex: number;
  readonly title: string;
  readonly description: string;
  readonly completionNpc: NpcRef | null;
}

/** A quest with everything that is known about it. */
export interface QuestDetail {
  readonly id: QuestId;
  readonly name: string;
  readonly levelMin: number | null;
  readonly levelMax?: number;
  readonly repeatable: boolean | null;
  readonly raceRestrictions: readonly QuestRace[];
  readonly classRestrictions: readonly ClassRef[];
  readonly prerequisites?: readonly QuestRef[];
  readonly startNpcs: readonly NpcRef[];
  readonly involvedNpcs: readonly NpcRef[];
  readonly involvedMonsters: readonly NpcRef[];
  readonly questItems: readonly ItemRef[];
  readonly rewards: QuestRewards;
  readonly primaryRegion?: RegionRef;
  readonly primaryLocation?: LocationRef;
  /** Client text; only with a text overlay. */
  readonly description?: string;
  readonly clientJournalEntries?: readonly QuestClientJournalEntry[];
}

/** The id of a quest. */
export type QuestId = Id<"quest">;

/** A race that a quest is open to. */
export type QuestRace = "HUMAN" | "ELF" | "DARK_ELF" | "ORC" | "DWARF";

/** A quest, named; `roles` is filled in an NPC's `involvedInQuests` only. */
export interface QuestRef {
  readonly id: QuestId;
  readonly name: string;
  /** Lowest player level that may start the quest. */
  readonly levelMin: number | null;
  /** Only in an NPC's `involvedInQuests`. */
  readonly roles?: readonly QuestRole[];
}

/** A quest that gives an item; `kind` where one branch of its rewards does. */
export interface QuestReward {
  readonly quest: QuestRef;
  readonly count: number;
  readonly kind?: RewardKind;
}

/** What one branch gives beyond the guaranteed part. */
export interface QuestRewardAlternative {
  readonly kind: RewardKind;
  readonly items: readonly ItemQuantity[];
  readonly adena?: number;
  readonly exp?: number;
  readonly sp?: number;
}

/** All that a quest gives: the guaranteed part, and the branches beside it. */
export interface QuestRewards {
  readonly items: readonly ItemQuantity[];
  readonly adena?: number;
  readonly exp?: number;
  readonly sp?: number;
  readonly alternatives?: readonly QuestRewardAlternative[];
}

/** What an NPC is to a quest: somebody to talk to, or something to kill. */
export type QuestRole = "talk" | "kill";

/** A quest, who may start it, and what it surely gives. */
export interface QuestSummary {
  readonly id: QuestId;
  readonly name: string;
  readonly levelMin: number | null;
  readonly repeatable: boolean | null;
  readonly raceRestrictions: readonly QuestRace[];
  readonly classRestrictions: readonly ClassRef[];
  readonly startNpc: NpcRef | null;
  readonly rewardsPreview: {
    readonly adena: number | null;
    readonly exp: number | null;
    readonly sp: number | null;
    /** Length of `rewards.items` in the detail. */
    readonly itemCount: number;
  };
}

/** One source entry, untouched: the engine's numbers, unrounded. */
export interface RawNpc {
  readonly id: NpcId;
  /** Its own id. */
  readonly mergedIds: readonly NpcId[];
  readonly mergedCount: 1;
  readonly name: string;
  readonly title: string | null;
  readonly level: number | null;
  /** The engine's NPC type, for example RaidBoss. */
  readonly npcType: string | null;
  readonly radius: number | null;
  readonly height: number | null;
  readonly rHand: number | null;
  readonly lHand: number | null;
  readonly exp: number | null;
  readonly sp: number | null;
  readonly hp: number | null;
  readonly mp: number | null;
  readonly hpRegen: number | null;
  readonly mpRegen: number | null;
  readonly pAtk: number | null;
  readonly pDef: number | null;
  readonly mAtk: number | null;
  readonly mDef: number | null;
  readonly crit: number | null;
  readonly atkSpd: number | null;
  readonly str: number | null;
  readonly int: number | null;
  readonly dex: number | null;
  readonly wit: number | null;
  readonly con: number | null;
  readonly men: number | null;
  readonly corpseTime: number | null;
  readonly walkSpd: number | null;
  readonly runSpd: number | null;
  readonly dropHerbGroup: number | null;
  readonly aiType: string | null;
  readonly aiAggro: number | null;
  readonly aiCanMove: boolean | null;
  readonly aiSeedable: boolean | null;
  readonly aiSsCount: number | null;
  readonly aiSsRate: number | null;
  readonly aiSpsCount: number | null;
  readonly aiSpsRate: number | null;
  readonly aiClan: string | null;
  readonly aiClanRange: number | null;
  readonly skills: readonly SkillLevelRef[];
  readonly petData: PetData | null;
  readonly source: {
    readonly project: string;
    readonly chronicle: string;
    readonly file: string;
  };
  /** Every other value that the source sets, as written. */
  readonly properties?: {
    readonly [name: string]: string;
  };
}

/** One place where an NPC appears, as the source has it. */
export interface RawSpawn {
  readonly npcId: NpcId;
  /** Game units, west to east. */
  readonly x: number;
  /** Game units, north to south. */
  readonly y: number;
  /** Game units, height. */
  readonly z: number;
  /** Direction faced, 0 to 65535 for a full turn; -1 means any. */
  readonly heading: number;
  /** Seconds; 0 when the source states none. */
  readonly respawnDelay: number;
  /** Seconds added to or taken from the delay at random. */
  readonly respawnRandom: number;
  readonly periodOfDay: PeriodOfDay;
}

/** A map region with the NPCs that spawn there. */
export interface RegionDetail {
  readonly id: RegionId;
  readonly name: string;
  /** Lowest level of its monsters; null without monsters. */
  readonly levelMin: number | null;
  /** Highest level of its monsters; null without monsters. */
  readonly levelMax: number | null;
  /** Rows of `npcs`, monsters included. */
  readonly npcCount: number;
  /** Rows of `npcs` that are monsters. */
  readonly monsterCount: number;
  /** Spawns of all rows of `npcs`. */
  readonly spawnCount: number;
  /** By level (null last), name, id. */
  readonly npcs: readonly AreaNpc[];
}

/** The id of a map region; ids start at 0. */
export type RegionId = Id<"region">;

/** A map region: the town that a coordinate's tile sends the dead to, not a biome. */
export interface RegionRef {
  readonly id: RegionId;
  readonly name: string;
}

/** How a branch of a quest's rewards is chosen. A player gets one of the `random`, `by-class` and `by-choice` branches, and several of the `by-count` (per unit or threshold) and `by-stage` ones. */
export type RewardKind = "random" | "by-class" | "by-choice" | "by-count" | "by-stage";

/** A chance (percent) that a use costs less MP or fewer soulshots. */
export interface SaveMechanic {
  readonly kind: "mp" | "soulshot";
  readonly chance: number;
  /** MP or soulshots used instead. */
  readonly amount: number;
}

/** A record of any type whose name matches a search. */
export interface SearchResult {
  readonly type: SearchType;
  /** The id of a record of this type. */
  readonly id: number;
  readonly name: string;
  /** Of an NPC of the cleaned layer, where the source states it. */
  readonly level?: number;
  /** File name of the client icon. */
  readonly iconFile?: string;
}

/** What a search can find, in the order in which equally good results are given. */
export type SearchType = "item" | "npc" | "quest" | "class" | "henna" | "armor-set" | "location" | "region";

/** One thing that an NPC sells; `price` in adena. */
export interface ShopProduct {
  readonly itemId: ItemId;
  readonly name: string;
  readonly iconFile: string | null;
  /** Adena. */
  readonly price: number;
  readonly buyListId: BuyListId;
}

/** All that an NPC sells and exchanges; a kind that it has none of is left out. */
export interface ShopView {
  readonly npc: NpcRef;
  readonly buyList?: readonly ShopProduct[];
  readonly exchanges?: readonly ExchangeOption[];
}

/** An unconditional change of one stat: a summand or a factor. */
export interface SkillEffect {
  /** The engine's name of the stat. */
  readonly stat: string;
  readonly op: "add" | "mul";
  readonly value: number;
}

/** The id of a skill; together with a level it names one row of its table. */
export type SkillId = Id<"skill">;

/** One level of one skill, by number. */
export interface SkillLevelRef {
  readonly id: SkillId;
  readonly level: number;
}

/** One level of a skill, as items, variants and sets show it. */
export interface SkillSummary {
  readonly id: SkillId;
  readonly level: number;
  readonly name: string;
  readonly operateType: OperateType | null;
  readonly target: string | null;
  readonly iconFile: string | null;
  /** Client text; null unless a text overlay is loaded. */
  readonly description: string | null;
  readonly power: number | null;
  readonly skillType: string | null;
  readonly effects?: readonly SkillEffect[];
}

/** A special-ability variant of a weapon. */
export interface SpecialAbilityOption {
  readonly itemId: ItemId;
  readonly name: string;
  readonly saName: string;
  readonly iconFile: string | null;
  readonly effectChance: number | null;
  readonly skills: readonly SkillSummary[];
  readonly saveMechanic?: SaveMechanic;
  readonly statDelta?: StatDelta;
}

/** The skill that a spellbook teaches, and the classes that learn it. */
export interface SpellbookUse {
  readonly skillId: SkillId;
  readonly skillName: string;
  readonly iconFile: string | null;
  readonly learnedBy: readonly ClassRef[];
}

/** How a variant's weight or reuse delay differs from its base weapon's. */
export interface StatDelta {
  readonly stat: "weight" | "reuseDelay";
  /** Percent against the base weapon. */
  readonly deltaPercent: number;
  readonly display: string;
}
