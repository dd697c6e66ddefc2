import { type Manifest, SCHEMA_VERSION, type TextOverlay } from "@gamedata/schema";
import { createAreaIndex } from "../areas/area-index.js";
import { createArmorSetIndex } from "../armor-sets/armor-set-index.js";
import { createClassIndex } from "../classes/class-index.js";
import { createSpellbookIndex } from "../classes/spellbook-index.js";
import { describeValue } from "../error/describe-value.js";
import { GameDataError } from "../error/game-data-error.js";
import { createExchangeIndex } from "../exchanges/exchange-index.js";
import { createHennaIndex } from "../hennas/henna-index.js";
import { createItemIndex } from "../items/item-index.js";
import { createItemSources } from "../items/item-sources.js";
import { createRecipeIndex } from "../items/recipe-index.js";
import { createSpecialAbilityIndex } from "../items/special-ability-index.js";
import { createLocationFinder } from "../locations/location-finder.js";
import { createMonsterIndex } from "../monsters/monster-index.js";
import { mergedDropsOf } from "../npcs/npc-drops.js";
import { createNpcIndex } from "../npcs/npc-index.js";
import { npcPlaceOf } from "../npcs/npc-place.js";
import { mergedSpawnsOf } from "../npcs/npc-spawns.js";
import { createShopIndex } from "../npcs/shop-index.js";
import { createQuestIndex } from "../quests/quest-index.js";
import { createQuestRewardIndex } from "../quests/quest-reward-index.js";
import { createQuestSummaries } from "../quests/quest-summaries.js";
import { createRawNpcIndex } from "../raw/raw-npc-index.js";
import { createRegionGrid } from "../regions/region-grid.js";
import { createSearchIndex } from "../search/search-index.js";
import { createSkillIndex } from "../skills/skill-index.js";
import { groupBy } from "./group-by.js";
import { indexBy } from "./index-by.js";
import { lazy } from "./lazy.js";
import { memoize } from "./memoize.js";
import { type Parts, parts } from "./parts.js";
import { type PartialDataset, requireTables } from "./require-tables.js";

/** A data set made ready for queries. It never changes, and two of them know nothing of each other. */
export interface Catalog {
  /** The chronicle that the data set describes, for example `interlude`. */
  readonly chronicle: string;
  /** Where the data set comes from, and what it holds. */
  readonly manifest: Manifest;
  /** The package's own; not for callers. */
  readonly [parts]: Parts;
}

/** What a catalog can be made with beyond its data set. */
export interface CatalogOptions {
  /** Client prose of the same chronicle; without it descriptions are null or left out. */
  readonly text?: TextOverlay | undefined;
}

/**
 * Makes a data set ready for queries. The data set is neither copied, validated again nor changed; what a query needs
 * beyond it is prepared when the first such query comes. Tables that no query asks for may be left out, which keeps
 * bundles small; a query that needs one of them throws `INVALID_PARAMETER` and names it.
 *
 * @param source The data set, for example `interlude` of `@gamedata/interlude`, or some of its tables and its manifest.
 * @param options The optional text overlay.
 * @throws {GameDataError} `INVALID_PARAMETER` for a data set of another schema version, or an overlay of another
 * chronicle.
 *
 * @example
 * ```ts
 * const ready = createCatalog(interlude);
 * assert.equal(ready.chronicle, "interlude");
 * ```
 */
export function createCatalog(source: PartialDataset, options: CatalogOptions = {}): Catalog {
  const { manifest } = source;
  const { text } = options;
  expect("dataset.manifest.schemaVersion", manifest.schemaVersion, SCHEMA_VERSION);
  if (text !== undefined) expect("text.chronicle", text.chronicle, manifest.chronicle);

  const dataset = requireTables(source);
  const catalog: Catalog = {
    chronicle: manifest.chronicle,
    manifest,
    [parts]: {
      dataset,
      text,
      items: lazy(() => createItemIndex(dataset)),
      itemSources: lazy(() => createItemSources(catalog)),
      recipes: lazy(() => createRecipeIndex(dataset)),
      specialAbilities: lazy(() => createSpecialAbilityIndex(catalog)),
      skills: lazy(() => createSkillIndex(dataset, text)),
      armorSets: lazy(() => createArmorSetIndex(catalog)),
      exchanges: lazy(() => createExchangeIndex(catalog)),
      shops: lazy(() => createShopIndex(catalog)),
      npcs: lazy(() => createNpcIndex(catalog)),
      monsters: lazy(() => createMonsterIndex(catalog)),
      rawNpcs: lazy(() => createRawNpcIndex(dataset)),
      drops: lazy(() => groupBy(dataset.drops, (row) => row.npcId)),
      spawns: lazy(() => groupBy(dataset.spawns, (row) => row.npcId)),
      npcDrops: memoize((npc) => mergedDropsOf(catalog, npc)),
      npcSpawns: memoize((npc) => mergedSpawnsOf(catalog, npc)),
      npcPlace: memoize((npc) => npcPlaceOf(catalog, npc)),
      regions: lazy(() => createRegionGrid(dataset.regions)),
      locations: lazy(() => createLocationFinder(dataset.locations)),
      locationOverrides: lazy(() => indexBy(dataset.locationOverrides, (row) => row.npcId)),
      areas: lazy(() => createAreaIndex(catalog)),
      quests: lazy(() => createQuestIndex(dataset, text)),
      questSummaries: lazy(() => createQuestSummaries(catalog)),
      questRewards: lazy(() => createQuestRewardIndex(catalog)),
      classes: lazy(() => createClassIndex(dataset)),
      spellbooks: lazy(() => createSpellbookIndex(dataset)),
      hennas: lazy(() => createHennaIndex(catalog)),
      search: lazy(() => createSearchIndex(catalog)),
    },
  };
  return catalog;
}

function expect(parameter: string, value: string | number, allowed: string | number): void {
  if (value === allowed) return;
  throw new GameDataError({
    code: "INVALID_PARAMETER",
    parameter,
    value: describeValue(value),
    allowed: describeValue(allowed),
  });
}
