import * as v from "valibot";
import type { SeedRow } from "../generated/types.js";
import { closedObject, described, filledList } from "../values/form.js";
import { castleId, itemId } from "../values/id.js";
import { count, level } from "../values/measure.js";
import type { TableDescription } from "./table.js";

export const seedItemId = described(itemId, "Item that is sown.");
export const isAlternative = described(v.boolean(), "True for the alternative seed of a plant.");
export const seedsLimit = described(count, "Most seeds that the castle can sell in a manor period.");
export const cropsLimit = described(count, "Most crops that the castle can buy in a manor period.");

export const seedRow = closedObject("Seed of the manor.", {
  itemId: seedItemId,
  level,
  cropItemId: described(itemId, "Crop that is harvested."),
  matureItemId: described(itemId, "Mature crop."),
  rewardItemIds: described(filledList(itemId), "Items that the manor can give for crops, by reward type."),
  castleId,
  isAlternative,
  seedsLimit,
  cropsLimit,
});

export const seedTable: TableDescription<SeedRow> = {
  description: "Every seed of the manor.",
  row: seedRow,
  key: ["itemId"],
  references: [
    { field: "itemId", to: "item", keysOf: ({ itemId }) => [itemId] },
    { field: "cropItemId", to: "item", keysOf: ({ cropItemId }) => [cropItemId] },
    { field: "matureItemId", to: "item", keysOf: ({ matureItemId }) => [matureItemId] },
    { field: "rewardItemIds", to: "item", keysOf: ({ rewardItemIds }) => rewardItemIds },
    { field: "castleId", to: "castle", keysOf: ({ castleId }) => [castleId] },
  ],
};
