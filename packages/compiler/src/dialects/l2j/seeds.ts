import * as v from "valibot";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { flagText, idText, integerText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import type { L2jDialect } from "./l2j-dialect.js";

/** The tables that are read from the file of seeds. */
interface SeedTables {
  readonly seeds: SourcedTable<"seeds">;
  readonly castles: SourcedTable<"castles">;
}

/**
 * The circlet of each castle, in the order of the castles' ids from 1. Source: `ec_castle_num` in the setting `equip_condition` of the
 * circlets in stats/items/06800-06899.xml and 08100-08199.xml; xml/castles.xml of the aCis datapack states the same.
 */
export const CIRCLETS: readonly number[] = [6838, 6835, 6839, 6837, 6840, 6834, 6836, 8182, 8183];

const castleAttributes = v.strictObject({ id: integerText(1, CIRCLETS.length) });
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

/** Reads the `seeds` and `castles` tables from the file of seeds. */
export const readSeedFile = oncePerDatapack((datapack: Datapack, { folder, files }: L2jDialect): SeedTables => {
  const { report } = datapack;
  const list = readXml(datapack, `${folder}/${files.seeds}`);
  const castles = list === undefined ? [] : readChildren(report, list, ["castle"]);
  const rows = castles.map((element) => {
    const castle = readAttributes(report, element, castleAttributes);
    const crops = readChildren(report, element, ["crop"]);
    const circletItemId = castle && CIRCLETS[castle.id - 1];
    if (castle === undefined || circletItemId === undefined) return { castles: [], seeds: [] };
    return {
      castles: finishRow(report, "castles", element, { id: castle.id, circletItemId }),
      seeds: crops.flatMap((crop) => {
        const read = readLeaf(report, crop, cropAttributes);
        if (read === undefined) return [];
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
      }),
    };
  });
  return { seeds: rows.flatMap((row) => row.seeds), castles: rows.flatMap((row) => row.castles) };
});
