import type { Operation } from "./operation.js";
import { classOperations } from "./operations/classes.js";
import {
  armorSetOperations,
  augmentationOperations,
  exchangeOperations,
  fishOperations,
  hennaOperations,
  questOperations,
  recipeOperations,
  seedOperations,
  soulCrystalOperations,
} from "./operations/collections.js";
import { itemOperations } from "./operations/items.js";
import { changesOperation, metaOperations } from "./operations/meta.js";
import { monsterOperations } from "./operations/monsters.js";
import { npcOperations, rawOperations } from "./operations/npcs.js";
import { placeOperations } from "./operations/places.js";
import { residenceOperations } from "./operations/residences.js";
import { searchOperations } from "./operations/search.js";
import { skillOperations } from "./operations/skills.js";
import { teleportOperations } from "./operations/teleports.js";

export const operations: readonly Operation[] = [
  ...itemOperations,
  ...npcOperations,
  ...monsterOperations,
  ...questOperations,
  ...classOperations,
  ...armorSetOperations,
  ...hennaOperations,
  ...placeOperations,
  ...recipeOperations,
  ...skillOperations,
  ...seedOperations,
  ...fishOperations,
  ...residenceOperations,
  ...teleportOperations,
  ...soulCrystalOperations,
  ...augmentationOperations,
  ...exchangeOperations,
  ...rawOperations,
  ...searchOperations,
  ...metaOperations,
  changesOperation,
];
