import * as v from "valibot";
import { cropsLimit, isAlternative, seedItemId, seedsLimit } from "../rows/seed.js";
import { choice, closedObject, describedList } from "../values/form.js";
import { level } from "../values/measure.js";
import { castleRef } from "./castle.js";
import { itemRef } from "./reference.js";

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
