import type { Report } from "../../diagnostic.js";
import type { ElementForm } from "../../read/form.js";
import type { XmlElement } from "../../read/xml.js";
import type { SourcedTables } from "../sourced-tables.js";

export type SoulCrystalTables = Pick<SourcedTables, "soulCrystals" | "soulCrystalNpcs">;

/** Reads the tables from the root of the file. */
export type SoulCrystalForm = ElementForm<(report: Report, list: XmlElement) => SoulCrystalTables>;
