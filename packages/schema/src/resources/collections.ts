import {
  armorSetId,
  castleId,
  clanHallId,
  classId,
  doorId,
  experienceLevelId,
  hennaId,
  itemId,
  locationId,
  multisellId,
  npcId,
  questId,
  regionId,
  skillId,
  staticObjectId,
  teleportId,
} from "../values/id.js";
import type { CollectionFacts, UntypedSchema } from "./collection-facts.js";

/** What is fixed for a collection: its own facts, and those that follow from the name of one record. */
export type FactsOf<One extends string, Id extends UntypedSchema, Own extends Partial<CollectionFacts>> = Own &
  Omit<{ readonly many: `${One}s`; readonly row: `${One}Summary`; readonly detail: `${One}Detail` }, keyof Own> & {
    readonly one: One;
    readonly id: Id;
  } & Pick<CollectionFacts, "label" | "notFound">;

/** States the facts of a collection: the name, the id and the error code of one record, and what does not follow from the name. */
function factsOf<
  const One extends string,
  Id extends UntypedSchema,
  const Own extends Partial<CollectionFacts> = Record<never, never>,
>(one: One, id: Id, notFound: CollectionFacts["notFound"], own?: Own): FactsOf<One, Id, Own>;
// @__NO_SIDE_EFFECTS__
function factsOf(one: string, id: unknown, notFound: unknown, own?: object): Record<keyof CollectionFacts, unknown> {
  const label = one.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
  return { one, many: `${one}s`, label, id, row: `${one}Summary`, detail: `${one}Detail`, notFound, ...own };
}

/** The one resource of a collection whose list has whole records. */
// @__NO_SIDE_EFFECTS__
const whole = <const Name extends string>(name: Name) => ({ row: name, detail: name });

export const itemFacts = factsOf("Item", itemId, "ITEM_NOT_FOUND");
export const npcFacts = factsOf("Npc", npcId, "NPC_NOT_FOUND", { label: "NPC" });
export const monsterFacts = factsOf("Monster", npcId, "MONSTER_NOT_FOUND", { row: "NpcSummary", detail: "NpcDetail" });
export const questFacts = factsOf("Quest", questId, "QUEST_NOT_FOUND");
export const classFacts = factsOf("Class", classId, "CLASS_NOT_FOUND", { many: "Classes" });
export const armorSetFacts = factsOf("ArmorSet", armorSetId, "ARMOR_SET_NOT_FOUND", whole("ArmorSet"));
export const hennaFacts = factsOf("Henna", hennaId, "HENNA_NOT_FOUND", { label: "henna symbol" });
export const locationFacts = factsOf("Location", locationId, "LOCATION_NOT_FOUND", { row: "LocationRef" });
export const regionFacts = factsOf("Region", regionId, "REGION_NOT_FOUND", { row: "RegionRef" });
export const rawNpcFacts = factsOf("RawNpc", npcId, "NPC_NOT_FOUND", { label: "NPC", ...whole("RawNpc") });
export const rawMonsterFacts = factsOf("RawMonster", npcId, "MONSTER_NOT_FOUND", {
  label: "monster",
  ...whole("RawNpc"),
});
export const recipeFacts = factsOf("Recipe", itemId, "RECIPE_NOT_FOUND");
export const skillFacts = factsOf("Skill", skillId, "SKILL_NOT_FOUND", { row: "SkillOverview" });
export const seedFacts = factsOf("Seed", itemId, "SEED_NOT_FOUND", whole("Seed"));
export const castleFacts = factsOf("Castle", castleId, "CASTLE_NOT_FOUND");
export const clanHallFacts = factsOf("ClanHall", clanHallId, "CLAN_HALL_NOT_FOUND", whole("ClanHall"));
export const doorFacts = factsOf("Door", doorId, "DOOR_NOT_FOUND", whole("Door"));
export const staticObjectFacts = factsOf(
  "StaticObject",
  staticObjectId,
  "STATIC_OBJECT_NOT_FOUND",
  whole("StaticObject"),
);
export const fishFacts = factsOf("Fish", itemId, "FISH_NOT_FOUND", { many: "Fishes" });
export const teleportFacts = factsOf("Teleport", teleportId, "TELEPORT_NOT_FOUND", whole("Teleport"));
export const experienceLevelFacts = factsOf(
  "ExperienceLevel",
  experienceLevelId,
  "EXPERIENCE_LEVEL_NOT_FOUND",
  whole("ExperienceLevel"),
);
export const soulCrystalFacts = factsOf("SoulCrystal", itemId, "SOUL_CRYSTAL_NOT_FOUND");
export const augmentationFacts = factsOf("Augmentation", itemId, "AUGMENTATION_NOT_FOUND", { label: "life stone" });
export const exchangeFacts = factsOf("Exchange", multisellId, "EXCHANGE_NOT_FOUND");

/** Every collection of the service. */
export const collections = {
  items: itemFacts,
  npcs: npcFacts,
  monsters: monsterFacts,
  quests: questFacts,
  classes: classFacts,
  armorSets: armorSetFacts,
  hennas: hennaFacts,
  locations: locationFacts,
  regions: regionFacts,
  rawNpcs: rawNpcFacts,
  rawMonsters: rawMonsterFacts,
  recipes: recipeFacts,
  skills: skillFacts,
  seeds: seedFacts,
  fishes: fishFacts,
  castles: castleFacts,
  clanHalls: clanHallFacts,
  teleports: teleportFacts,
  experienceLevels: experienceLevelFacts,
  soulCrystals: soulCrystalFacts,
  exchanges: exchangeFacts,
  augmentations: augmentationFacts,
  doors: doorFacts,
  staticObjects: staticObjectFacts,
} as const satisfies Readonly<Record<string, CollectionFacts>>;
