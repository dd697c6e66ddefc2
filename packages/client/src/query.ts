import type { ItemGrade, ItemType, LocationId, RegionId, SearchType } from "./resources.js";

/** Which page of a list is asked for. */
export interface PageQuery {
  /** Rows on the page, from 1; above 200 counts as 200. The default is the list's: 50, or 25 for droppers and spoilers. */
  readonly limit?: number | undefined;
  /** Rows before the page, from 0; 0 by default. */
  readonly offset?: number | undefined;
}

/** An order of an item list; `-` means descending, ties are by ascending id. */
export type ItemSort = "id" | "-id" | "name" | "-name" | "grade" | "-grade";

/** Which items are listed, in which order, and which page of them. */
export interface ItemListQuery extends PageQuery {
  /** A part of the name, upper and lower case aside; blank finds all. */
  readonly q?: string | undefined;
  readonly type?: ItemType | undefined;
  readonly grade?: ItemGrade | undefined;
  /** By ascending id when left out. */
  readonly sort?: ItemSort | undefined;
}

/** An order of an NPC list; `-` means descending, ties are by ascending id, and no level comes last. */
export type NpcSort = "id" | "-id" | "name" | "-name" | "level" | "-level";

/** Which NPCs of the raw layer are listed, in which order, and which page of them. */
export interface RawNpcListQuery extends PageQuery {
  /** A part of the name, upper and lower case aside; blank finds all. */
  readonly q?: string | undefined;
  /** Lowest level, inclusive; not above `levelMax`. */
  readonly levelMin?: number | undefined;
  /** Highest level, inclusive. */
  readonly levelMax?: number | undefined;
  /** An NPC type that `countNpcTypes` lists, upper and lower case aside; of the monster subset for monsters. */
  readonly npcType?: string | undefined;
  /** By ascending id when left out. */
  readonly sort?: NpcSort | undefined;
}

/** Which NPCs of the cleaned layer are listed, in which order, and which page of them. */
export interface NpcListQuery extends RawNpcListQuery {
  /** Only those that spawn in this location. */
  readonly location?: LocationId | undefined;
  /** Only those that spawn in this region. */
  readonly region?: RegionId | undefined;
}

/** What is searched for, among what, and which page of the results. */
export interface SearchQuery extends PageQuery {
  /** The name, a part of it, or nearly so; not blank. */
  readonly q: string;
  /** The types to search; all by default. */
  readonly types?: readonly SearchType[] | undefined;
}
