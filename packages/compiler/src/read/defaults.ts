import type { Element, ItemRow } from "@gamedata/schema";

/** What decides whether an engine lets an item be enchanted. */
export interface Enchanted extends Pick<ItemRow, "id" | "type"> {
  readonly grade: ItemRow["grade"] | undefined;
  readonly weaponType: string | undefined;
  readonly wornMinutes?: number | "unknown" | undefined;
  /** The setting of the item, where it has one. */
  readonly isEnabled?: boolean | "unknown" | undefined;
}

/** What an engine takes for what files leave out, and what it does with what they state. */
export interface EngineDefaults {
  /** The level and the type of an NPC that states none. */
  readonly npc: { readonly level?: number; readonly type?: string };
  /** The chance in percent of a skill that an item starts, where it states none. */
  readonly itemSkillChance?: number;
  /** Whether the names of the targets of skills keep what all of them begin with, `TARGET_`. */
  readonly keepsTargetPrefix?: boolean;
  /** Which attribute of an effect is its time: in some engines the second one is something else. */
  readonly effectTimes: "time" | "time or abnormalTime";
  /** The elements of skills by their numbers. */
  readonly skillElements: readonly (Element | undefined)[];
  /** Whether an item can be enchanted. */
  readonly isEnchantable: (item: Enchanted) => boolean;
  /** Whether a henna that names no class is for all of them (class Henna). */
  readonly hasHennasForAll?: boolean;
  /** Whether points, such as Fame, are items with negative ids. */
  readonly hasPointIds?: boolean;
  /** Whether the ordinary spawns are in a dump, too, where there are XML files of them. */
  readonly hasSpawnDump?: boolean;
  /** The types of NPCs of which the engine leaves out the ordinary spawns (class SpawnTable). */
  readonly otherwiseSpawned: readonly string[];
  /** Whether the files are those of L2-Scripts and its forks: what others call `val` is a `value`. */
  readonly isOfL2Scripts?: boolean;
  /** Whether each row of a group of drops is rolled by itself, and one of those that come is given. */
  readonly rollsRowsOfGroups?: boolean;
  /** Whether files may begin with a byte-order mark in a strict run. */
  readonly allowsByteOrderMark?: boolean;
}
