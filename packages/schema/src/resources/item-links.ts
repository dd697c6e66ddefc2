import * as v from "valibot";
import { closedObject, described, optional, optionalList } from "../values/form.js";
import { npcId } from "../values/id.js";
import { positiveCount } from "../values/measure.js";
import { itemSoldBy } from "./buy-list.js";
import { itemSourceNpc } from "./drop.js";
import { itemExchange } from "./exchange.js";
import { fishSource } from "./fish.js";
import { hennaSummary } from "./henna.js";
import { boxSource, questReward, spellbookUse } from "./item.js";
import { lootOdds } from "./loot.js";
import { itemCraftedBy, itemCrafting, recipeSummary } from "./recipe.js";
import { itemQuantity, itemRef, questRef, skillRef } from "./reference.js";
import { seedRef } from "./seed.js";

const killCount = (percent: number) =>
  described(positiveCount, `Kills after which ${percent} % of players have at least one piece.`);

export const kills = closedObject("How many kills the first piece of an item takes.", {
  p50: killCount(50),
  p90: killCount(90),
  p99: killCount(99),
});

export const itemLootSource = closedObject("NPC whose kill can give an item.", () => ({
  npc: itemSourceNpc,
  rawId: described(
    npcId,
    "The raw NPC that is computed: the canonical one, or of the merged raw NPCs that give the item the one that gives most.",
  ),
  ...lootOdds,
  kills: described(v.nullable(kills), "Null where the item is never given."),
}));

const lootSources = (description: string) =>
  optionalList(
    itemLootSource,
    `${description} By probability, then expected pieces (highest first), level, name and id.`,
  );

const exchanges = (description: string) =>
  optionalList(itemExchange, `${description} By multisell id, then in the order of the source.`);

export const itemSources = closedObject("Every way to get an item; an empty group is left out.", {
  item: itemRef,
  droppedBy: lootSources("NPCs that drop it."),
  spoiledBy: lootSources("NPCs that it is spoiled from; the odds presume a successful spoil."),
  herbs: lootSources("NPCs that drop it as a herb."),
  craftedBy: optionalList(itemCraftedBy),
  soldBy: optionalList(itemSoldBy),
  exchangeFrom: exchanges("Exchanges of all multisells that give it."),
  rewardedByQuests: optionalList(questReward),
  grownFrom: optionalList(seedRef, "Seeds whose crop, mature crop or reward of the manor it is, by seed id."),
  fishing: optional(fishSource, "How it is fished, for a fish."),
  createdBySkills: optionalList(skillRef, "Skills whose use gives it, at any of their levels, by id."),
  fromBoxes: optionalList(
    boxSource,
    "Boxes that it can come from, by chance, then expected pieces (highest first), name and id.",
  ),
});

export const recipeUse = closedObject("Recipe that consumes an item.", () => ({
  ...recipeSummary.entries,
  consumed: described(positiveCount, "Pieces of the item that one craft consumes."),
}));

export const itemUses = closedObject("Everything that an item is used for; an empty group is left out.", {
  item: itemRef,
  crafting: optional(itemCrafting, "What it teaches to craft, for a recipe item."),
  recipes: optionalList(recipeUse, "Recipes that consume it, by id of the recipe item."),
  exchanges: exchanges("Exchanges of all multisells that take it, or for which one needs it (`isKept`)."),
  quests: optionalList(questRef, "Quests that it is an item of."),
  skills: optionalList(skillRef, "Skills of which a cast consumes it, at any of their levels; by id."),
  spellbook: optional(spellbookUse),
  learning: optionalList(skillRef, "Skills of which learning a level takes it, or can take it; by id."),
  crystal: optional(itemQuantity, "What crystallizing the item gives."),
  henna: optional(hennaSummary),
});
