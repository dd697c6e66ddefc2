import type { ItemRow } from "@gamedata/schema";
import type { Report } from "../../diagnostic.js";
import type { ElementForm } from "../../read/form.js";
import type { XmlElement } from "../../read/xml.js";
import type { SourcedTable } from "../sourced-tables.js";

/** What a set is read with, besides its element. */
export interface SetScope {
  readonly report: Report;
  /** The position of the set in the files, from 1. */
  readonly position: number;
  readonly items: ReadonlyMap<number, ItemRow>;
  /** Returns the name of a set that states none. */
  readonly nameOf: (id: number, chest: number) => string | undefined;
}

/** Reads a row of the `armorSets` table from its element. */
export type ArmorSetForm = ElementForm<(scope: SetScope, element: XmlElement) => SourcedTable<"armorSets">>;
