import type { Territory } from "@gamedata/schema";
import * as v from "valibot";
import type { Sourced } from "../../read/datapack.js";
import {
  attributeOf,
  readAttributes,
  readChildren,
  readKnownChildren,
  readList,
  readWhole,
} from "../../read/element.js";
import { closedFields, exactFields, exactObject, fields, fieldsNamed } from "../../read/fields.js";
import {
  bracketedText,
  choiceText,
  coordinate,
  coordinatesText,
  durationText,
  idText,
  integerText,
  labelText,
  pointEntries,
} from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { type NextGroup, type Place, placeIn, spawnCount, spawnsAt } from "./places.js";
import { ANY_HEADING, type Spawn } from "./spawn.js";
import { cornersOf, rectangleOf } from "./territory.js";

const PERIODS = { none: undefined, day: 1, night: 2 } as const;
/** The names of territories beside the spawns, in which an NPC without a place of its own may stand. */
const namesText = v.pipe(
  labelText,
  v.transform((names) => names.split(";")),
);
const ownFields = fields({
  group: v.exactOptional(labelText),
  territories: [v.exactOptional(namesText), "territory"],
  periodOfDay: [v.exactOptional(choiceText(PERIODS, '"none", "day" or "night"')), "period_of_day"],
});
const spawnAttributes = exactFields({
  ...ownFields,
  count: v.exactOptional(spawnCount, "1"),
  ...fieldsNamed(v.exactOptional(durationText), "respawnDelay=respawn respawnRandom=respawn_random"),
});
const npcAttributes = closedFields({ npcId: [idText, "id"], max: v.exactOptional(integerText(0), "0") });
const pointAttributes = v.strictObject({ ...pointEntries, h: v.exactOptional(coordinate, "-1") });
const territoryAttributes = v.strictObject({ name: v.exactOptional(labelText) });
const cornerAttributes = exactObject(v.entriesFromList(["x", "y", "zmin", "zmax"], coordinate));
const rectangleAttributes = exactObject(v.entriesFromList(["x1", "y1", "x2", "y2", "zmin", "zmax"], coordinate));
const circleAttributes = exactObject({ ...cornerAttributes.entries, radius: integerText(1) });

const makerAttributes = exactFields({
  ...ownFields,
  ...fieldsNamed(v.exactOptional(bracketedText), "name event=event_name"),
});

/** The coordinates of a place, and perhaps its heading, 0 where none is stated (class `Location`). */
const placeText = v.pipe(
  coordinatesText,
  v.check(({ length }) => length === 3 || length === 4, '"x y z heading"'),
  v.transform(([x = 0, y = 0, z = 0, heading = 0]) => ({ x, y, z, heading })),
);
const madeAttributes = exactFields({
  npcId: [idText, "id"],
  count: spawnCount,
  pos: v.exactOptional(placeText),
  ...fieldsNamed(v.exactOptional(durationText), "respawnDelay=respawn respawnRandom=respawn_rand|respawn_random"),
});

/** The delay of a spawn that states none (class `SpawnParser`), seconds. */
const DELAY = 60;

/** Returns the times of a spawn: of the delay a random part is taken (class `Spawner`, `getRespawnDelayWithRnd`), where others add one, too. */
function timesOf({ respawnDelay = DELAY, respawnRandom = 0 }: Pick<Spawn, "respawnDelay" | "respawnRandom">) {
  const half = Math.round(Math.min(respawnRandom, respawnDelay) / 2);
  return { respawnDelay: respawnDelay - half, respawnRandom: half };
}

/** The groups that the server spawns by itself: that of spawns without one, and those of a time of day (class `SpawnManager`). */
const OWN_GROUP = /^(?:none|day|night)$/iu;

const eventOf = ({ group }: { readonly group?: string | undefined }) =>
  group === undefined || OWN_GROUP.test(group) ? undefined : group;

/** The territories beside the spawns by their names. */
type Named = ReadonlyMap<string | undefined, XmlElement>;

/**
 * Reads a list of `<spawn count respawn respawn_random period_of_day group>` with an `<npc id>`, and each `<point x y z h>`,
 * `<territory>`, `<rectangle>` or `<circle>` where it may stand; a territory that has a name alone is one beside the spawns. Source: classes
 * `SpawnParser` and `HardSpawner`. Several NPCs of a spawn take turns, and in later revisions each is drawn: all of them are read, as many as when
 * the server starts. A spawn whose `<npc id count respawn respawn_rand pos>` have their own numbers, as in Lucera, has them at their place, or in its
 * `<mesh>` or territory.
 */
