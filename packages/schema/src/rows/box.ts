import * as v from "valibot";
import type { BoxRow } from "../generated/types.js";
import { closedObject, filledList } from "../values/form.js";
import { itemId } from "../values/id.js";
import { percent, positiveCount } from "../values/measure.js";
import type { TableDescription } from "./table.js";

export const boxOdds = {
  min: v.pipe(positiveCount, v.description("Lowest number of pieces.")),
  max: v.pipe(positiveCount, v.description("Highest number of pieces.")),
  enchant: v.exactOptional(v.pipe(positiveCount, v.description("Enchantment of the pieces; missing for +0."))),
  chance: v.pipe(percent, v.description("Percent of openings that give it.")),
  group: v.exactOptional(
    v.pipe(
      positiveCount,
      v.description("One opening gives at most one option of a group; without it a row is rolled by itself."),
    ),
  ),
  option: v.exactOptional(
    v.pipe(
      positiveCount,
      v.description("Rows of a group with the same option come together; without it a row is an option."),
    ),
  ),
};

export const boxContentRow = closedObject("What an item can give when it is opened.", { itemId, ...boxOdds });

export const boxRow = closedObject("Item that gives others when it is opened.", {
  itemId,
  contents: filledList(boxContentRow),
});

export const boxTable: TableDescription<BoxRow> = {
  description: "Every item that gives others when it is opened, with their chances as the engine rolls them.",
  row: boxRow,
  key: ["itemId"],
  references: [
    { field: "itemId", to: "item", keysOf: ({ itemId: id }) => [id] },
    { field: "contents", to: "item", keysOf: ({ contents }) => contents.map(({ itemId: id }) => id) },
  ],
};
