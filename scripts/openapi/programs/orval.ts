import type { Answers } from "./answers";
import {
  getItem,
  getNpc,
  ListNpcsNpcTypeValue,
  listItemDroppers,
  listItems,
  listNpcSpawns,
  listNpcs,
  search,
} from "./generated/orval";

/** Asks the service with the client that orval generates; the address of the service is in the generated code. */
export async function answers(): Promise<Answers> {
  const chronicle = "interlude";
  // The parameter accepts every spelling; the usual ones have names.
  const npcType = ListNpcsNpcTypeValue.RaidBoss.toUpperCase();

  const item = await getItem(chronicle, 57);
  const draconic = await listItems(chronicle, { q: "draconic", sort: "-name", limit: 1 });
  const bulk = await listItems(chronicle, { ids: [57, 1, 99_999], fields: ["name", "id"] });
  const queen = await getNpc(chronicle, 29_001, { fields: ["name", "level"] });
  const bosses = await listNpcs(chronicle, { npcType, levelMin: 40, limit: 1 });
  const many = await listItems(chronicle, { limit: 500 });
  const droppers = await listItemDroppers(chronicle, 1419);
  const dropper = droppers.status === 200 ? droppers.data.data[0] : undefined;
  const found = await search(chronicle, { q: "gremiln", types: ["npc", "item"] });
  const unknown = await getItem(chronicle, 999_999);
  const spawns = await listNpcSpawns(chronicle, 25_004);
  const spawn = spawns.status === 200 ? spawns.data.data[0] : undefined;

  return {
    item: item.status === 200 ? item.data.data.name : undefined,
    lastByName:
      draconic.status === 200 ? [draconic.data.data[0]?.name, draconic.data.meta.total] : [undefined, undefined],
    byIds: {
      records: bulk.status === 200 ? bulk.data.data : undefined,
      missing: bulk.status === 200 && "missing" in bulk.data.meta ? bulk.data.meta.missing : undefined,
    },
    fields: queen.status === 200 ? queen.data.data : undefined,
    raidBosses: bosses.status === 200 ? bosses.data.meta.total : undefined,
    clampedLimit: many.status === 200 ? many.data.meta.limit : undefined,
    dropper: [dropper?.npc.name, dropper?.chance],
    typo: found.status === 200 ? found.data.data[0]?.id : undefined,
    unknownItem: unknown.status === 404 ? [unknown.data.status, unknown.data.code] : [undefined, undefined],
    spawn: [spawn?.x, spawn?.location?.name],
  };
}
