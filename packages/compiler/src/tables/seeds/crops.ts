import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readAttributes, readChildren, readWhole, withFactsOf } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { flagText, idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

const castleAttributes = v.object({ id: idText });
const cropAttributes = closedFields({
  cropItemId: [idText, "id"],
  itemId: [idText, "seedId"],
  matureItemId: [idText, "mature_Id"],
  reward1: idText,
  reward2: idText,
  isAlternative: [flagText, "alternative"],
  level: integerText(1),
  seedsLimit: [integerText(0), "limit_seed"],
  cropsLimit: [integerText(0), "limit_crops"],
});

/** The facts of a crop that are elements of their own before 2012. */
const FACTS = ["seed_id", "mature_id", "reward1", "reward2", "alternative", "level", "limit_seed", "limit_crops"];

/** Reads the rows of the `seeds` table from the `<crop>` of a `<castle>`. */
export function readCrops(report: Report, element: XmlElement): SourcedTable<"seeds"> {
  const castle = readAttributes(report, element, castleAttributes);
  return readChildren(report, element, ["crop"]).flatMap((crop) => {
    const read = readWhole(report, withFactsOf(report, crop, FACTS), cropAttributes);
    if (castle === undefined || read === undefined) return [];
    const { reward1, reward2, ...seed } = read;
    return finishRow(report, "seeds", crop, { ...seed, rewardItemIds: [reward1, reward2], castleId: castle.id });
  });
}
