import * as v from "valibot";
import { closedObject, filledList, optionalList } from "../values/form.js";
import { npcId } from "../values/id.js";
import { positiveCount } from "../values/measure.js";
import { boxSource } from "./box.js";
import { itemSoldBy } from "./buy-list.js";
import { itemSourceNpc } from "./drop.js";
import { itemExchange } from "./exchange.js";
import { fishSource } from "./fish.js";
import { hennaSummary } from "./henna.js";
import { questReward } from "./item.js";
import { lootOdds } from "./loot.js";
import { itemCraftedBy, itemCrafting, recipeSummary } from "./recipe.js";
import { itemQuantity, itemRef, questRef, skillRef } from "./reference.js";
import { seedRef } from "./seed.js";
import { spellbookUse } from "./spellbook.js";

const killCount = (percent: number) =>
  v.pipe(positiveCount, v.description(`Kills after which ${percent} % of players have at least one piece.`));

export const kills = closedObject("How many kills the first piece of an item takes.", {
  p50: killCount(50),
  p90: killCount(90),
  p99: killCount(99),
});

export const itemLootSource = closedObject("NPC whose kill can give an item.", () => ({
  npc: itemSourceNpc,
  rawId: v.pipe(
    npcId,
    v.description(
      "The raw NPC that is computed: the canonical one, or of the merged raw NPCs that give the item the one that gives most.",
    ),
  ),
  ...lootOdds,
  kills: v.pipe(v.nullable(kills), v.description("Null where the item is never given.")),
}));

const lootSources = (description: string) =>
  v.exactOptional(
    v.pipe(
      filledList(itemLootSource),
      v.description(`${description} By probability, then expected pieces (highest first), level, name and id.`),
    ),
  );

const exchanges = (description: string) =>
  v.exactOptional(
    v.pipe(filledList(itemExchange), v.description(`${description} By multisell id, then in the order of the source.`)),
  );

export const itemSources = closedObject("Every way to get an item; an empty group is left out.", {
  item: itemRef,
  droppedBy: lootSources("NPCs that drop it."),
  spoiledBy: lootSources("NPCs that it is spoiled from; the odds presume a successful spoil."),
  herbs: lootSources("NPCs that drop it as a herb."),
  craftedBy: optionalList(itemCraftedBy),
  soldBy: optionalList(itemSoldBy),
  exchangeFrom: exchanges("Exchanges of all multisells that give it."),
  rewardedByQuests: optionalList(questReward),
  grownFrom: v.exactOptional(
    v.pipe(
      filledList(seedRef),
      v.description("Seeds whose crop, mature crop or reward of the manor it is, by seed id."),
    ),
  ),
  fishing: v.exactOptional(v.pipe(fishSource, v.description("How it is fished, for a fish."))),
  createdBySkills: v.exactOptional(
    v.pipe(filledList(skillRef), v.description("Skills whose use gives it, at any of their levels, by id.")),
  ),
  fromBoxes: v.exactOptional(
    v.pipe(
      filledList(boxSource),
      v.description("Boxes that it can come from, by chance, then expected pieces (highest first), name and id."),
    ),
  ),
});

export const recipeUse = closedObject("Recipe that consumes an item.", () => ({
  ...recipeSummary.entries,
  consumed: v.pipe(positiveCount, v.description("Pieces of the item that one craft consumes.")),
}));

export const itemUses = closedObject("Everything that an item is used for; an empty group is left out.", {
  item: itemRef,
  crafting: v.exactOptional(v.pipe(itemCrafting, v.description("What it teaches to craft, for a recipe item."))),
  recipes: v.exactOptional(
    v.pipe(filledList(recipeUse), v.description("Recipes that consume it, by id of the recipe item.")),
  ),
  exchanges: exchanges("Exchanges of all multisells that take it, or for which one needs it (`isKept`)."),
  quests: v.exactOptional(v.pipe(filledList(questRef), v.description("Quests that it is an item of."))),
  skills: v.exactOptional(
    v.pipe(filledList(skillRef), v.description("Skills of which a cast consumes it, at any of their levels; by id.")),
  ),
  spellbook: v.exactOptional(spellbookUse),
  crystal: v.exactOptional(v.pipe(itemQuantity, v.description("What crystallizing the item gives."))),
  henna: v.exactOptional(hennaSummary),
});
