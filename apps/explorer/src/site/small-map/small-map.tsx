import type { Client, SpawnMapQuery, ZoneFeature, ZoneMap } from "@gamedata/client";
import type { WayPoint } from "../map/way-points.js";
import { lazy } from "../parts/lazy.js";
import { useAnswer, useMonsterTypes } from "../service/use-answer.js";
import type { DrawingProps } from "./drawing.js";
import "./small-map.css";

const Placeholder = () => <div class="small-map" />;
const Drawing = lazy(async () => (await import("./drawing.js")).Drawing, Placeholder);

type SmallMapProps = Pick<DrawingProps, "features" | "label"> & Partial<Pick<DrawingProps, "way">>;

const NO_WAY: readonly WayPoint[] = [];
const NO_ZONES: readonly ZoneFeature[] = [];

/** Asks for water and towns; a data set without zones of towns refuses to be asked for them. */
const zonesBelow = (client: Client): Promise<ZoneMap> =>
  client.zoneMap({ kind: ["water", "town"] }).catch(() => client.zoneMap({ kind: ["water"] }));

/** Returns the zones of water and towns, empty where there are none; `undefined` while they are asked for. */
export function useZonesBelow(): readonly ZoneFeature[] | undefined {
  const { value, error } = useAnswer(zonesBelow, "frame");
  return error === undefined ? value?.features : NO_ZONES;
}

/** A small map of some spawns or of a way, which cannot be moved. */
export function SmallMap({ features, way = NO_WAY, label }: SmallMapProps) {
  const { value: frame } = useAnswer((client) => client.getMapFrame(), "frame");
  const zones = useZonesBelow() ?? NO_ZONES;
  const monsterTypes = useMonsterTypes();
  if (features.length === 0 && way.length === 0) return null;
  if (frame === undefined || monsterTypes === undefined) return <Placeholder />;
  return (
    <Drawing frame={frame} zones={zones} monsterTypes={monsterTypes} features={features} way={way} label={label} />
  );
}

/** A small map of the spawns that a query finds; the label says what so many show, for those who cannot see it. */
export function SpawnsMap({ query, labelOf }: { query: SpawnMapQuery; labelOf: (count: number) => string }) {
  const { value, error } = useAnswer((client) => client.spawnMap(query));
  if (error !== undefined) return null;
  if (value === undefined) return <Placeholder />;
  const count = value.features.reduce((sum, { properties }) => sum + properties.count, 0);
  return <SmallMap features={value.features} label={labelOf(count)} />;
}
