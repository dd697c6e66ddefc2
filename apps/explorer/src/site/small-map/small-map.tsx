import type { MapFrame, SpawnFeature } from "@gamedata/client";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { isDark } from "../look/theme.js";
import { darkPalette, lightPalette } from "../map/bands.js";
import { drawMap } from "../map/draw.js";
import { placeLabelsOf } from "../map/place-labels.js";
import { createScene } from "../map/scene.js";
import { boxAround, fitBox } from "../map/view.js";
import { useMonsterTypes } from "../service/monster-types.js";
import { useAnswer } from "../service/use-answer.js";
import "./small-map.css";

/** The least part of the world that is shown, in game units. */
const LEAST_EXTENT = 30_000;
const HEIGHT = 240;
const MARGIN = 16;
const layers = { grid: true, regions: true, labels: true, density: false };

interface SmallMapProps {
  readonly features: readonly SpawnFeature[];
  /** What the map shows, for those who cannot see it. */
  readonly label: string;
}

/** A small map of some spawns, which cannot be moved. */
export function SmallMap({ features, label }: SmallMapProps) {
  const { value: frame } = useAnswer((client) => client.getMapFrame(), "frame");
  const monsterTypes = useMonsterTypes();
  const positions = features.flatMap(({ geometry }) => geometry.coordinates);
  if (positions.length === 0) return null;
  if (frame === undefined || monsterTypes === undefined) return <div class="small-map" />;
  return <Drawing frame={frame} monsterTypes={monsterTypes} features={features} label={label} />;
}

interface DrawingProps extends SmallMapProps {
  readonly frame: MapFrame;
  readonly monsterTypes: ReadonlySet<string>;
}

function Drawing({ frame, monsterTypes, features, label }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useMemo(() => createScene(frame, features, monsterTypes), [frame, features, monsterTypes]);
  const ground = useMemo(() => ({ zones: [], labels: placeLabelsOf(frame, []) }), [frame]);
  const palette = isDark() ? darkPalette : lightPalette;
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return undefined;
    const box = boxAround(
      features.flatMap(({ geometry }) => geometry.coordinates),
      LEAST_EXTENT,
    );
    const draw = () => {
      const width = element.clientWidth;
      const ratio = Math.min(2, devicePixelRatio);
      element.width = width * ratio;
      element.height = HEIGHT * ratio;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      drawMap(context, fitBox(box, width, HEIGHT, MARGIN), scene, ground, layers, palette);
    };
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scene, palette, features]);
  return <canvas ref={canvas} class="small-map" role="img" aria-label={label} />;
}
