import type { MapFrame, SpawnFeature, ZoneFeature } from "@gamedata/client";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { drawMap } from "../map/draw.js";
import { landOf } from "../map/land.js";
import { palette } from "../map/palette.js";
import { placeLabelsOf } from "../map/place-labels.js";
import { createScene } from "../map/scene.js";
import { boxAround, fitBox, insideWorld } from "../map/view.js";
import type { WayPoint } from "../map/way-points.js";
import { zoneLayersOf } from "../map/zone-layers.js";

/** The least part of the world that is shown, in game units. */
const LEAST_EXTENT = 30_000;
const HEIGHT = 240;
const MARGIN = 16;
const layers = new Set(["grid", "regions", "labels"] as const);

const positionsOf = (features: readonly SpawnFeature[], way: readonly WayPoint[]) => [
  ...features.flatMap(({ geometry }) => geometry.coordinates),
  ...way.map(({ x, y }) => [x, y]),
];

export interface DrawingProps {
  readonly features: readonly SpawnFeature[];
  readonly way: readonly WayPoint[];
  /** What the map shows, for those who cannot see it. */
  readonly label: string;
  readonly frame: MapFrame;
  readonly zones: readonly ZoneFeature[];
  readonly monsterTypes: ReadonlySet<string>;
}

export function Drawing({ frame, zones, monsterTypes, features, way, label }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useMemo(() => createScene(frame, features, monsterTypes), [frame, features, monsterTypes]);
  const ground = useMemo(() => {
    const land = landOf(features, zones);
    return { zones: zoneLayersOf(zones), land, way, labels: placeLabelsOf(frame, zones) };
  }, [frame, zones, way, features]);
  const colors = palette();
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return undefined;
    const box = boxAround(positionsOf(features, way), LEAST_EXTENT);
    const draw = () => {
      const width = element.clientWidth;
      const ratio = Math.min(2, devicePixelRatio);
      element.width = width * ratio;
      element.height = HEIGHT * ratio;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      const view = insideWorld(fitBox(box, width, HEIGHT, MARGIN), frame.bounds, MARGIN);
      drawMap({ context, view, palette: colors }, scene, ground, layers);
    };
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scene, ground, colors, features, frame]);
  return <canvas ref={canvas} class="small-map no-print" role="img" aria-label={label} />;
}
