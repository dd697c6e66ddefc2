import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readLeaf } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { flagText, idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

const id = v.exactOptional(idText);
const limit = v.exactOptional(integerText(0));

/** The second names of rewards and castles are those of aCis before 2014. */
const seedAttributes = closedFields({
  itemId: [idText, "id"],
  level: integerText(1),
  cropItemId: [idText, "cropId"],
  matureItemId: [idText, "matureId"],
  reward1: [id, "reward1", "r1"],
  reward2: [id, "reward2", "r2"],
  castleId: [id, "castleId", "manor"],
  isAlternative: flagText,
  seedsLimit: [limit, "seedsLimit", "seedLimit"],
  cropsLimit: [limit, "cropsLimit", "cropLimit"],
});

/** Reads a row of the `seeds` table from a `<seed>`, which names its castle. */
export function readSeed(report: Report, element: XmlElement): SourcedTable<"seeds"> {
  const seed = readLeaf(report, element, seedAttributes);
  if (seed === undefined) return [];
  const { reward1, reward2, castleId, seedsLimit, cropsLimit, ...facts } = seed;
  const hasRewards = reward1 !== undefined && reward2 !== undefined;
  if (!hasRewards || castleId === undefined || seedsLimit === undefined || cropsLimit === undefined) {
    report.error(element, "<seed>", "reward1, reward2, castleId, seedsLimit and cropsLimit", "not all of them");
    return [];
  }
  const rewardItemIds: [number, number] = [reward1, reward2];
  return finishRow(report, "seeds", element, { ...facts, rewardItemIds, castleId, seedsLimit, cropsLimit });
}
