import * as v from "valibot";
import { castleRef } from "./castle.js";
import { choice, closedObject, describedList, filledList } from "./form.js";
import type { SeedRow } from "./generated/types.js";
import { castleId, itemId } from "./id.js";
import { count, level } from "./measure.js";
import { itemRef } from "./reference.js";
import type { TableDescription } from "./table.js";

const seedItemId = v.pipe(itemId, v.description("Item that is sown."));
const isAlternative = v.pipe(v.boolean(), v.description("True for the alternative seed of a plant."));
const seedsLimit = v.pipe(count, v.description("Most seeds that the castle can sell in a manor period."));
const cropsLimit = v.pipe(count, v.description("Most crops that the castle can buy in a manor period."));

export const seedRow = closedObject("Seed of the manor.", {
  itemId: seedItemId,
  level,
  cropItemId: v.pipe(itemId, v.description("Crop that is harvested.")),
  matureItemId: v.pipe(itemId, v.description("Mature crop.")),
  rewardItemIds: v.pipe(filledList(itemId), v.description("Items that the manor can give for crops, by reward type.")),
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

export const seed = closedObject("Seed of the manor, by the id and the name of its item.", {
  id: seedItemId,
  name: v.string(),
  level,
  crop: itemRef,
  mature: itemRef,
  rewards: describedList(itemRef, "Items that the manor can give for crops, by reward type."),
  castle: castleRef,
  isAlternative,
  seedsLimit,
  cropsLimit,
});

export const seedYield = choice(
  ["crop", "mature", "reward"],
  "Relation of an item to a seed: its crop, its mature crop, or a reward of the manor for crops.",
);

export const seedRef = closedObject("Reference to a seed that yields an item.", {
  id: seedItemId,
  name: v.string(),
  level,
  castle: castleRef,
  kind: seedYield,
});
