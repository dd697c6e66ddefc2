import type { Answers } from "./answers";
import {
  getItem,
  getNpc,
  type ListNpcsNpcTypeValue,
  listItemDroppers,
  listItems,
  listNpcSpawns,
  listNpcs,
  search,
} from "./generated/hey-api";
import { createClient } from "./generated/hey-api/client";

/** The usual spellings of a choice have a name; the parameter accepts every other spelling, too. */
const upperCase = (type: ListNpcsNpcTypeValue) => type.toUpperCase();

export async function answers(baseUrl: string): Promise<Answers> {
  const client = createClient({ baseUrl });
  const chronicle = "interlude";
  const path = { chronicle } as const;

  const item = await getItem({ client, path: { chronicle, id: 57 } });
  const draconic = await listItems({ client, path, query: { q: "draconic", sort: "-name", limit: 1 } });
  const bulk = await listItems({ client, path, query: { ids: [57, 1, 99_999], fields: ["name", "id"] } });
  const meta = bulk.data?.meta;
  const queen = await getNpc({ client, path: { chronicle, id: 29_001 }, query: { fields: ["name", "level"] } });
  const bosses = await listNpcs({
    client,
    path,
    query: { npcType: upperCase("RaidBoss"), levelMin: 40, limit: 1 },
  });
  const many = await listItems({ client, path, query: { limit: 500 } });
  const droppers = await listItemDroppers({ client, path: { chronicle, id: 1419 } });
  const found = await search({ client, path, query: { q: "gremiln", types: ["npc", "item"] } });
  const unknown = await getItem({ client, path: { chronicle, id: 999_999 } });
  const spawns = await listNpcSpawns({ client, path: { chronicle, id: 25_004 } });
  const spawn = spawns.data?.data[0];

  return {
    item: item.data?.data.name,
    lastByName: [draconic.data?.data[0]?.name, draconic.data?.meta.total],
    byIds: { records: bulk.data?.data, missing: meta && "missing" in meta ? meta.missing : undefined },
    fields: queen.data?.data,
    raidBosses: bosses.data?.meta.total,
    clampedLimit: many.data?.meta.limit,
    dropper: [droppers.data?.data[0]?.npc.name, droppers.data?.data[0]?.chance],
    typo: found.data?.data[0]?.id,
    unknownItem: [unknown.error?.status, unknown.error?.code],
    spawn: [spawn?.x, spawn?.location?.name],
  };
}
