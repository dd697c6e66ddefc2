import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import type { Form } from "../../read/form.js";
import { readLines } from "../../read/lines.js";
import { flagText, idText, integerText } from "../../read/values.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

const lineFields = v.object({
  itemId: idText,
  level: integerText(1),
  cropItemId: idText,
  matureItemId: idText,
  reward1: idText,
  reward2: idText,
  castleId: idText,
  isAlternative: flagText,
  seedsLimit: integerText(0),
  cropsLimit: integerText(0),
});

/** The form of a file of lines, whose fields are in the order of class `L2Manor` of L2J before 2009. */
export const seedLines: Form = { servers: "L2J before 2009", files: ["seeds.csv"], mark: "itemId;level;cropItemId" };

/** Reads the `seeds` table from a file of lines. */
export const readSeedLines = (datapack: Datapack, file: string): SourcedTable<"seeds"> =>
  readLines(datapack, file, { subject: "seed", names: Object.keys(lineFields.entries), schema: lineFields }).flatMap(
    ({ row: { reward1, reward2, ...seed }, ...position }) =>
      finishRow(datapack.report, "seeds", position, { ...seed, rewardItemIds: [reward1, reward2] }),
  );
