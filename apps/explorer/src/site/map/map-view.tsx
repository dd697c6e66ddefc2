import type { SpawnFeature } from "@gamedata/client";
import { Browser, Control, CRS, DomUtil, type LatLng, Layer, Map as LeafletMap, type LeafletMouseEvent } from "leaflet";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../languages/words.js";
import { drawMap } from "./draw.js";
import { palette } from "./palette.js";
import { findSpawn, type Ground, type Scene } from "./scene.js";
import type { Position, View } from "./view.js";
import type { Layers } from "./zone-layers.js";
import "leaflet/dist/leaflet.css";
import "./map-view.css";

/** A position on the map. Zoom 0 shows 1,024 game units a pixel, and each further level half as many; a phone needs less for a large world. */
export interface Place extends Position {
  readonly zoom: number;
}

/** The zoom at which a phone shows the whole of any world. */
export const LEAST_ZOOM = -1;
/** Leaflet's zoom at which a pixel is 1,024 game units: there, zoom 0 is one unit a pixel. */
const FARTHEST = -10;
const NEAREST = -1;
/** The part of the view that is drawn beyond each edge, so that a short drag needs no drawing. */
const PADDING = 0.25;
/** How near to a spawn a click must be, in pixels. */
const CLICK_RADIUS = 9;

const toLatLng = (x: number, y: number): [number, number] => [-y, x];
const toPlace = ({ lat, lng }: LatLng) => ({ x: Math.round(lng), y: Math.round(-lat) });

interface Drawn {
  scene: Scene;
  ground: Ground;
  layers: Layers;
}

/** The layer of Leaflet that draws the whole map on one canvas. */
class CanvasLayer extends Layer {
  readonly #canvas = document.createElement("canvas");
  readonly #drawn: Drawn;
  #frame = 0;

  constructor(drawn: Drawn) {
    super();
    this.#drawn = drawn;
  }

  override onAdd(map: LeafletMap): this {
    map.getPanes().overlayPane.append(this.#canvas);
    map.on("moveend zoomend resize", this.draw, this);
    this.draw();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    cancelAnimationFrame(this.#frame);
    map.off("moveend zoomend resize", this.draw, this);
    this.#canvas.remove();
    return this;
  }

  draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#drawNow());
  }

  #drawNow(): void {
    const map = this._map;
    const context = this.#canvas.getContext("2d");
    if (map === null || context === null) return;
    const size = map.getSize();
    const [padX, padY] = [Math.round(size.x * PADDING), Math.round(size.y * PADDING)];
    const [width, height] = [size.x + 2 * padX, size.y + 2 * padY];
    const ratio = Math.min(2, devicePixelRatio);
    this.#canvas.width = width * ratio;
    this.#canvas.height = height * ratio;
    this.#canvas.style.width = `${width}px`;
    this.#canvas.style.height = `${height}px`;
    DomUtil.setPosition(this.#canvas, map.containerPointToLayerPoint([-padX, -padY]));
    const corner = map.containerPointToLatLng([-padX, -padY]);
    const [left, top, scale] = [corner.lng, -corner.lat, 2 ** map.getZoom()];
    const view: View = { left, top, scale, width, height, insetX: padX, insetY: padY };
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    performance.mark("map-draw");
    const { scene, ground, layers } = this.#drawn;
    drawMap({ context, view, palette: palette() }, scene, ground, layers);
    performance.measure("map-draw", "map-draw");
  }
}

interface MapViewProps {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly layers: Layers;
  /** What the map shows, whenever it changes; the whole world without it. */
  readonly place: Place | undefined;
  /** Whether the map is a part of a page, which is scrolled by wheel and finger. */
  readonly isEmbedded: boolean;
  readonly onMove: (place: Place) => void;
  readonly onPointer: (position: Position | undefined) => void;
  readonly onChoose: (npc: SpawnFeature | undefined) => void;
}

export function MapView({ scene, ground, layers, place, isEmbedded, onMove, onPointer, onChoose }: MapViewProps) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<{ readonly map: LeafletMap; readonly layer: CanvasLayer; readonly drawn: Drawn }>(undefined);
  /** Whether the map is moved by its properties, not by the user. */
  const isShowing = useRef(false);
  const handlers = useRef({ onMove, onPointer, onChoose });
  handlers.current = { onMove, onPointer, onChoose };
  const texts = words().map;
  // The theme is a signal: a change of it draws the map again.
  const colors = palette();

  useEffect(() => {
    if (container.current === null) return undefined;
    const drawn: Drawn = { scene, ground, layers };
    const layer = new CanvasLayer(drawn);
    const map = new LeafletMap(container.current, {
      crs: CRS.Simple,
      minZoom: FARTHEST + LEAST_ZOOM,
      maxZoom: NEAREST,
      zoomSnap: 0.25,
      zoomControl: false,
      zoomAnimation: false,
      fadeAnimation: false,
      inertia: false,
      attributionControl: false,
      scrollWheelZoom: !isEmbedded,
      dragging: !isEmbedded || !Browser.mobile,
    });
    shown.current = { map, layer, drawn };
    show(map, scene, place);
    map.addLayer(layer);
    map.on("moveend", () => {
      if (!isShowing.current) handlers.current.onMove(placeOf(map));
    });
    map.on("mousemove", ({ latlng }: LeafletMouseEvent) => handlers.current.onPointer(toPlace(latlng)));
    map.on("mouseout", () => handlers.current.onPointer(undefined));
    map.on("click", ({ latlng }: LeafletMouseEvent) => {
      const { x, y } = toPlace(latlng);
      handlers.current.onChoose(findSpawn(drawn.scene, x, y, CLICK_RADIUS / 2 ** map.getZoom()));
    });
    return () => {
      map.remove();
      // Leaflet announces a new size 200 ms later, even to a map that is not there any more.
      map.off();
      shown.current = undefined;
    };
  }, []);

  useEffect(() => {
    const map = shown.current?.map;
    if (map === undefined) return undefined;
    const buttons = new Control.Zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
    return () => {
      buttons.remove();
    };
  }, [texts]);

  const placeKey = keyOf(place);
  useEffect(() => {
    const map = shown.current?.map;
    // The user's own move is where the map already is.
    if (map === undefined || keyOf(placeOf(map)) === placeKey) return;
    isShowing.current = true;
    show(map, scene, place);
    isShowing.current = false;
  }, [placeKey]);

  useEffect(() => {
    if (shown.current === undefined) return;
    Object.assign(shown.current.drawn, { scene, ground, layers });
    shown.current.layer.draw();
  }, [scene, ground, layers, colors]);

  return <div ref={container} class="map-view" role="application" aria-label={texts.view} />;
}

const placeOf = (map: LeafletMap): Place => ({ ...toPlace(map.getCenter()), zoom: map.getZoom() - FARTHEST });

const keyOf = (place: Place | undefined) => (place === undefined ? "" : `${place.x},${place.y},${place.zoom}`);

function show(map: LeafletMap, scene: Scene, place: Place | undefined): void {
  if (place === undefined) showWorld(map, scene);
  else map.setView(toLatLng(place.x, place.y), place.zoom + FARTHEST, { animate: false });
}

function showWorld(map: LeafletMap, { frame }: Scene): void {
  const { xMin, yMin, xMax, yMax } = frame?.bounds ?? { xMin: -131_072, yMin: -262_144, xMax: 229_376, yMax: 262_144 };
  map.fitBounds([toLatLng(xMin, yMin), toLatLng(xMax, yMax)], { animate: false });
}
