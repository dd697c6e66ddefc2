import type { MinionRow, PetData } from "@gamedata/schema";
import type { Datapack, Sourced } from "../../read/datapack.js";
import type { ElementForm } from "../../read/form.js";
import type { XmlElement } from "../../read/xml.js";
import type { SourcedTable } from "../sourced-tables.js";

/** What the file of a pet states. */
export interface PetFacts {
  readonly petData: PetData;
  /** The items that summon it. */
  readonly itemIds: readonly number[];
}

/** What is stated of NPCs outside of their files, by NPC id. */
export interface OtherFacts {
  /** The minions of NPCs whose own element states none. */
  readonly minions: ReadonlyMap<number, readonly MinionRow[]>;
  /** The food of pets and their stats by level, with the items that summon them. */
  readonly pets: ReadonlyMap<number, Sourced<PetFacts>>;
}

/** Reads a row of the `npcs` table from its element. */
export type NpcForm = ElementForm<
  (datapack: Datapack, element: XmlElement, others: OtherFacts) => SourcedTable<"npcs">
>;

/** Returns the type of an NPC without what some servers write before every type. */
export const withoutPrefix = (type: string | undefined): string | undefined => type?.replace(/^L2/u, "");
