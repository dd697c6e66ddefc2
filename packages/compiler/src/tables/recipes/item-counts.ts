import type { ItemCount } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readEvery } from "../../read/element.js";
import { idText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";

const attributes = v.strictObject({ id: idText, count: idText });

/** Reads elements with `id` and `count`; nothing when one of them cannot be read. */
export function readItemCounts(report: Report, elements: readonly XmlElement[]): readonly ItemCount[] | undefined {
  return readEvery(report, elements, attributes)?.map(({ id: itemId, count }) => ({ itemId, count }));
}
