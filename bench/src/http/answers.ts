import type { Dataset } from "@gamedata/schema";
import { type Random, shuffle } from "../random.js";
import { CHRONICLE } from "./paths.js";

/** An answer that is computed over the rows of several tables for each request. */
export interface Answer {
  readonly name: string;
  /** Returns the different paths that it is measured with, below the chronicle. */
  readonly paths: (dataset: Dataset) => readonly string[];
}

/** Queries of one answer: those that servers of different rates, and players of different levels, ask for. */
const servers = ["", "?playerLevel=40", "?rateDrop=7.5&rateSpoil=5&playerLevel=60"];

/** The answers that are measured; each of the other answers needs a row here only. */
export const answers: readonly Answer[] = [
  {
    name: "loot",
    paths: ({ drops }) =>
      each(
        drops.map(({ npcId }) => npcId),
        (id) => `npcs/${id}/loot`,
        servers,
      ),
  },
  {
    name: "sources",
    paths: ({ items }) => each(idsOf(items), (id) => `items/${id}/sources`, servers),
  },
  { name: "uses", paths: ({ items }) => each(idsOf(items), (id) => `items/${id}/uses`) },
  {
    name: "farming",
    paths: ({ drops }) =>
      each(
        drops.map(({ itemId }) => itemId),
        (id) => `items/${id}/farming`,
        servers,
      ),
  },
  {
    name: "crafting",
    paths: ({ recipes }) =>
      each(
        recipes.map(({ product }) => product.itemId),
        (id) => `items/${id}/crafting`,
        ["", "?count=7", "?count=100", "?count=5000"],
      ),
  },
  {
    name: "class skills",
    paths: ({ classes, experience }) =>
      each(
        idsOf(classes),
        (id) => `classes/${id}/skills`,
        experience.slice(0, -1).map(({ level }) => `?level=${level}`),
      ),
  },
  {
    name: "route",
    paths: ({ teleports, spawns }) => {
      const standing = new Set(spawns.map(({ npcId }) => npcId));
      const routes = teleports
        .filter(({ npcId }) => standing.has(npcId))
        .map(({ npcId, x, y }) => `teleports/route?from=${npcId}&to=${x},${y}&noble=true`);
      return Array.from(new Set(routes)).flatMap((path) => [3000, 6000, 12_000].map((walk) => `${path}&walk=${walk}`));
    },
  },
];

/**
 * Returns paths of an answer in random order.
 *
 * @param most Most paths.
 */
export function answerPaths({ paths }: Answer, dataset: Dataset, most: number, random: Random): readonly string[] {
  return shuffle(
    random,
    paths(dataset).map((path) => `/api/${CHRONICLE}/${path}`),
  ).slice(0, most);
}

const idsOf = (rows: readonly { readonly id: number }[]): readonly number[] => rows.map(({ id }) => id);

function each(
  ids: readonly number[],
  pathOf: (id: number) => string,
  queries: readonly string[] = [""],
): readonly string[] {
  return Array.from(new Set(ids), pathOf).flatMap((path) => queries.map((query) => `${path}${query}`));
}
