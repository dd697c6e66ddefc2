import type { SpawnMapQuery } from "@gamedata/client";
import { useAnswer } from "../service/use-answer.js";
import { SmallMap } from "./small-map.js";

interface SpawnsMapProps {
  readonly query: SpawnMapQuery;
  /** Says what the map of so many spawns shows, for those who cannot see it. */
  readonly labelOf: (count: number) => string;
}

/** A small map of the spawns that a query finds. */
export function SpawnsMap({ query, labelOf }: SpawnsMapProps) {
  const { value, error } = useAnswer((client) => client.spawnMap(query));
  if (error !== undefined) return null;
  if (value === undefined) return <div class="small-map" />;
  const count = value.features.reduce((sum, { properties }) => sum + properties.count, 0);
  return <SmallMap features={value.features} label={labelOf(count)} />;
}
