import * as v from "valibot";
import { type Facts, offeredMultisells } from "./facts.js";
import { once } from "./lists.js";
import { must } from "./violation.js";

type Pair = readonly [itemId: number, value: number];

/** Ids by item, in ascending order. */
type Links = ReadonlyMap<number, readonly number[]>;

function collect(pairs: Iterable<Pair>): Links {
  const links = new Map<number, number[]>();
  for (const [itemId, value] of pairs) {
    const values = links.get(itemId);
    if (values === undefined) links.set(itemId, [value]);
    else values.push(value);
  }
  for (const values of links.values()) values.sort((a, b) => a - b);
  return links;
}

const distinct = (pairs: readonly Pair[]): readonly Pair[] => [
  ...new Map(pairs.map((pair) => [pair.join(" "), pair])).values(),
];

/** What each item comes from and goes to, worked out from the tables row by row. */
function itemLinksOf({ dataset, canonicalIds }: Facts) {
  const { drops, npcs, herbGroups, recipes, seeds, skills, quests } = dataset;
  const shown = (npcId: number) => canonicalIds.get(npcId) ?? [];
  const dropped = (isSpoil: boolean) =>
    collect(
      distinct(
        drops.flatMap(({ npcId, itemId, category }) =>
          category < 0 === isSpoil ? [shown(npcId)].flat().map((id) => [itemId, id] as const) : [],
        ),
      ),
    );
  const herbsOf = new Map(herbGroups.map(({ id, herbs }) => [id, herbs]));
  const entries = offeredMultisells(dataset).flatMap(({ id, entries: own }) => own.map((entry) => ({ id, ...entry })));
  return {
    droppedBy: dropped(false),
    spoiledBy: dropped(true),
    herbs: collect(
      distinct(
        npcs.flatMap(({ id, dropHerbGroup = 0 }) =>
          (herbsOf.get(dropHerbGroup) ?? []).flatMap(({ itemId }) =>
            [shown(id)].flat().map((npc) => [itemId, npc] as const),
          ),
        ),
      ),
    ),
    craftedBy: collect(
      distinct(
        recipes.flatMap(({ itemId, product, rare = product }) => [
          [product.itemId, itemId] as const,
          [rare.itemId, itemId] as const,
        ]),
      ),
    ),
    exchangeFrom: collect(
      entries.flatMap(({ id, produces, alsoProduces = [] }) =>
        distinct([produces, ...alsoProduces].map(({ itemId }) => [itemId, id] as const)),
      ),
    ),
    grownFrom: collect(
      seeds.flatMap(({ itemId, cropItemId, matureItemId, rewardItemIds }) =>
        [cropItemId, matureItemId, ...new Set(rewardItemIds)].map((grown) => [grown, itemId] as const),
      ),
    ),
    recipes: collect(
      distinct(recipes.flatMap(({ itemId, ingredients }) => ingredients.map((one) => [one.itemId, itemId] as const))),
    ),
    exchanges: collect(
      entries.flatMap(({ id, required }) =>
        distinct(required.flatMap(({ itemId, isTax }) => (isTax ? [] : [[itemId, id] as const]))),
      ),
    ),
    skills: collect(
      distinct(
        skills.flatMap(({ id, itemConsume }) =>
          [itemConsume?.itemId ?? []].flat().map((itemId) => [itemId, id] as const),
        ),
      ),
    ),
    quests: collect(
      quests.flatMap(({ id, questItemIds = [] }) => [...new Set(questItemIds)].map((itemId) => [itemId, id] as const)),
    ),
  };
}

type ItemLinks = ReturnType<typeof itemLinksOf>;

const known = new WeakMap<Facts, ItemLinks>();

function linksOf(facts: Facts): ItemLinks {
  const found = known.get(facts) ?? itemLinksOf(facts);
  known.set(facts, found);
  return found;
}

const number = v.optional(v.number());
const row = v.object({
  id: number,
  multisellId: number,
  recipeItemId: number,
  npc: v.optional(v.object({ id: v.number() })),
  probability: number,
});
const body = v.object({ data: v.looseObject({ item: v.object({ itemId: v.number() }) }) });

/** Checks that groups of an item have the rows that they must have, and are left out when there are none. */
function checkGroups(groups: readonly (keyof ItemLinks)[], json: unknown, itemId: number, facts: Facts): void {
  const { data } = v.parse(body, json);
  must(data.item.itemId === itemId, `the item is ${data.item.itemId}, not ${itemId}`);
  for (const group of groups) {
    const rows = v.parse(v.optional(v.array(row)), data[group]);
    const shown = rows?.map(({ id, multisellId, recipeItemId, npc }) => npc?.id ?? multisellId ?? recipeItemId ?? id);
    const wanted = linksOf(facts)[group].get(itemId);
    const written = JSON.stringify(shown?.toSorted((a = 0, b = 0) => a - b));
    must(written === JSON.stringify(wanted), `${group} are ${written}, not ${JSON.stringify(wanted)}`);
    for (const [index, { probability = 0 }] of (rows ?? []).entries())
      must(probability <= (rows?.[index - 1]?.probability ?? 1), `${group} are not by probability`);
  }
}

const crystals = once(({ dataset }) => new Map(dataset.items.map(({ id, crystalCount }) => [id, crystalCount])));
const crystalBody = v.object({
  data: v.object({ crystalCount: number, crystal: v.optional(v.object({ count: v.number() })) }),
});

/** Checks how many crystals the detail of an item says that it gives; chosen fields may leave them out. */
export function checkItemDetail(json: unknown, { id }: { readonly id: number }, facts: Facts): void {
  const { crystalCount, crystal } = v.parse(crystalBody, json).data;
  const wanted = crystals(facts).get(id);
  for (const shown of [crystalCount, crystal?.count])
    must(shown === undefined || shown === wanted, `the item gives ${shown} crystals, not ${wanted}`);
}

/** Checks where an item comes from. */
export function checkItemSources(json: unknown, { id }: { readonly id: number }, facts: Facts): void {
  checkGroups(["droppedBy", "spoiledBy", "herbs", "craftedBy", "exchangeFrom", "grownFrom"], json, id, facts);
}

/** Checks what an item is used for. */
export function checkItemUses(json: unknown, { id }: { readonly id: number }, facts: Facts): void {
  checkGroups(["recipes", "exchanges", "skills", "quests"], json, id, facts);
}
