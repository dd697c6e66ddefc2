import type { Territory } from "@gamedata/schema";
import * as v from "valibot";
import type { Sourced } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readSet } from "../../read/element.js";
import { isUnread } from "../../read/fault.js";
import { closedFields } from "../../read/fields.js";
import { durationText, flagText, idText, integerText, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { type NextGroup, type Place, placeIn, spawnCount, spawnsAt } from "./places.js";
import type { Spawn } from "./spawn.js";
import { readTerritory } from "./territory.js";

const makerAttributes = v.strictObject({
  name: v.exactOptional(labelText),
  territory: labelText,
  maximumNpcs: v.exactOptional(integerText(0)),
  event: v.exactOptional(labelText),
  spawnTime: v.exactOptional(labelText),
  // Of the first revisions with makers: whether all NPCs are there, or those that it draws.
  spawn: v.exactOptional(labelText),
});

const aiAttributes = v.object({ type: v.exactOptional(labelText) });

/** What the AI of a maker has of its event, of the time of day, and whether it makes its NPCs when the server starts. */
const aiSettings = v.object({
  EventName: v.exactOptional(labelText),
  IsNight: v.exactOptional(flagText),
  on_start_spawn: v.exactOptional(flagText),
});

/** The AI of makers that wait for a script or another maker. */
const WAITING: ReadonlySet<string> = new Set(["no_on_start_maker", "royal_rush_maker", "royal_req_next_maker"]);
/** The AI of makers of whose NPCs some are there at a time, those that it draws. */
const DRAWING: ReadonlySet<string> = new Set(["random_spawn", "random_spawn_treasurebox"]);
/** The AI of makers of which one of several is drawn at a time. */
const DRAWN = "maker_instant_spawn_random";
const BY_DAY_OR_NIGHT = "on_day_night_spawn";

/** The coordinates and heading of a place, each followed by a chance where there are several of them. */
const positionText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^-?\d{1,7}(?:;-?\d{1,7}){3};?$|^(?:-?\d{1,7}(?:;-?\d{1,7}){3};\d{1,3}%;?)+$/u,
    '"x;y;z;heading", or several followed by their chances',
  ),
  v.transform((text) =>
    [...text.matchAll(/(-?\d+);(-?\d+);(-?\d+);(-?\d+)(?:;\d+%)?;?/gu)].map(([, ...numbers]) => {
      const [x = 0, y = 0, z = 0, heading = 0] = numbers.slice(0, 4).map(Number);
      return { x, y, z, heading };
    }),
  ),
);

/** The word for an NPC that does not come back. */
const NEVER = "no";

const respawnText = v.pipe(
  v.string(),
  v.transform((text) => (text.trim() === NEVER ? "0" : text)),
  durationText,
);

/** The first names of times are those of the first revisions with makers. */
const npcAttributes = closedFields({
  npcId: [idText, "id"],
  pos: v.exactOptional(positionText),
  total: v.exactOptional(spawnCount, "1"),
  // Of one whose state outlives the server there is one.
  dbName: v.exactOptional(labelText),
  respawnDelay: [v.exactOptional(respawnText), "respawnDelay", "respawn"],
  respawnRandom: [v.exactOptional(durationText), "respawnRandom", "respawnRand"],
});

/**
 * Reads a list of `<territory name minZ maxZ>` and `<npcmaker territory>`. Each `<npc id total pos>` of a maker spawns at its point, or else in the
 * maker's territory; of several territories, and of several points with chances, one is used at a time. A maker that waits for a script is an
 * event of its own name. Source: aCis since revision 400, classes `NpcMaker`, `MultiSpawn` and those of `scripting.script.maker`.
 */
export function readMakers(list: XmlElement, nextGroup: NextGroup): readonly Sourced<Spawn>[] {
  const children = readChildren(list, ["territory", "npcmaker"]);
  const territories = new Map<string, Territory>();
  for (const element of children) {
    if (element.name !== "territory") continue;
    const territory = readTerritory(element);
    if (territory?.name !== undefined) territories.set(territory.name, territory);
  }
  return children
    .filter(({ name }) => name === "npcmaker")
    .flatMap((element) => {
      const maker = readAttributes(element, makerAttributes);
      const npcs = readChildren(element, ["npc", "ai"]).filter(({ name }) => name === "npc");
      const times = readTimes(element, maker);
      if (times === undefined) return [];
      const names = new Set(maker?.territory.split(/\s*;\s*/u).filter((name) => name !== ""));
      const areas = [...names].flatMap((name) => territories.get(name) ?? []);
      const isWhole = areas.length === names.size;
      const made = npcs.flatMap((npc) => readMade(npc, isWhole ? areas : [], nextGroup));
      return made.map((spawn) => ({ ...spawn, row: { ...spawn.row, ...times } }));
    });
}

/** Reads when the NPCs of a maker are there; nothing where what states it cannot be read. */
function readTimes(
  element: XmlElement,
  maker: v.InferOutput<typeof makerAttributes> | undefined,
): Pick<Spawn, "event" | "periodOfDay"> | undefined {
  const ai = onlyChild(element.children, "ai");
  const { type = "" } = (ai && readAttributes(ai, aiAttributes)) ?? {};
  const set = (ai && readSet(ai, readChildren(ai, ["set"]), aiSettings)) ?? {};
  if (isUnread(set, ...Object.keys(aiSettings.entries))) return undefined;
  if (DRAWING.has(type) || type === DRAWN || maker?.spawn?.toUpperCase() === "RANDOM") {
    element.report.warn(
      element,
      "<npcmaker> ai",
      "one that makes all its NPCs at a time",
      "one that draws them: all are read",
    );
  }
  const isWaiting = WAITING.has(type) || (set.on_start_spawn === false && type !== DRAWN);
  const event = maker?.event ?? maker?.spawnTime ?? set.EventName ?? (isWaiting ? maker?.name : undefined);
  if (type !== BY_DAY_OR_NIGHT || set.IsNight === undefined) return { event };
  return { event, periodOfDay: set.IsNight ? 2 : 1 };
}

function readMade(element: XmlElement, areas: readonly Territory[], nextGroup: NextGroup): readonly Sourced<Spawn>[] {
  const npc = readAttributes(element, npcAttributes, { isWhole: true });
  readChildren(element, ["ai", "privates"]);
  if (npc === undefined) return [];
  const { pos, dbName, total, ...spawn } = npc;
  if (pos === undefined && areas.length === 0) {
    element.report.error(element, "<npcmaker> territory", "those of the file", "one that it does not have");
  }
  const places: readonly Place[] = pos ?? areas.map(placeIn);
  const count = dbName === undefined ? total : 1;
  return spawnsAt(nextGroup, element, spawn, places, count);
}
