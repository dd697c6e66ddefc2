import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readLeaf } from "../../read/element.js";
import { flagText, idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

const limit = v.exactOptional(integerText(0));

const seedAttributes = v.strictObject({
  id: idText,
  level: integerText(1),
  cropId: idText,
  matureId: idText,
  reward1: idText,
  reward2: idText,
  castleId: idText,
  isAlternative: flagText,
  seedsLimit: limit,
  cropsLimit: limit,
  seedLimit: limit,
  cropLimit: limit,
});

/** Reads a row of the `seeds` table from a `<seed>`, which names its castle. */
export function readSeed(report: Report, element: XmlElement): SourcedTable<"seeds"> {
  const seed = readLeaf(report, element, seedAttributes);
  if (seed === undefined) return [];
  const { id: itemId, cropId: cropItemId, matureId: matureItemId, reward1, reward2, ...stated } = seed;
  const { seedLimit, seedsLimit = seedLimit, cropLimit, cropsLimit = cropLimit, ...facts } = stated;
  if (seedsLimit === undefined || cropsLimit === undefined) {
    report.error(element, "<seed>", "seedsLimit and cropsLimit", "not both");
    return [];
  }
  return finishRow(report, "seeds", element, {
    itemId,
    cropItemId,
    matureItemId,
    rewardItemIds: [reward1, reward2],
    ...facts,
    seedsLimit,
    cropsLimit,
  });
}
