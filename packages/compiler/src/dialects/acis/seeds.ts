import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readChildren, readLeaf } from "../../read/element.js";
import { flagText, idText, integerText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

const seedAttributes = v.strictObject({
  id: idText,
  level: integerText(1),
  cropId: idText,
  matureId: idText,
  reward1: idText,
  reward2: idText,
  castleId: idText,
  isAlternative: flagText,
  seedsLimit: integerText(0),
  cropsLimit: integerText(0),
});

/** Reads the `seeds` table from `xml/seeds.xml`. */
export function readSeeds(datapack: Datapack): SourcedTable<"seeds"> {
  const list = readXml(datapack, "xml/seeds.xml");
  if (list === undefined) return [];
  return readChildren(datapack.report, list, ["seed"]).flatMap((element) => {
    const seed = readLeaf(datapack.report, element, seedAttributes);
    if (seed === undefined) return [];
    const { id: itemId, cropId: cropItemId, matureId: matureItemId, reward1, reward2, ...facts } = seed;
    const row = { itemId, cropItemId, matureItemId, rewardItemIds: [reward1, reward2], ...facts };
    return finishRow(datapack.report, "seeds", element, row);
  });
}
