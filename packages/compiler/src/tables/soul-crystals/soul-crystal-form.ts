import type { Report } from "../../diagnostic.js";
import type { ElementForm } from "../../read/form.js";
import type { XmlElement } from "../../read/xml.js";
import type { SourcedTable } from "../sourced-tables.js";

/** The tables that are read from the file of soul crystals. */
export interface SoulCrystalTables {
  readonly soulCrystals: SourcedTable<"soulCrystals">;
  readonly soulCrystalNpcs: SourcedTable<"soulCrystalNpcs">;
}

/** Reads the tables from the root of the file. */
export type SoulCrystalForm = ElementForm<(report: Report, list: XmlElement) => SoulCrystalTables>;
