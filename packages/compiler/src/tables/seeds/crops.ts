import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readAttributes, readChildren, readWhole, withFactsOf } from "../../read/element.js";
import { flagText, idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

const castleAttributes = v.object({ id: idText });
const cropAttributes = v.strictObject({
  id: idText,
  seedId: idText,
  mature_Id: idText,
  reward1: idText,
  reward2: idText,
  alternative: flagText,
  level: integerText(1),
  limit_seed: integerText(0),
  limit_crops: integerText(0),
});

/** The facts of a crop that are elements of their own before 2012. */
const FACTS = ["seed_id", "mature_id", "reward1", "reward2", "alternative", "level", "limit_seed", "limit_crops"];

/** Reads the rows of the `seeds` table from the `<crop>` of a `<castle>`. */
export function readCrops(report: Report, element: XmlElement): SourcedTable<"seeds"> {
  const castle = readAttributes(report, element, castleAttributes);
  return readChildren(report, element, ["crop"]).flatMap((crop) => {
    const read = readWhole(report, withFactsOf(report, crop, FACTS), cropAttributes);
    if (castle === undefined || read === undefined) return [];
    return finishRow(report, "seeds", crop, {
      itemId: read.seedId,
      cropItemId: read.id,
      matureItemId: read.mature_Id,
      rewardItemIds: [read.reward1, read.reward2],
      level: read.level,
      castleId: castle.id,
      isAlternative: read.alternative,
      seedsLimit: read.limit_seed,
      cropsLimit: read.limit_crops,
    });
  });
}
