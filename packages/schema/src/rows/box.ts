import type { BoxRow } from "../generated/types.js";
import { closedObject, described, filledList, optional } from "../values/form.js";
import { itemId } from "../values/id.js";
import { percent, positiveCount } from "../values/measure.js";
import type { TableDescription } from "./table.js";

export const boxOdds = {
  min: described(positiveCount, "Lowest number of pieces."),
  max: described(positiveCount, "Highest number of pieces."),
  enchant: optional(positiveCount, "Enchantment of the pieces; missing for +0."),
  chance: described(percent, "Percent of openings that give it."),
  group: optional(
    positiveCount,
    "One opening gives at most one option of a group; without it a row is rolled by itself.",
  ),
  option: optional(positiveCount, "Rows of a group with the same option come together; without it a row is an option."),
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
