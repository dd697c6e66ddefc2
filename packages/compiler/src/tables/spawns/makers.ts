import type { Territory } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import type { Sourced } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren } from "../../read/element.js";
import { durationText, idText, integerText, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { NextGroup } from "./places.js";
import { ANY_HEADING, type Spawn } from "./spawn.js";
import { middleOf, readTerritory } from "./territory.js";

const makerAttributes = v.strictObject({
  name: v.exactOptional(labelText),
  territory: labelText,
  maximumNpcs: v.exactOptional(integerText(0)),
  event: v.exactOptional(labelText),
  spawnTime: v.exactOptional(labelText),
});

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

const npcAttributes = v.strictObject({
  id: idText,
  pos: v.exactOptional(positionText),
  total: v.exactOptional(idText),
  respawn: v.exactOptional(respawnText),
  respawnRand: v.exactOptional(durationText),
  // The names of the first revisions with makers.
  respawnDelay: v.exactOptional(respawnText),
  respawnRandom: v.exactOptional(durationText),
});

/**
 * Reads a list of `<territory name minZ maxZ>` and `<npcmaker territory maximumNpcs>`, whose `<npc id total respawn|respawnDelay respawnRand|respawnRandom pos>` are spawns
 * in its territory, or at their point. Of several points with chances one is used at a time. Source: aCis since revision 400, class
 * `NpcMaker`.
 */
export function readMakers(report: Report, list: XmlElement, nextGroup: NextGroup): readonly Sourced<Spawn>[] {
  const children = readChildren(report, list, ["territory", "npcmaker"]);
  const territories = new Map<string, Territory>();
  for (const element of children) {
    if (element.name !== "territory") continue;
    const territory = readTerritory(report, element);
    if (territory?.name !== undefined) territories.set(territory.name, territory);
  }
  return children
    .filter(({ name }) => name === "npcmaker")
    .flatMap((element) => {
      const maker = readAttributes(report, element, makerAttributes);
      onlyChild(report, element.children, "ai");
      const npcs = readChildren(report, element, ["npc", "ai"]).filter(({ name }) => name === "npc");
      // Of several territories the first one: an NPC is made in one of them.
      const [name = ""] = maker?.territory.split(";") ?? [];
      const made = npcs.flatMap((npc) => readMade(report, npc, territories.get(name), nextGroup));
      const event = maker?.event ?? maker?.spawnTime;
      return made.map((spawn) => ({ ...spawn, row: { ...spawn.row, event } }));
    });
}

function readMade(
  report: Report,
  element: XmlElement,
  territory: Territory | undefined,
  nextGroup: NextGroup,
): readonly Sourced<Spawn>[] {
  const npc = readAttributes(report, element, npcAttributes, { isWhole: true });
  readChildren(report, element, ["ai", "privates"]);
  if (npc === undefined) return [];
  const { id: npcId, pos, total: count, respawnDelay = npc.respawn, respawnRandom = npc.respawnRand } = npc;
  const { file, line } = element;
  const made = { npcId, respawnDelay, respawnRandom };
  if (pos === undefined) {
    if (territory === undefined) report.error(element, "<npcmaker> territory", "one of the file", "none");
    return territory
      ? [{ file, line, row: { ...made, ...middleOf(territory), heading: ANY_HEADING, count, territory } }]
      : [];
  }
  if (pos.length === 1) return pos.map((point) => ({ file, line, row: { ...made, ...point, count } }));
  const groupId = nextGroup(element, npcId);
  return pos.map((point) => ({ file, line, row: { ...made, ...point, groupId } }));
}
