import type { SpawnMapQuery, ZoneFeature } from "@gamedata/client";
import type { WayPoint } from "../map/way-points.js";
import { lazy } from "../parts/lazy.js";
import { useAnswer, useMonsterTypes } from "../service/use-answer.js";
import type { DrawingProps } from "./drawing.js";
import "./small-map.css";

const Placeholder = () => <div class="small-map no-print" />;
const Drawing = lazy(async () => (await import("./drawing.js")).Drawing, Placeholder);

type SmallMapProps = Pick<DrawingProps, "features" | "label"> & Partial<Pick<DrawingProps, "way">>;

const NO_WAY: readonly WayPoint[] = [];
const NO_ZONES: readonly ZoneFeature[] = [];

/** The kinds of zones that small maps show. */
const KINDS_BELOW: readonly string[] = ["water", "town"];

/** Returns the zones of water and towns, empty where there are none; `undefined` while they are asked for. */
export function useZonesBelow(): readonly ZoneFeature[] | undefined {
  const words = useAnswer((client) => client.countWords(), "frame");
  // A data set refuses to be asked for a kind that none of its zones has.
  const kind = words.value?.zoneKind.flatMap(({ name }) => (KINDS_BELOW.includes(name) ? name : [])) ?? [];
  const zones = useAnswer(kind.length === 0 ? undefined : (client) => client.zoneMap({ kind }), "frame");
  return words.isLoading || zones.isLoading ? undefined : (zones.value?.features ?? NO_ZONES);
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
