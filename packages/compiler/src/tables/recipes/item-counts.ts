import type { ItemCount } from "@gamedata/schema";
import type { Report } from "../../diagnostic.js";
import { readEvery } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { idText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";

const attributes = closedFields({ itemId: [idText, "id"], count: idText });

/** Reads elements with `id` and `count`; nothing when one of them cannot be read. */
export const readItemCounts = (report: Report, elements: readonly XmlElement[]): readonly ItemCount[] | undefined =>
  readEvery(report, elements, attributes);
