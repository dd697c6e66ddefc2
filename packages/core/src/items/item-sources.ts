import { present } from "@gamedata/rules";
import type { ItemId, ItemLootSource, ItemSources } from "@gamedata/schema/types";
import * as v from "valibot";
import { boxesGiving } from "../boxes/boxes.js";
import { type Catalog, derived } from "../catalog/catalog.js";
import { exchangesGiving } from "../exchanges/exchange-index.js";
import { fishSourceOf } from "../fishes/fishes.js";
import type { GetItemSourcesQuery } from "../generated/queries.js";
import { type ItemLoot, itemLootOddsOf, itemLootOf } from "../loot/item-loot.js";
import { killsFor } from "../loot/kills.js";
import { type LootInput, lootEntries, lootTermsOf } from "../loot/loot-input.js";
import type { LootGroup, LootOdds } from "../loot/loot-rule.js";
import { sublistQuery } from "../query/define-query.js";
import type { SublistQuery } from "../query/query.js";
import { questRewards } from "../quests/quest-index.js";
import { itemCraftedByOf } from "../recipes/item-crafting.js";
import { engineRules } from "../records/engine-rules.js";
import { itemKind, itemRefOf } from "../records/items.js";
import { compareNpcNames, type Npc, npcWithLevelOf } from "../records/npcs.js";
import { ascending, compareBy, descending } from "../rows/order.js";
import { seedsByYield } from "../seeds/seeds.js";
import { sellersOf } from "../shops/shops.js";
import { skillSourcesOf } from "./item-uses.js";

const itemSourcesQuery = derived((catalog) => v.object(lootEntries(catalog)));

interface Source extends LootOdds {
  readonly npc: Npc;
  readonly rawId: number;
  readonly isCanonical: boolean;
}

/**
 * Returns every way to get an item: NPCs that drop it, that it is spoiled from or that drop it as a herb, with the odds
 * at a server's rates; recipes, shops, exchanges of all multisells, quests, seeds, fishing, skills and boxes. NPCs are by descending probability
 * and expected pieces, ascending level, name and id.
 *
 * @throws {GameDataError} `INVALID_ID`, `INVALID_PARAMETER`, or `ITEM_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const { droppedBy, craftedBy } = getItemSources(catalog, 6660, { rateRaid: 2 });
 * assert.equal(droppedBy?.[0]?.npc.name, "Queen Ant");
 * assert.equal(droppedBy?.[0]?.probability.toFixed(3), "0.600");
 * assert.equal(droppedBy?.[0]?.kills?.p90, 3);
 * assert.equal(craftedBy, undefined);
 * ```
 */
export const getItemSources: SublistQuery<ItemId, GetItemSourcesQuery, ItemSources> = sublistQuery(
  { name: "getItemSources", of: itemKind, shape: "part", row: "ItemSources" },
  itemSourcesQuery,
  (catalog, { id }, input) => {
    const sources = (kind: LootGroup["kind"]) => lootSourcesOf(catalog, id, kind, input);
    return present({
      item: itemRefOf(catalog, id),
      droppedBy: sources("drop"),
      spoiledBy: sources("spoil"),
      herbs: sources("herb"),
      craftedBy: itemCraftedByOf(catalog, id),
      soldBy: sellersOf(catalog, id),
      exchangeFrom: exchangesGiving(catalog, id),
      rewardedByQuests: questRewards(catalog).get(id),
      grownFrom: seedsByYield(catalog).get(id),
      fishing: fishSourceOf(catalog, id),
      createdBySkills: skillSourcesOf(catalog, id),
      fromBoxes: boxesGiving(catalog).get(id),
    });
  },
);

const sourceOrder = compareBy<Source>(
  descending(({ probability }) => probability),
  descending(({ expected }) => expected),
  ascending(({ npc }) => npc.canonical.level),
  (a, b) => compareNpcNames(a.npc, b.npc),
  ascending(({ npc }) => npc.id),
);

function lootSourcesOf(
  catalog: Catalog,
  itemId: ItemId,
  kind: LootGroup["kind"],
  input: LootInput,
): readonly ItemLootSource[] | undefined {
  const best = new Map<Npc, Source>();
  for (const loot of itemLootOf(catalog, itemId)) {
    if (loot.kind !== kind) continue;
    const source = sourceOf(catalog, itemId, loot, input);
    const known = best.get(source.npc);
    if (known === undefined || isBetter(source, known)) best.set(source.npc, source);
  }
  if (best.size === 0) return undefined;
  return [...best.values()].sort(sourceOrder).map(itemLootSourceOf);
}

function sourceOf(catalog: Catalog, itemId: ItemId, loot: ItemLoot, input: LootInput): Source {
  const { npc, raw } = loot;
  const rules = engineRules(catalog);
  const { probability, expected } = itemLootOddsOf(rules, itemId, loot, lootTermsOf(catalog, input, raw));
  return { npc, rawId: raw.id, isCanonical: raw.id === npc.id, probability, expected };
}

/** The canonical raw NPC stands for the NPC, as in its loot; without it the entry that gives most, the lowest id on a tie. */
function isBetter(one: Source, other: Source): boolean {
  return other.isCanonical ? false : one.isCanonical || rounded(one.expected) > rounded(other.expected);
}

/** Digits that are compared: entries with the same rows in another order give the same, but for rounding. */
const COMPARED_DIGITS = 12;

const rounded = (value: number): number => Number(value.toPrecision(COMPARED_DIGITS));

function itemLootSourceOf({ npc, rawId, probability, expected }: Source): ItemLootSource {
  return { npc: npcWithLevelOf(npc), rawId, probability, expected, kills: killsFor(probability) };
}
