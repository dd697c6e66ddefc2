import { present } from "@gamedata/rules";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readAttributes, readChildren, readWhole } from "../../read/element.js";
import { parseRecord } from "../../read/fault.js";
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

type Crop = v.InferOutput<typeof cropAttributes>;

/** The facts of a crop that are elements of their own before 2012. */
const FACTS = ["seed_id", "mature_id", "reward1", "reward2", "alternative", "level", "limit_seed", "limit_crops"];

const idAttributes = v.strictObject({ id: idText });
const factAttributes = v.strictObject({ val: v.string() });

/** Reads the rows of the `seeds` table from the `<crop>` of a `<castle>`. */
export function readCrops(report: Report, element: XmlElement): SourcedTable<"seeds"> {
  const castle = readAttributes(report, element, castleAttributes);
  return readChildren(report, element, ["crop"]).flatMap((crop) => {
    const read = crop.children.length > 0 ? readFacts(report, crop) : readWhole(report, crop, cropAttributes);
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

/** Reads a crop whose facts are elements: `<crop id><seed_id val/>`. */
function readFacts(report: Report, crop: XmlElement): Crop | undefined {
  const own = readAttributes(report, crop, idAttributes);
  const facts = readChildren(report, crop, FACTS).flatMap((fact) => {
    const read = readWhole(report, fact, factAttributes);
    return read === undefined ? [] : [[fact.name, read.val] as const];
  });
  const { seed_id: seedId, mature_id: mature_Id, ...others } = Object.fromEntries(facts);
  const record = { ...others, ...present({ id: own && `${own.id}`, seedId, mature_Id }) };
  return parseRecord(report, crop, "<crop>", cropAttributes, record, { isWhole: true });
}
