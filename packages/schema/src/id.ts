import * as v from "valibot";

/**
 * A number that names one kind of record. Plain numbers are accepted as ids, but the id of one kind is not accepted
 * as the id of another kind: `getNpc(catalog, item.id)` does not compile.
 */
export type Id<Kind extends string> = number & { readonly __kind?: Kind };

/** The id of an item. */
export type ItemId = Id<"item">;
/** The id of a raw NPC, as the server's tables and the client use it. */
export type NpcId = Id<"npc">;
/** The id of a skill; together with a level it names one row of its table. */
export type SkillId = Id<"skill">;
/** The id of a quest. */
export type QuestId = Id<"quest">;
/** The id of a player class; ids start at 0. */
export type ClassId = Id<"class">;
/** The id of an armor set: its position in the source, from 1. */
export type ArmorSetId = Id<"armor-set">;
/** The id of a henna symbol. */
export type HennaId = Id<"henna">;
/** The id of a hunting or map location. */
export type LocationId = Id<"location">;
/** The id of a map region; ids start at 0. */
export type RegionId = Id<"region">;
/** The id of a crafting recipe (not of the item that teaches it). */
export type RecipeId = Id<"recipe">;
/** The id of a multisell, the server's list of exchanges. */
export type MultisellId = Id<"multisell">;
/** The id of a shop's buy list. */
export type BuyListId = Id<"buy-list">;
/** The id of an experience level: the level of the player. */
export type ExperienceLevelId = Id<"experience-level">;
/** The id of a castle. */
export type CastleId = Id<"castle">;
/** The id of a zone. */
export type ZoneId = Id<"zone">;
/** The id of a teleport: the id of the raw NPC, then the number of the destination. */
export type TeleportId = Id<"teleport">;

function idFrom<T extends number>(minimum: 0 | 1, description: string): v.GenericSchema<T> {
  const schema: v.GenericSchema<number> = v.pipe(
    v.number(),
    v.integer(),
    v.minValue(minimum),
    v.maxValue(Number.MAX_SAFE_INTEGER),
    v.description(description),
  );
  // An Id differs from number only by an optional marker in the type.
  return schema as v.GenericSchema<T>;
}

export const itemId = idFrom<ItemId>(1, "Item id.");
export const npcId = idFrom<NpcId>(1, "Raw NPC id.");
export const skillId = idFrom<SkillId>(1, "Skill id.");
export const questId = idFrom<QuestId>(1, "Quest id.");
export const classId = idFrom<ClassId>(0, "Class id; ids start at 0.");
export const armorSetId = idFrom<ArmorSetId>(1, "Armor set id: its position in the source, from 1.");
export const hennaId = idFrom<HennaId>(1, "Henna symbol id.");
export const locationId = idFrom<LocationId>(1, "Location id.");
export const regionId = idFrom<RegionId>(0, "Region id; ids start at 0.");
export const recipeId = idFrom<RecipeId>(1, "Recipe id.");
export const multisellId = idFrom<MultisellId>(1, "Multisell id.");
export const buyListId = idFrom<BuyListId>(1, "Buy list id.");
export const experienceLevelId = idFrom<ExperienceLevelId>(1, "Player level.");
export const castleId = idFrom<CastleId>(1, "Castle id.");
export const zoneId = idFrom<ZoneId>(
  1,
  "Zone id: the one that the source states, else a number from 300,000 in the order of the files; it may change with the source.",
);
export const teleportId = idFrom<TeleportId>(
  1,
  "Teleport id: the id of the raw NPC, then the number of the destination in the source with as many digits as the longest of the chronicle has, at least five (interlude: NPC × 100,000 + destination; high-five: NPC × 1,000,000 + destination).",
);
