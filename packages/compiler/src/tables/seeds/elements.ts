import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readLeaf } from "../../read/element.js";
import { flagText, idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

const id = v.exactOptional(idText);
const limit = v.exactOptional(integerText(0));

const seedAttributes = v.strictObject({
  id: idText,
  level: integerText(1),
  cropId: idText,
  matureId: idText,
  reward1: id,
  reward2: id,
  castleId: id,
  isAlternative: flagText,
  seedsLimit: limit,
  cropsLimit: limit,
  seedLimit: limit,
  cropLimit: limit,
  // What aCis had before 2014.
  r1: id,
  r2: id,
  manor: id,
});

/** Reads a row of the `seeds` table from a `<seed>`, which names its castle. */
export function readSeed(report: Report, element: XmlElement): SourcedTable<"seeds"> {
  const seed = readLeaf(report, element, seedAttributes);
  if (seed === undefined) return [];
  const { r1, r2, manor, seedLimit, cropLimit } = seed;
  const { reward1 = r1, reward2 = r2, castleId = manor, seedsLimit = seedLimit, cropsLimit = cropLimit } = seed;
  const hasRewards = reward1 !== undefined && reward2 !== undefined;
  if (!hasRewards || castleId === undefined || seedsLimit === undefined || cropsLimit === undefined) {
    report.error(element, "<seed>", "reward1, reward2, castleId, seedsLimit and cropsLimit", "not all of them");
    return [];
  }
  return finishRow(report, "seeds", element, {
    itemId: seed.id,
    level: seed.level,
    cropItemId: seed.cropId,
    matureItemId: seed.matureId,
    rewardItemIds: [reward1, reward2],
    castleId,
    isAlternative: seed.isAlternative,
    seedsLimit,
    cropsLimit,
  });
}
