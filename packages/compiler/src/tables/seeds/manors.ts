import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readAttributes, readChildren, readWhole } from "../../read/element.js";
import { flagText, idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

const manorAttributes = v.object({ id: idText });
const cropAttributes = v.strictObject({
  id: idText,
  seedId: idText,
  matureId: idText,
  level: integerText(1),
  reward1: idText,
  reward2: idText,
  isAlternative: flagText,
  seedsLimit: integerText(0),
  cropsLimit: integerText(0),
});

/** Reads the rows of the `seeds` table from the `<crop>` of a `<manor>`, whose id is that of its castle. */
export function readManor(report: Report, element: XmlElement): SourcedTable<"seeds"> {
  const manor = readAttributes(report, element, manorAttributes);
  return readChildren(report, element, ["crop"]).flatMap((crop) => {
    const read = readWhole(report, crop, cropAttributes);
    if (manor === undefined || read === undefined) return [];
    const { id: cropItemId, seedId: itemId, matureId: matureItemId, reward1, reward2, ...facts } = read;
    const rewardItemIds = [reward1, reward2];
    return finishRow(report, "seeds", crop, {
      itemId,
      cropItemId,
      matureItemId,
      rewardItemIds,
      castleId: manor.id,
      ...facts,
    });
  });
}
