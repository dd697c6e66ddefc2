import type { SpawnMapQuery } from "@gamedata/client";
import { words } from "../languages/words.js";
import { useAnswer } from "../service/use-answer.js";
import { SmallMap } from "./small-map.js";

/** A small map of the spawns that a query finds, which are those of something with a name. */
export function SpawnsMap({ query, name }: { readonly query: SpawnMapQuery; readonly name: string }) {
  const { value, error } = useAnswer((client) => client.spawnMap(query));
  if (error !== undefined) return null;
  if (value === undefined) return <div class="small-map" />;
  const count = value.features.reduce((sum, { properties }) => sum + properties.count, 0);
  return <SmallMap features={value.features} label={words().npc.spawns.map(count, name)} />;
}
