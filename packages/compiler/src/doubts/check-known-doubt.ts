import type { DoubtRow, RecipeRow } from "@gamedata/schema";
import type { SourcedTables } from "../tables/table-rows.js";
import type { KnownDoubt } from "./known-doubts.js";

type Known<Kind extends KnownDoubt["kind"]> = Extract<KnownDoubt, { readonly kind: Kind }>;

/** A doubt about a value stands as long as this share of the NPCs has one of the few values. */
const NEARLY_ALL = 0.95;

/** Returns a known doubt with the values of the tables, or what speaks for the source if the doubt does not stand. */
export function checkKnownDoubt(tables: SourcedTables, known: KnownDoubt): DoubtRow | string {
  switch (known.kind) {
    case "ingredientCount":
      return checkIngredient(tables, known);
    case "noSpawn":
      return checkNoSpawn(tables, known);
    case "aggroRange":
      return checkAggroRange(tables, known);
    case "nobleTeleport":
      return checkNobleTeleports(tables, known);
  }
}

/**
 * One recipe of a product asks for an ingredient out of proportion: another recipe asks for as many of it as of other
 * ingredients, and of those this recipe asks for one common, smaller number.
 */
function checkIngredient(
  { recipes }: SourcedTables,
  { recipeId, itemId, comparedRecipeId }: Known<"ingredientCount">,
): DoubtRow | string {
  const byId = (id: number) => recipes.find(({ row }) => row.id === id)?.row;
  const [recipe, compared] = [byId(recipeId), byId(comparedRecipeId)];
  if (recipe === undefined || recipe.product.itemId !== compared?.product.itemId)
    return "no two recipes of one product";
  const [stated, base] = [countOf(recipe, itemId), countOf(compared, itemId)];
  const peers = compared.ingredients.filter((other) => other.itemId !== itemId && other.count === base);
  const counts = new Set(peers.map((other) => countOf(recipe, other.itemId)));
  const [expected] = counts;
  if (stated === undefined || expected === undefined || counts.size > 1) return "nothing to compare it with";
  if (stated <= expected) return `${stated} of item ${itemId}, in proportion`;
  return {
    id: `ingredientCount-${recipeId}`,
    kind: "ingredientCount",
    table: "recipes",
    field: "ingredients",
    ids: [recipeId],
    stated: `${stated} of item ${itemId}`,
    doubt: `the ${compared.successRate} % recipe ${comparedRecipeId} scales to ${expected}`,
  };
}

const countOf = ({ ingredients }: RecipeRow, itemId: number) =>
  ingredients.find((ingredient) => ingredient.itemId === itemId)?.count;

/** NPCs drop items, and neither have a spawn nor appear with another NPC. */
function checkNoSpawn(
  { npcs, drops, spawns }: SourcedTables,
  { firstNpcId, lastNpcId }: Known<"noSpawn">,
): DoubtRow | string {
  const ids = npcs.map(({ row }) => row.id).filter((id) => id >= firstNpcId && id <= lastNpcId);
  const droppers = new Set(drops.map(({ row }) => row.npcId));
  const placed = new Set([
    ...spawns.map(({ row }) => row.npcId),
    ...npcs.flatMap(({ row }) => (row.minions ?? []).map(({ npcId }) => npcId)),
  ]);
  if (ids.length === 0) return `no NPC from ${firstNpcId} to ${lastNpcId}`;
  const sound = ids.find((id) => placed.has(id) || !droppers.has(id));
  if (sound !== undefined) return placed.has(sound) ? `a place of NPC ${sound}` : `no drops of NPC ${sound}`;
  return {
    id: `noSpawn-${firstNpcId}`,
    kind: "noSpawn",
    table: "npcs",
    field: "spawns",
    ids,
    stated: `no place of ${ids.length} NPCs`,
    doubt: "all of them have drops",
  };
}

/** Nearly every NPC has one of a few aggro ranges. */
function checkAggroRange({ npcs }: SourcedTables, { ranges }: Known<"aggroRange">): DoubtRow | string {
  const usual = npcs.filter(({ row }) => ranges.includes(row.ai?.aggro ?? 0)).length;
  if (usual < NEARLY_ALL * npcs.length) return `other ranges of ${npcs.length - usual} NPCs`;
  return {
    id: "aggroRange-ai.aggro",
    kind: "aggroRange",
    table: "npcs",
    field: "ai.aggro",
    stated: `one of ${ranges.join(", ")} for ${usual} of ${npcs.length} NPCs`,
    doubt: `${ranges.length} ranges for nearly every NPC`,
  };
}

/** Teleports are only for noblesse by a rule of the data set, and no second source has them. */
function checkNobleTeleports(
  { teleports }: SourcedTables,
  { destinations }: Known<"nobleTeleport">,
): DoubtRow | string {
  const doubted = teleports.filter(({ row }) => destinations.includes(row.destination));
  const missing = destinations.find((id) => !doubted.some(({ row }) => row.destination === id));
  if (missing !== undefined) return `no teleport to destination ${missing}`;
  const open = doubted.find(({ row }) => !row.isNoble);
  if (open !== undefined) return `destination ${open.row.destination} open to all`;
  return {
    id: `nobleTeleport-${destinations[0]}`,
    kind: "nobleTeleport",
    table: "teleports",
    field: "isNoble",
    ids: destinations,
    stated: `open to all for ${doubted.length} teleports to ${destinations.length} destinations`,
    doubt: "for noblesse as the others of the dialogue",
  };
}
