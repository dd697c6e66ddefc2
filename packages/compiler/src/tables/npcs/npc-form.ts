import type { MinionRow, PetData } from "@gamedata/schema";
import type { Datapack, Sourced } from "../../read/datapack.js";
import type { ElementForm } from "../../read/form.js";
import type { XmlElement } from "../../read/xml.js";
import type { SourcedTable } from "../table-rows.js";

export interface PetFacts {
  readonly petData: PetData;
  /** The items that summon it. */
  readonly itemIds: readonly number[];
}

/** The food of pets and their stats by level, with the items that summon them, by NPC id. */
export type Pets = ReadonlyMap<number, Sourced<PetFacts>>;

/** The minions of NPCs whose own element states none, by NPC id. */
export type Minions = ReadonlyMap<number, readonly MinionRow[]>;

export type NpcForm = ElementForm<(element: XmlElement, datapack: Datapack, minions: Minions) => SourcedTable<"npcs">>;

/** Returns the type of an NPC without what some servers write before every type. */
export const withoutPrefix = (type: string | undefined): string | undefined => type?.replace(/^L2/u, "");
