import type { SpawnFeature } from "@gamedata/client";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { address, changeQuery } from "../address/address.js";
import { siteName } from "../address/site.js";
import { isWriting, keyOf } from "../format/key-of.js";
import { words } from "../languages/words.js";
import { bandNames } from "../look/level-bands.js";
import { Failure, Skeleton } from "../parts/answered.js";
import { useAnswer, useMonsterTypes } from "../service/use-answer.js";
import { floorsOf, onFloor } from "./floors.js";
import { landOf } from "./land.js";
import { FloorChoice, MapFilters } from "./map-filters.js";
import {
  filtersInAddress,
  filtersOfPage,
  floorInAddress,
  isShownOnMap,
  placeInAddress,
  spawnQuery,
} from "./map-state.js";
import { MapView, type Place } from "./map-view.js";
import { NpcSheet } from "./npc-sheet.js";
import { palette } from "./palette.js";
import { placeLabelsOf } from "./place-labels.js";
import { ResultList } from "./result-list.js";
import { createScene, type Teleports } from "./scene.js";
import { boxAround, type Position } from "./view.js";
import { readWay, type WayPoint } from "./way-points.js";
import { isShown, layersInAddress, zoneLayersOf } from "./zone-layers.js";
import "./map-page.css";

/** The least part of the world that a selection is shown in, in game units. */
const LEAST_EXTENT = 8000;

/** Returns a place that shows a way, or a selection of spawns, whole; `undefined` for the whole world. */
function placeOf(features: readonly SpawnFeature[], way: readonly WayPoint[], isSelection: boolean): Place | undefined {
  const positions =
    way.length > 0 ? way.map(({ x, y }) => [x, y]) : features.flatMap(({ geometry }) => geometry.coordinates);
  if (!isSelection || positions.length === 0) return undefined;
  const { xMin, yMin, xMax, yMax } = boxAround(positions, LEAST_EXTENT);
  const pixels = Math.min(innerWidth, innerHeight - 160);
  const zoom = Math.floor(2 * (10 + Math.log2((pixels * 0.8) / Math.max(xMax - xMin, yMax - yMin)))) / 2;
  return { x: (xMin + xMax) / 2, y: (yMin + yMax) / 2, zoom };
}

export const MapPage = () => <WorldMap isEmbedded={false} />;

