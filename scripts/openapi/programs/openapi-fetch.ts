import createClient from "openapi-fetch";
import type { Answers } from "./answers";
import type { components, paths } from "./generated/openapi-typescript";

/** The usual spellings of a choice have a name; the parameter accepts every other spelling, too. */
const upperCase = (type: components["schemas"]["ListNpcsNpcTypeValue"]) => type.toUpperCase();

export async function answers(baseUrl: string): Promise<Answers> {
  const client = createClient<paths>({ baseUrl });
  const chronicle = "interlude";
  const path = { chronicle } as const;

  const item = await client.GET("/api/{chronicle}/items/{id}", { params: { path: { chronicle, id: 57 } } });
  const draconic = await client.GET("/api/{chronicle}/items", {
    params: { path, query: { q: "draconic", sort: "-name", limit: 1 } },
  });
  const bulk = await client.GET("/api/{chronicle}/items", {
    params: { path, query: { ids: [57, 1, 99_999], fields: ["name", "id"] } },
  });
  const meta = bulk.data?.meta;
  const queen = await client.GET("/api/{chronicle}/npcs/{id}", {
    params: { path: { chronicle, id: 29_001 }, query: { fields: ["name", "level"] } },
  });
  const bosses = await client.GET("/api/{chronicle}/npcs", {
    params: { path, query: { npcType: upperCase("RaidBoss"), levelMin: 40, limit: 1 } },
  });
  const many = await client.GET("/api/{chronicle}/items", { params: { path, query: { limit: 500 } } });
  const droppers = await client.GET("/api/{chronicle}/items/{id}/dropped-by", {
    params: { path: { chronicle, id: 1419 } },
  });
  const found = await client.GET("/api/{chronicle}/search", {
    params: { path, query: { q: "gremiln", types: ["npc", "item"] } },
  });
  const unknown = await client.GET("/api/{chronicle}/items/{id}", { params: { path: { chronicle, id: 999_999 } } });
  const spawns = await client.GET("/api/{chronicle}/npcs/{id}/spawns", { params: { path: { chronicle, id: 25_004 } } });
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
