import type { HennaRow } from "@gamedata/schema";
import type { Report } from "../../diagnostic.js";
import type { XmlElement } from "../../read/xml.js";
import type { Draft } from "../draft.js";

/** Reads the facts of a henna from its element; nothing where the source leaves one out that it needs. */
export type HennaForm = (report: Report, element: XmlElement) => Draft<HennaRow> | undefined;
