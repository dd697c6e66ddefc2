import * as v from "valibot";
import { itemSoldBy } from "./buy-list.js";
import { itemSourceNpc } from "./drop.js";
import { exchangeCount, exchangeOption } from "./exchange.js";
import { closedObject, filledList, optionalList } from "./form.js";
import { hennaSummary } from "./henna.js";
import { npcId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { questReward } from "./item.js";
import { lootOdds } from "./loot.js";
import { positiveCount } from "./measure.js";
import { itemCraftedBy, itemCrafting, recipeSummary } from "./recipe.js";
import { itemQuantity, itemRef, questRef } from "./reference.js";
import { spellbookUse } from "./spellbook.js";

const killCount = (percent: number) =>
  v.pipe(positiveCount, v.description(`Kills after which ${percent} % of players have at least one piece.`));

export const kills = closedObject("How many kills the first piece of an item takes.", {
  p50: killCount(50),
  p90: killCount(90),
  p99: killCount(99),
});
export type Kills = Immutable<v.InferOutput<typeof kills>>;

export const itemLootSource = closedObject("NPC whose kill can give an item.", () => ({
  npc: itemSourceNpc,
  rawId: v.pipe(
    npcId,
    v.description(
      "The source entry that is computed: the canonical one, or of the merged entries that give the item the one that gives most.",
    ),
  ),
  ...lootOdds,
  kills: v.pipe(v.nullable(kills), v.description("Null where the item is never given.")),
}));
export type ItemLootSource = Immutable<v.InferOutput<typeof itemLootSource>>;

const lootSources = (description: string) =>
  v.exactOptional(v.pipe(filledList(itemLootSource), v.description(`${description} By probability, highest first.`)));

export const itemSources = closedObject("Every way to get an item; an empty group is left out.", {
  item: itemRef,
  droppedBy: lootSources("NPCs that drop it."),
  spoiledBy: lootSources("NPCs that it is spoiled from; the odds presume a successful spoil."),
  herbs: lootSources("NPCs that drop it as a herb."),
  craftedBy: optionalList(itemCraftedBy),
  soldBy: optionalList(itemSoldBy),
  exchangeFrom: optionalList(exchangeOption),
  exchangeFromCount: exchangeCount,
  rewardedByQuests: optionalList(questReward),
});
export type ItemSources = Immutable<v.InferOutput<typeof itemSources>>;

export const recipeUse = closedObject("Recipe that consumes an item.", () => ({
  ...recipeSummary.entries,
  consumed: v.pipe(positiveCount, v.description("Pieces of the item that one craft consumes.")),
}));
export type RecipeUse = Immutable<v.InferOutput<typeof recipeUse>>;

export const itemUses = closedObject("Everything that an item is used for; an empty group is left out.", {
  item: itemRef,
  crafting: v.exactOptional(v.pipe(itemCrafting, v.description("What it teaches to craft, for a recipe item."))),
  recipes: v.exactOptional(
    v.pipe(filledList(recipeUse), v.description("Recipes that consume it, by id of the recipe item.")),
  ),
  exchanges: optionalList(exchangeOption),
  exchangeCount,
  quests: v.exactOptional(v.pipe(filledList(questRef), v.description("Quests that it is an item of."))),
  spellbook: v.exactOptional(spellbookUse),
  crystal: v.exactOptional(v.pipe(itemQuantity, v.description("What crystallizing the item gives."))),
  henna: v.exactOptional(hennaSummary),
});
export type ItemUses = Immutable<v.InferOutput<typeof itemUses>>;