export function readRanges(list: XmlElement, nextGroup: NextGroup): readonly Sourced<Spawn>[] {
  const children = readChildren(list, ["spawn", "territory"]);
  const named = new Map(
    children.flatMap((child) =>
      child.name === "territory" ? [[readAttributes(child, territoryAttributes)?.name, child]] : [],
    ),
  );
  return children.flatMap((spawn) => {
    if (spawn.name !== "spawn") return [];
    if (spawn.children.some((child) => child.name === "npc" && attributeOf(child, "count") !== undefined))
      return readMaker(spawn, named, nextGroup);
    const read = readAttributes(spawn, spawnAttributes, { isWhole: true });
    const parts = readKnownChildren(spawn, ["npc", "point", "territory", "rectangle", "circle"]);
    if (read === undefined || parts === undefined) return [];
    const { count, periodOfDay } = read;
    const elements = parts.filter(({ name }) => name === "npc");
    const ranges = parts.filter(({ name }) => name !== "npc");
    const areas = placesNamed(read, named);
    const places = [...ranges.flatMap((range) => placeOf(range, named) ?? []), ...(areas ?? [])];
    const npcs = elements.flatMap((npc) => {
      const one = readAttributes(npc, npcAttributes, { isWhole: true });
      return one === undefined ? [] : { ...one, npc };
    });
    if (
      npcs.length < elements.length ||
      npcs.length === 0 ||
      areas === undefined ||
      places.length < ranges.length ||
      places.length === 0
    )
      return list.report.error(
        spawn,
        "<spawn>",
        "an <npc>, and each <point> or <territory>",
        "one that cannot be read",
      );
    if (npcs.length > 1) list.report.warn(spawn, "<spawn>", "one <npc>", "several, which take turns: all are read");
    const event = eventOf(read);
    const counts = countsOf(npcs, count);
    return npcs.flatMap(({ npcId, npc }, index) => {
      const stated = { npcId, ...timesOf(read), periodOfDay, event };
      const own = counts[index] ?? 1;
      // As many as there are places stand at one each.
      return npcs.length === 1 && count === places.length
        ? places.flatMap((place) => spawnsAt(nextGroup, npc, stated, [place]))
        : spawnsAt(nextGroup, npc, stated, places, own);
    });
  });
}

/** Returns how many there are of each NPC of a spawn, which take turns until there are enough of them: not more than its `max`, and one at least. */
function countsOf(npcs: readonly { readonly max?: number | undefined }[], count: number): readonly number[] {
  const counts = npcs.map(() => 0);
  for (let made = 0, before = -1; made < count && made > before; ) {
    before = made;
    for (const [index, { max = 0 }] of npcs.entries()) {
      const own = counts[index] ?? 0;
      if (made === count || (max > 0 && own >= max)) continue;
      counts[index] = own + 1;
      made += 1;
    }
  }
  return counts.map((own) => Math.max(own, 1));
}

/** Reads a spawn of NPCs with their own numbers; its last `<mesh>` above an NPC is its area, or else the territories that it names. */
function readMaker(spawn: XmlElement, named: Named, nextGroup: NextGroup): readonly Sourced<Spawn>[] {
  const read = readAttributes(spawn, makerAttributes, { isWhole: true });
  const parts = readKnownChildren(spawn, ["npc", "mesh"]);
  if (read === undefined || parts === undefined) return [];
  const areas = placesNamed(read, named) ?? [];
  const { event = eventOf(read), periodOfDay } = read;
  return parts.flatMap((npc, index) => {
    const made = npc.name === "npc" ? readAttributes(npc, madeAttributes, { isWhole: true }) : undefined;
    if (made === undefined) return [];
    const { pos, npcId, count } = made;
    const mesh = parts.slice(0, index).findLast(({ name }) => name === "mesh");
    const area = pos === undefined && mesh !== undefined ? cornersOf(mesh, read.name, "vertex") : undefined;
    const place = pos ?? (area && placeIn(area));
    const places = place === undefined ? areas : [place];
    if (places.length === 0)
      return spawn.report.error(npc, "<npc>", "a pos, or a <mesh> above it, or a territory", "none");
    return spawnsAt(nextGroup, npc, { npcId, ...timesOf(made), periodOfDay, event }, places, count);
  });
}

/** Returns the territories that a spawn names, none where one of them cannot be read. */
function placesNamed(
  { territories = [] }: { readonly territories?: readonly string[] | undefined },
  named: Named,
): readonly Place[] | undefined {
  const places = territories.flatMap((name) => areaOf(named.get(name), name) ?? []);
  return places.length < territories.length ? undefined : places;
}

function areaOf(element: XmlElement | undefined, name: string | undefined): Place | undefined {
  const territory = element && territoryOf(element, name);
  return territory && placeIn(territory);
}

function placeOf(range: XmlElement, named: Named): Place | undefined {
  if (range.name === "point") {
    const point = readAttributes(range, pointAttributes, { isWhole: true });
    return point && { x: point.x, y: point.y, z: point.z, heading: point.h < 0 ? ANY_HEADING : point.h };
  }
  if (range.name === "rectangle") {
    const read = readWhole(range, rectangleAttributes);
    return read && placeIn({ minZ: read.zmin, maxZ: read.zmax, polygon: rectangleOf(read) });
  }
  if (range.name === "circle") {
    const read = readWhole(range, circleAttributes);
    return read && placeIn({ minZ: read.zmin, maxZ: read.zmax, circle: { x: read.x, y: read.y, radius: read.radius } });
  }
  const name = readAttributes(range, territoryAttributes, { isWhole: true })?.name;
  return areaOf(name === undefined ? range : named.get(name), name);
}

/** Reads the corners of a territory; its heights are those of the last one (class `Polygon`). */
function territoryOf(element: XmlElement, name: string | undefined): Territory | undefined {
  const corners = readList(element, "add", cornerAttributes);
  const last = corners?.at(-1);
  if (corners === undefined || last === undefined || corners.length < 3) return undefined;
  return {
    ...(name !== undefined && { name }),
    minZ: last.zmin,
    maxZ: last.zmax,
    polygon: corners.map(({ x, y }) => ({ x, y })),
  };
}
