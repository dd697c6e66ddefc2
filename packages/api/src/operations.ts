import type { Operation } from "./operation.js";
import { armorSetOperations } from "./operations/armor-sets.js";
import { augmentationOperations } from "./operations/augmentations.js";
import { changesOperation } from "./operations/changes.js";
import { classOperations } from "./operations/classes.js";
import { exchangeOperations } from "./operations/exchanges.js";
import { fishOperations } from "./operations/fishes.js";
import { hennaOperations } from "./operations/hennas.js";
import { itemOperations } from "./operations/items.js";
import { metaOperations } from "./operations/meta.js";
import { monsterOperations } from "./operations/monsters.js";
import { npcOperations } from "./operations/npcs.js";
import { placeOperations } from "./operations/places.js";
import { questOperations } from "./operations/quests.js";
import { rawOperations } from "./operations/raw.js";
import { recipeOperations } from "./operations/recipes.js";
import { residenceOperations } from "./operations/residences.js";
import { searchOperations } from "./operations/search.js";
import { seedOperations } from "./operations/seeds.js";
import { skillOperations } from "./operations/skills.js";
import { soulCrystalOperations } from "./operations/soul-crystals.js";
import { teleportOperations } from "./operations/teleports.js";

/** Every operation of the public API over a catalog. */
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
