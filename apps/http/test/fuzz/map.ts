import type { SpawnRow } from "@gamedata/schema";
import fc from "fast-check";
import * as v from "valibot";
import type { Facts, ListedFact } from "./facts.js";
import { area, type Parameter } from "./lists.js";
import { readBox, readChoice, readIdList, readInteger, readText } from "./reading.js";
import { must } from "./violation.js";
import { anyOf } from "./weighted.js";

const itemText = (facts: Facts) => anyOf(facts.items);

const highestLevel = ({ dataset }: Facts) => Math.max(...dataset.npcs.map(({ level = 1 }) => level));

const level: Parameter = {
  read: (text, facts) => readInteger(text, 1, highestLevel(facts)),
  values: () => fc.integer({ min: 1, max: 85 }).map(String),
};

const item: Parameter = { ...area(1, 0), values: itemText };

/** The parameters of the map of spawns. */
export const mapParameters: Readonly<Record<string, Parameter>> = {
  bbox: {
    read: readBox,
    isList: true,
    values: () =>
      fc
        .tuple(fc.integer({ min: -140_000, max: 200_000 }), fc.integer({ min: -270_000, max: 260_000 }), fc.nat(90_000))
        .map(([x, y, size]) => [x, y, x + size, y + size].join()),
  },
  location: area(1, 320),
  region: area(0, 26),
  npcType: {
    read: (text, { npcTypes }) => readChoice(text, npcTypes),
    values: ({ npcTypes }) => anyOf(npcTypes),
  },
  levelMin: level,
  levelMax: level,
  q: { read: readText, values: () => fc.constantFrom("ant", "Queen", "o", "zzzz", "'s") },
  npc: {
    read: readIdList,
    isList: true,
    values: ({ rawNpcs }) => fc.array(anyOf(rawNpcs), { minLength: 1, maxLength: 40 }).map((ids) => ids.join()),
  },
  drops: item,
  spoils: item,
};

/** A row of the spawn table with its place. */
export interface PlacedRow extends SpawnRow {
  readonly region: number | undefined;
  readonly location: number | undefined;
}

/** A cleaned NPC and its spawns. */
interface SpawningNpc {
  readonly fact: ListedFact;
  readonly rows: readonly PlacedRow[];
}

const TILE = 32_768;
const LOCATION_RADIUS = 10_000;

/** The location set by hand for a cleaned NPC, for its spawns of all raw NPCs. */
function curatedLocations({ dataset, canonicalIds }: Facts): ReadonlyMap<number | undefined, number> {
  return new Map(dataset.locationOverrides.map(({ npcId, locationId }) => [canonicalIds.get(npcId), locationId]));
}

/** Contract: the nearest centre within 10,000 units in 2D, the lowest id on a tie. */
function nearestLocation({ dataset }: Facts, x: number, y: number): number | undefined {
  let found: { readonly id: number; readonly distance: number } | undefined;
  for (const place of dataset.locations) {
    const distance = (place.x - x) ** 2 + (place.y - y) ** 2;
    if (distance > LOCATION_RADIUS ** 2) continue;
    const isNearer =
      found === undefined || distance < found.distance || (distance === found.distance && place.id < found.id);
    if (isNearer) found = { id: place.id, distance };
  }
  return found?.id;
}

/** The client's tile of the coordinates 0, 0, which is the corner of four tiles. */
const ORIGIN_TILE = { x: 20, y: 18 };
/** The first tile where the manifest states no grid. */
const USUAL_GRID = { firstTileX: 16, firstTileY: 10 };

/** The spawns of each cleaned NPC: equal rows of a raw NPC once, by raw NPC in source order. */
function spawningNpcs(facts: Facts): readonly SpawningNpc[] {
  const { dataset, canonicalIds, listed } = facts;
  const regions = new Map(
    dataset.regions.flatMap(({ id, tiles = [] }) => tiles.map((tile): [string, number] => [tile.join(), id])),
  );
  const { firstTileX, firstTileY } = dataset.manifest.regionGrid ?? USUAL_GRID;
  const column = (x: number) => Math.floor(x / TILE) + ORIGIN_TILE.x - firstTileX;
  const line = (y: number) => Math.floor(y / TILE) + ORIGIN_TILE.y - firstTileY;
  const curated = curatedLocations(facts);
  const rows = new Map<number, PlacedRow[]>();
  const known = new Set<string>();
  for (const row of dataset.spawns.toSorted((a, b) => a.npcId - b.npcId)) {
    const { npcId, x, y, z, heading = 0, respawnDelay = 0, respawnRandom = 0, periodOfDay = 0, count, territory } = row;
    const numbers = [npcId, x, y, z, heading, respawnDelay, respawnRandom, periodOfDay, count];
    const key = JSON.stringify([numbers, territory]);
    const id = canonicalIds.get(npcId);
    if (id === undefined || known.has(key)) continue;
    known.add(key);
    const region = regions.get(`${column(x)},${line(y)}`);
    const own = rows.get(id) ?? [];
    own.push({ ...row, region, location: curated.get(id) ?? nearestLocation(facts, x, y) });
    rows.set(id, own);
  }
  return listed.npcs.flatMap((fact) => {
    const own = rows.get(fact.id);
    return own === undefined ? [] : [{ fact, rows: own }];
  });
}

