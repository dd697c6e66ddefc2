import type { ItemCount } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readEvery, readKnownChildren } from "../../read/element.js";
import { findPlace, readOptionalXml } from "../../read/place.js";
import { flagText, idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { readClassFiles } from "./class-elements.js";

const itemAttributes = v.strictObject({
  id: idText,
  count: integerText(1),
  // Whether it is worn at once.
  isEquipped: v.exactOptional(flagText),
  equipped: v.exactOptional(flagText),
});

const classAttributes = v.strictObject({ classId: integerText(0) });

/**
 * Reads the items that a new character of each class has, by class id: `<class><items>` of aCis (class PlayerTemplate),
 * `<equipment classId>` of the later servers (class InitialEquipmentData), with `<item id count>`. A list with an item that cannot be read is
 * left out as a whole.
 */
export function readStartItems(datapack: Datapack): ReadonlyMap<number, readonly ItemCount[]> {
  const { report } = datapack;
  const elements = findPlace(datapack, ["classes"]);
  if (elements !== undefined) {
    const classes = readClassFiles(datapack, elements);
    return new Map(classes.map(({ id, items }) => [id, items === undefined ? [] : readItems(report, items)]));
  }
  const list = readOptionalXml(datapack, ["stats/initialEquipment.xml"]);
  if (list === undefined) return new Map();
  return new Map(
    readChildren(report, list, ["equipment"]).flatMap((element) => {
      const { classId } = readAttributes(report, element, classAttributes) ?? {};
      return classId === undefined ? [] : [[classId, readItems(report, element)]];
    }),
  );
}

function readItems(report: Report, element: XmlElement): readonly ItemCount[] {
  const elements = readKnownChildren(report, element, ["item"]);
  const items = readEvery(report, elements, itemAttributes);
  return items?.map(({ id: itemId, count }) => ({ itemId, count })) ?? [];
}
