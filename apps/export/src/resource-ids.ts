import type { Dataset } from "@gamedata/schema";

const npcIds = (dataset: Dataset) => dataset.npcs.map(({ id }) => id);

/** The ids of each collection; a route answers 404 for ids without a resource. */
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
 * Returns every id for a route; `undefined` if its path has no `{id}`.
 *
 * @throws {Error} For an unknown collection.
 */
export function resourceIds(path: string, dataset: Dataset): readonly number[] | undefined {
  const collection = collectionForm.exec(path)?.[1];
  if (collection === undefined) return undefined;
  const ids = idsOfCollection[collection];
  if (ids === undefined) throw new Error(`The export does not know the ids of ${path}`);
  return ids(dataset);
}
