import type {
  Dataset,
  DropRow,
  LocationOverrideRow,
  NpcId,
  QuestSummary,
  SpawnRow,
  TextOverlay,
} from "@gamedata/schema";
import type { AreaIndex } from "../areas/area-index.js";
import type { ArmorSetIndex } from "../armor-sets/armor-set-index.js";
import type { ClassIndex } from "../classes/class-index.js";
import type { SpellbookIndex } from "../classes/spellbook-index.js";
import type { MergedDrop } from "../drops/merge-drops.js";
import type { ExchangeIndex } from "../exchanges/exchange-index.js";
import type { HennaIndex } from "../hennas/henna-index.js";
import type { ItemIndex } from "../items/item-index.js";
import type { ItemSources } from "../items/item-sources.js";
import type { RecipeIndex } from "../items/recipe-index.js";
import type { SpecialAbilityIndex } from "../items/special-ability-index.js";
import type { LocationFinder } from "../locations/location-finder.js";
import type { MonsterIndex } from "../monsters/monster-index.js";
import type { Npc, NpcIndex } from "../npcs/npc-index.js";
import type { NpcPlace } from "../npcs/npc-place.js";
import type { ShopIndex } from "../npcs/shop-index.js";
import type { QuestIndex } from "../quests/quest-index.js";
import type { QuestRewardIndex } from "../quests/quest-reward-index.js";
import type { RawNpcIndex } from "../raw/raw-npc-index.js";
import type { RegionGrid } from "../regions/region-grid.js";
import type { SearchIndex } from "../search/search-index.js";
import type { SkillIndex } from "../skills/skill-index.js";
import type { Lazy } from "./lazy.js";

/** Where a catalog keeps its parts: the package's own modules reach them, callers do not. */
export const parts: unique symbol = Symbol("parts");

/** The data set, and every index over it; an index is built when a query first needs it. */
export interface Parts {
  readonly dataset: Dataset;
  readonly text: TextOverlay | undefined;
  readonly items: Lazy<ItemIndex>;
  readonly itemSources: Lazy<ItemSources>;
  readonly recipes: Lazy<RecipeIndex>;
  readonly specialAbilities: Lazy<SpecialAbilityIndex>;
  readonly skills: Lazy<SkillIndex>;
  readonly armorSets: Lazy<ArmorSetIndex>;
  readonly exchanges: Lazy<ExchangeIndex>;
  readonly shops: Lazy<ShopIndex>;
  readonly npcs: Lazy<NpcIndex>;
  readonly monsters: Lazy<MonsterIndex>;
  readonly rawNpcs: Lazy<RawNpcIndex>;
  readonly drops: Lazy<ReadonlyMap<NpcId, readonly DropRow[]>>;
  readonly spawns: Lazy<ReadonlyMap<NpcId, readonly SpawnRow[]>>;
  /** The drops, the spawns and the place of an NPC of the cleaned layer, over all of its raw ids. */
  readonly npcDrops: (npc: Npc) => readonly MergedDrop[];
  readonly npcSpawns: (npc: Npc) => readonly SpawnRow[];
  readonly npcPlace: (npc: Npc) => NpcPlace;
  readonly regions: Lazy<RegionGrid>;
  readonly locations: Lazy<LocationFinder>;
  readonly locationOverrides: Lazy<ReadonlyMap<NpcId, LocationOverrideRow>>;
  readonly areas: Lazy<AreaIndex>;
  readonly quests: Lazy<QuestIndex>;
  readonly questSummaries: Lazy<readonly QuestSummary[]>;
  readonly questRewards: Lazy<QuestRewardIndex>;
  readonly classes: Lazy<ClassIndex>;
  readonly spellbooks: Lazy<SpellbookIndex>;
  readonly hennas: Lazy<HennaIndex>;
  readonly search: Lazy<SearchIndex>;
}