/** The map of the world, with every spawn; also as a part of another page. */
export function WorldMap({ isEmbedded }: { readonly isEmbedded: boolean }) {
  const query = spawnQuery();
  const frame = useAnswer((client) => client.getMapFrame());
  const spawns = useAnswer((client) => client.spawnMap(query));
  const zones = useAnswer((client) => client.zoneMap());
  const { query: filters } = address.value;
  const everywhere = spawns.value?.features ?? [];
  const floors = useMemo(
    () => (filters["location"] === undefined ? [] : floorsOf(everywhere)),
    [spawns.value, filters["location"]],
  );
  const floor = floors.length > 1 ? floors[floorInAddress() - 1] : undefined;
  const features = useMemo(() => (floor ? onFloor(everywhere, floor) : everywhere), [spawns.value, floor]);
  const monsterTypes = useMonsterTypes();
  const scene = useMemo(
    () => createScene(frame.value, features.filter(isShownOnMap), monsterTypes ?? new Set()),
    [frame.value, features, monsterTypes, ...filtersOfPage.map((name) => filters[name])],
  );
  const layers = useMemo(layersInAddress, [filters["hide"]]);
  const zoneLayers = useMemo(() => zoneLayersOf(zones.value?.features ?? []), [zones.value]);
  const labels = useMemo(
    () => frame.value && placeLabelsOf(frame.value, zones.value?.features ?? []),
    [frame.value, zones.value],
  );
  const chosen = scene.features.find(({ properties }) => String(properties.npcId) === filters["card"]);
  const [hovered, setHovered] = useState<SpawnFeature>();
  const marked = hovered ?? chosen;
  const way = useMemo(() => readWay(filters["way"]), [filters["way"]]);
  const shownZones = useMemo(
    () => zoneLayers.filter(({ kind }) => isShown(kind)),
    [zoneLayers, filters["hide"], filters["show"]],
  );
  const land = useMemo(() => landOf(everywhere, zones.value?.features ?? []), [spawns.value, zones.value]);
  const teleports = useTeleports(chosen);
  const ground = useMemo(
    () => ({ zones: shownZones, land, marked, teleports, way, labels }),
    [shownZones, land, marked, teleports, way, labels],
  );
  const [pointer, setPointer] = useState<Position>();
  const isFiltered = filtersInAddress().length > 0;
  const found = useMemo(() => placeOf(scene.features, way, isFiltered), [scene, way, isFiltered]);
  useCoordinateKey(pointer);
  const texts = words();
  const title = texts.sections.map;
  useEffect(() => {
    if (!isEmbedded) document.title = `${title} · ${siteName}`;
  }, [isEmbedded, title]);
  const failed = [spawns, frame].find(({ error }) => error !== undefined);
  if (failed) return <Failure {...failed} />;
  const isReady = frame.value !== undefined && spawns.value !== undefined;
  const onMove = (place: Place) => {
    if (!isEmbedded) changeQuery({ at: textOf(place) });
  };
  return (
    <div class={isEmbedded ? "map-page map-embedded" : "map-page"}>
      {!isEmbedded && <h1 class="unseen">{title}</h1>}
      {isReady ? (
        <MapView
          key={JSON.stringify(query)}
          scene={scene}
          ground={ground}
          layers={layers}
          isEmbedded={isEmbedded}
          place={placeInAddress() ?? found}
          onMove={onMove}
          onPointer={setPointer}
          onChoose={(npc) => choose(npc?.properties.npcId)}
        />
      ) : (
        <Skeleton lines={16} />
      )}
      {!isEmbedded && (
        <MapFilters frame={frame.value} features={everywhere} kinds={zoneLayers.map(({ kind }) => kind)} />
      )}
      <div class="map-foot">
        <output class="map-coordinates mono">
          {pointer === undefined ? texts.map.spawns(scene.x.length) : `${pointer.x}, ${pointer.y}`}
        </output>
        <Legend />
      </div>
      {floors.length > 1 && <FloorChoice floors={floors} />}
      {chosen && <NpcSheet npc={chosen.properties} onClose={close} />}
      {!isEmbedded && !chosen && isFiltered && (
        <ResultList
          frame={frame.value}
          features={scene.features}
          onChoose={(npc) => choose(npc.id, placeOf([npc], [], true))}
          onMark={setHovered}
        />
      )}
    </div>
  );
}

/** Asks where an NPC teleports to; `undefined` for none. */
function useTeleports(npc: SpawnFeature | undefined): Teleports | undefined {
  const id = npc?.id;
  const { value, isLoading, error } = useAnswer(id === undefined ? undefined : (client) => client.getNpc(id), "card");
  const [from] = npc?.geometry.coordinates ?? [];
  // The answer before is of another NPC.
  const teleports = isLoading || error !== undefined ? undefined : value?.teleports;
  return useMemo(() => from && teleports && { from, to: teleports.map(({ x, y }) => [x, y]) }, [from, teleports]);
}

const textOf = ({ x, y, zoom }: Place): string => `${x},${y},${zoom}`;

/** Opens the card of an NPC, and moves the map to a place; without an NPC, closes the card. */
const choose = (npcId: number | undefined, place?: Place): void =>
  changeQuery({ card: npcId?.toString(), ...(place && { at: textOf(place) }) });

/** Closes the card of an NPC, which had the focus. */
function close(): void {
  choose(undefined);
  document.querySelector<HTMLElement>(".map-view")?.focus();
}

/** Copies the coordinates at the pointer when `c` is pressed. */
function useCoordinateKey(pointer: Position | undefined): void {
  const position = useRef(pointer);
  position.current = pointer;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (keyOf(event) !== "c" || event.ctrlKey || event.metaKey || isWriting(event) || !position.current) return;
      void navigator.clipboard?.writeText(`${position.current.x}, ${position.current.y}`);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function Legend() {
  const { bands, other, boss } = palette();
  const texts = words().map;
  return (
    <ul class="map-legend" aria-label={words().skill.levels}>
      {bandNames.map((name, band) => (
        <li key={name}>
          <span class="map-dot" style={{ background: bands[band] }} />
          {name}
        </li>
      ))}
      <li>
        <span class="map-dot" style={{ background: other }} />
        {texts.others}
      </li>
      <li>
        <span class="map-ring" style={{ borderColor: boss }} />
        {texts.raidBoss}
      </li>
    </ul>
  );
}
