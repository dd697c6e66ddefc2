import { type Catalog, createCatalog } from "@gamedata/core";
import { collections } from "@gamedata/core/collections";
import { type Dataset, monsterType } from "@gamedata/schema";
import * as v from "valibot";
import { pick, type Random, randomInteger } from "../random.js";

const CHRONICLE = "interlude";
/** Tries at a new list path for each one that is wanted, before too few are given up on. */
const TRIES = 20;

/** The list of the routes at `/`. */
export const routeList = v.object({ routes: v.array(v.object({ path: v.string() })) });
/** A route with an id: its chronicle, the path of its collection, and what follows the id. */
const idRoute = /^\/api\/\{chronicle\}\/(?<collection>.+)\/\{id\}/u;
/** The collections whose routes have another name. */
const collectionsByPath: Readonly<Record<string, string>> = { experience: "experiencelevels", "drops/npc": "npcs" };

/** What routes require besides an id, by their last segment. */
const requiredQueries: Readonly<Record<string, string>> = { fight: "?class=0" };

export async function routesOf(url: string): Promise<string[]> {
  const { routes } = v.parse(routeList, await (await fetch(url)).json());
  return routes.map(({ path }) => path);
}

/** Returns the path of every route that has an id, with every id of the data set; some sub-resources of them are 404. */
export function detailPaths(dataset: Dataset, routes: readonly string[]): string[] {
  const catalog = createCatalog(dataset);
  return routes.flatMap((path) => {
    const collection = idRoute.exec(path)?.groups?.["collection"];
    if (collection === undefined) return [];
    const query = requiredQueries[path.slice(path.lastIndexOf("/") + 1)] ?? "";
    const route = `${path.replace("{chronicle}", dataset.manifest.chronicle)}${query}`;
    return idsOf(catalog, collection).map((id) => route.replace("{id}", `${id}`));
  });
}

function idsOf(catalog: Catalog, path: string): readonly number[] {
  const name = collectionsByPath[path] ?? path.replace(/[^a-z]/gu, "");
  const collection = collections.find(({ kind }) => kind.facts.many.toLowerCase() === name);
  if (collection === undefined) throw new Error(`There is no collection for the routes of ${path}.`);
  return collection.kind.ids(catalog);
}

/**
 * Returns different list paths, each with `q`, a filter and a sort, half of them with a page too. The values of `q` are parts
 * of names that exist.
 */
export function listPaths(dataset: Dataset, count: number, random: Random): string[] {
  const types = [...new Set(dataset.npcs.flatMap(({ type }) => type ?? []))];
  const lists: readonly List[] = [
    { path: "items", names: namesOf(dataset.items), sorts: ["id", "name", "grade"], filter: itemFilter },
    ...["npcs", "raw/npcs"].map((path) => npcList(path, dataset, types)),
    ...["monsters", "raw/monsters"].map((path) => npcList(path, dataset, types.filter(isMonster))),
  ];
  const paths = new Set<string>();
  for (let tries = 0; paths.size < count && tries < count * TRIES; tries++)
    paths.add(listPath(pick(random, lists), random));
  if (paths.size < count)
    throw new RangeError(`The data set gives ${paths.size} list paths, and ${count} were wanted.`);
  return [...paths];
}

interface List {
  readonly path: string;
  readonly names: readonly string[];
  readonly sorts: readonly string[];
  filter(random: Random): Readonly<Record<string, string>>;
}

function listPath({ path, names, sorts, filter }: List, random: Random): string {
  const name = pick(random, names);
  const start = randomInteger(random, 0, Math.max(1, name.length - 2));
  const query = new URLSearchParams({
    q: name.slice(start, start + randomInteger(random, 2, 5)),
    ...filter(random),
    sort: `${pick(random, ["", "-"])}${pick(random, sorts)}`,
    ...(random() < 0.5 && { limit: `${randomInteger(random, 1, 201)}`, offset: `${randomInteger(random, 0, 100)}` }),
  });
  return `/api/${CHRONICLE}/${path}?${query}`;
}

function npcList(path: string, dataset: Dataset, types: readonly string[]): List {
  const filter = (random: Random) => {
    if (random() < 0.5) return { npcType: pick(random, types) };
    const levelMin = randomInteger(random, 1, 80);
    return { levelMin: `${levelMin}`, levelMax: `${levelMin + randomInteger(random, 0, 20)}` };
  };
  return { path, names: namesOf(dataset.npcs), sorts: ["id", "name", "level"], filter };
}

function itemFilter(random: Random): Readonly<Record<string, string>> {
  const type = { type: pick(random, ["weapon", "armor", "etcitem"]) };
  const grade = { grade: pick(random, ["none", "d", "c", "b", "a", "s"]) };
  return pick(random, [type, grade, { ...type, ...grade }]);
}

function namesOf(rows: readonly { readonly name: string }[]): string[] {
  return rows.map(({ name }) => name).filter((name) => name.trim().length > 2);
}

function isMonster(type: string | undefined): boolean {
  return monsterType.options.some((option) => option === type);
}