const kept = new WeakMap<Facts, readonly SpawningNpc[]>();

/** The NPCs of the cleaned layer that spawn, by id, with their spawns. */
export function spawningNpcsOf(facts: Facts): readonly SpawningNpc[] {
  const npcs = kept.get(facts) ?? spawningNpcs(facts);
  kept.set(facts, npcs);
  return npcs;
}

/** The parameters of a map as they were read. */
const mapQuery = v.object({
  bbox: v.optional(v.tuple([v.number(), v.number(), v.number(), v.number()])),
  location: v.optional(v.number()),
  region: v.optional(v.number()),
  npcType: v.optional(v.string()),
  levelMin: v.optional(v.number(), 0),
  levelMax: v.optional(v.number(), Number.POSITIVE_INFINITY),
  q: v.optional(v.string(), ""),
  npc: v.optional(v.array(v.number())),
  drops: v.optional(v.number()),
  spoils: v.optional(v.number()),
});
type MapQuery = v.InferOutput<typeof mapQuery>;

function isSelected(
  { canonicalIds }: Facts,
  { id, searched, level: own = 0, type, values }: ListedFact,
  map: MapQuery,
) {
  const gives = (name: "drops" | "spoils") => map[name] === undefined || values?.[name]?.includes(map[name]) === true;
  return (
    searched.includes(map.q) &&
    own >= map.levelMin &&
    own <= map.levelMax &&
    (map.npcType === undefined || type === map.npcType) &&
    (map.npc === undefined || map.npc.some((raw) => canonicalIds.get(raw) === id)) &&
    gives("drops") &&
    gives("spoils")
  );
}

function isThere({ x, y, region, location }: PlacedRow, map: MapQuery): boolean {
  const [x1, y1, x2, y2] = map.bbox ?? [x, y, x, y];
  const isInBox = x1 <= x && x <= x2 && y1 <= y && y <= y2;
  return isInBox && (map.region ?? region) === region && (map.location ?? location) === location;
}

const kinds = ["fixed", "day", "night", "random"];

function featureOf({ id, name, level: own, type, values }: ListedFact, rows: readonly PlacedRow[]) {
  const found = new Set<number>(rows.map(({ groupId, periodOfDay = 0 }) => (groupId ? 3 : periodOfDay)));
  return {
    type: "Feature",
    id,
    geometry: { type: "MultiPoint", coordinates: rows.map(({ x, y, z }) => [x, y, z]) },
    properties: {
      npcId: id,
      name,
      level: own ?? null,
      npcType: type ?? null,
      isAggressive: values?.["aggressive"]?.includes("true") === true,
      count: rows.length,
      kind: kinds.filter((_, index) => found.has(index)),
    },
  };
}

/**
 * Checks a map of spawns against the tables: which NPCs it shows, by id, and where.
 *
 * @param parameters The parameters as they were read.
 * @param json The body.
 * @param facts What records there are.
 */
export function checkMap(json: unknown, { parameters }: { readonly parameters: unknown }, facts: Facts): void {
  const map = v.parse(mapQuery, parameters);
  const expected = spawningNpcsOf(facts).flatMap(({ fact, rows }) => {
    const there = isSelected(facts, fact, map) ? rows.filter((row) => isThere(row, map)) : [];
    return there.length === 0 ? [] : [featureOf(fact, there)];
  });
  const { features } = v.parse(v.object({ features: v.array(v.object({ id: v.number() })) }), json);
  const given = features.map(({ id }) => id);
  const wanted = expected.map(({ id }) => id).toSorted((a, b) => a - b);
  must(given.join() === wanted.join(), `the map shows ${given.length} NPCs, not ${wanted.length}`);
  const shown = v.parse(v.object({ features: v.array(v.unknown()) }), json).features;
  const byId = new Map(expected.map((feature) => [feature.id, JSON.stringify(feature)]));
  const wrong = given.find((id, index) => JSON.stringify(shown[index]) !== byId.get(id));
  must(wrong === undefined, `the spawns of ${wrong} are not those of the tables`);
}
