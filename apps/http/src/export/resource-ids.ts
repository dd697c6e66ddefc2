import type { Dataset } from "@gamedata/schema";

const npcIds = (dataset: Dataset) => dataset.npcs.map(({ id }) => id);

/** The ids that a path may have behind each collection; a route answers 404 for those that it has no resource for. */
const idsOfCollection: Readonly<Record<string, (dataset: Dataset) => readonly number[]>> = {
  items: ({ items }) => items.map(({ id }) => id),
  npcs: npcIds,
  npc: npcIds,
  monsters: npcIds,
  quests: ({ quests }) => quests.map(({ id }) => id),
  classes: ({ classes }) => classes.map(({ id }) => id),
  hennas: ({ hennas }) => hennas.map(({ symbolId }) => symbolId),
  locations: ({ locations }) => locations.map(({ id }) => id),
  regions: ({ regions }) => regions.map(({ id }) => id),
};

const collectionForm = /\/([^/]+)\/\{id\}/;

/**
 * Gives every id that a route may be asked for; `undefined` when its path has none.
 *
 * @param path The path of the route, with `{id}`.
 * @param dataset The data set.
 * @throws {Error} For a collection whose ids are not known here.
 */
export function resourceIds(path: string, dataset: Dataset): readonly number[] | undefined {
  const collection = collectionForm.exec(path)?.[1];
  if (collection === undefined) return undefined;
  const ids = idsOfCollection[collection];
  if (ids === undefined) throw new Error(`The export does not know the ids of ${path}`);
  return ids(dataset);
}
