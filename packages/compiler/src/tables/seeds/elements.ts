import * as v from "valibot";
import { readAttributes, readChildren, readLeaf, readWhole, withFactsOf } from "../../read/element.js";
import { closedFields, fields, fieldsNamed } from "../../read/fields.js";
import { count, flagText, idText, integerText, openIdAttributes } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

const id = v.exactOptional(idText);

/** The second names are those of aCis before 2014 for rewards and castles, and of L2jxCine. */
const seedAttributes = closedFields({
  itemId: [id, "id", "seedId"],
  level: [v.exactOptional(integerText(1)), "level", "seedLevel"],
  ...fieldsNamed(idText, "cropItemId=cropId matureItemId=matureId"),
  ...fieldsNamed(id, "reward1=reward1|r1|reward1Id reward2=reward2|r2|reward2Id castleId=castleId|manor|manorId"),
  isAlternative: flagText,
  ...fieldsNamed(count, "seedsLimit=seedsLimit|seedLimit|limitForSeeds cropsLimit=cropsLimit|cropLimit|limitForCrops"),
});

/** Reads a row of the `seeds` table from a `<seed>`, which names its castle. */
export function readSeed(element: XmlElement): SourcedTable<"seeds"> {
  const seed = readLeaf(element, seedAttributes);
  if (seed === undefined) return [];
  const { itemId, level, reward1, reward2, castleId, seedsLimit, cropsLimit, ...facts } = seed;
  const hasRewards = reward1 !== undefined && reward2 !== undefined;
  const hasLimits = seedsLimit !== undefined && cropsLimit !== undefined;
  if (itemId === undefined || level === undefined || !hasRewards || castleId === undefined || !hasLimits)
    return element.report.error(
      element,
      "<seed>",
      "id, level, reward1, reward2, castleId, seedsLimit and cropsLimit",
      "not all of them",
    );
  const rewardItemIds: [number, number] = [reward1, reward2];
  const row = { ...facts, itemId, level, rewardItemIds, castleId, seedsLimit, cropsLimit };
  return finishRow(element.report, "seeds", element, row);
}

const crop = fields({
  ...fieldsNamed(idText, "cropItemId=id itemId=seedId reward1 reward2"),
  level: integerText(1),
});
const ofManor = closedFields({
  ...crop,
  matureItemId: [idText, "matureId"],
  isAlternative: flagText,
  ...fieldsNamed(integerText(0), "seedsLimit cropsLimit"),
});
const ofCastle = closedFields({
  ...crop,
  matureItemId: [idText, "mature_Id"],
  isAlternative: [flagText, "alternative"],
  ...fieldsNamed(integerText(0), "seedsLimit=limit_seed cropsLimit=limit_crops"),
});

/** The facts of a crop that are elements of their own before 2012. */
const FACTS = ["seed_id", "mature_id", "reward1", "reward2", "alternative", "level", "limit_seed", "limit_crops"];

/** Reads the rows of the `seeds` table from the `<crop>` of a `<manor>`, whose id is that of its castle, or of a `<castle>`. */
export function readCrops(element: XmlElement): SourcedTable<"seeds"> {
  const isManor = element.name === "manor";
  const owner = readAttributes(element, openIdAttributes);
  return readChildren(element, ["crop"]).flatMap((child) => {
    const read = isManor ? readWhole(child, ofManor) : readWhole(withFactsOf(child, FACTS), ofCastle);
    if (owner === undefined || read === undefined) return [];
    const { reward1, reward2, ...seed } = read;
    return finishRow(element.report, "seeds", child, {
      ...seed,
      rewardItemIds: [reward1, reward2],
      castleId: owner.id,
    });
  });
}
