import * as v from "valibot";
import type {
  ArmorSetId,
  BuyListId,
  CastleId,
  ClanHallId,
  ClassId,
  DoorId,
  ExperienceLevelId,
  HennaId,
  ItemId,
  LocationId,
  MultisellId,
  NpcId,
  QuestId,
  RecipeId,
  RegionId,
  SkillId,
  StaticObjectId,
  TeleportId,
  ZoneId,
} from "../generated/types.js";

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
export const armorSetId = idFrom<ArmorSetId>(1, "Armor set id: that of the source, or its position there, from 1.");
export const hennaId = idFrom<HennaId>(1, "Henna symbol id.");
export const locationId = idFrom<LocationId>(1, "Location id.");
export const regionId = idFrom<RegionId>(0, "Region id; ids start at 0.");
export const recipeId = idFrom<RecipeId>(1, "Recipe id.");
export const multisellId = idFrom<MultisellId>(1, "Multisell id.");
export const buyListId = idFrom<BuyListId>(1, "Buy list id.");
export const experienceLevelId = idFrom<ExperienceLevelId>(1, "Player level.");
export const castleId = idFrom<CastleId>(1, "Castle id.");
export const clanHallId = idFrom<ClanHallId>(1, "Clan hall id.");
export const doorId = idFrom<DoorId>(1, "Door id.");
export const staticObjectId = idFrom<StaticObjectId>(1, "Id of an object that stands in the world.");
export const zoneId = idFrom<ZoneId>(
  1,
  "Zone id: the one that the source states, else a number from 300,000 in the order of the files; it may change with the source.",
);
export const teleportId = idFrom<TeleportId>(
  1,
  "Teleport id: the id of the raw NPC, then the number of the destination in the source with as many digits as the longest of the chronicle has, at least five (interlude: NPC × 100,000 + destination; high-five: NPC × 1,000,000 + destination).",
);
