import { basename } from "node:path";
import type { ZoneRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../diagnostic.js";
import type { Datapack } from "../read/datapack.js";
import { readAttributes, readChildren, readLeaf } from "../read/element.js";
import { hasFile } from "../read/file.js";
import { flagText, idText, integerText, labelText } from "../read/values.js";
import { readXmlFolder, type XmlElement } from "../read/xml.js";
import { finishRow } from "./draft.js";
import type { SourcedTable } from "./sourced-tables.js";

/** The first id of zones without one in the source. */
const FIRST_COUNTED_ID = 300_000;

/** The shapes of the source, and those of the table. */
const SHAPES = { NPoly: "polygon", Cuboid: "cuboid", Cylinder: "cylinder" } as const;

const coordinate = integerText();

const listAttributes = v.strictObject({ enabled: v.exactOptional(flagText) });
const zoneAttributes = v.strictObject({
  id: v.exactOptional(idText),
  name: v.exactOptional(labelText),
  type: v.exactOptional(labelText),
  shape: v.pipe(
    v.picklist(["NPoly", "Cuboid", "Cylinder"], "NPoly, Cuboid or Cylinder"),
    v.transform((shape) => SHAPES[shape]),
  ),
  minZ: coordinate,
  maxZ: coordinate,
  rad: v.exactOptional(idText),
});
/** The names of the setting that switches a zone off, one of each server. */
const ENABLED = ["defaultStatus", "default_enabled"];
const nodeAttributes = v.strictObject({
  x: v.exactOptional(coordinate),
  y: v.exactOptional(coordinate),
  X: v.exactOptional(coordinate),
  Y: v.exactOptional(coordinate),
});

/** Words of the source that are another kind's, or that do not begin like one. */
const KINDS: Readonly<Record<string, string>> = {
  residenceTeleport: "castleTeleport",
  residenceHallTeleport: "clanHallTeleport",
  siegableHall: "clanHall",
  sSQ: "sevenSigns",
};

/** Areas of spawns, which the spawns themselves state. */
const SPAWN_AREA = "npcSpawnTerritory";

/** Returns the kind of a word of the source: `WaterZone` is `water`. */
const kindOf = (word: string) => {
  const kind = word.replace(/Zone$/u, "").replace(/^./u, (letter) => letter.toLowerCase());
  return KINDS[kind] ?? kind;
};

/**
 * Reads the `zones` table from the files of a folder. The kind of a zone is its `type`, else the name of its file; its name the one
 * that it states, else the comment behind its start tag.
 *
 * @param folder Path relative to the datapack's folder.
 */
export function readZones(datapack: Datapack, folder: string): SourcedTable<"zones"> {
  const { report } = datapack;
  if (!hasFile(datapack, folder)) {
    datapack.missing.add(folder);
    return [];
  }
  let nextId = FIRST_COUNTED_ID;
  return readXmlFolder(datapack, folder, (list) => {
    const word = basename(list.file, ".xml");
    if (readAttributes(report, list, listAttributes)?.enabled === false) {
      report.leaveOut(list.children.length);
      return [];
    }
    return readChildren(report, list, ["zone"]).flatMap((element) => {
      const zone = readAttributes(report, element, zoneAttributes);
      const kind = kindOf(zone?.type ?? word);
      if (kind === SPAWN_AREA) report.leaveOut();
      if (zone === undefined || kind === SPAWN_AREA) return [];
      const { id = nextId++, name = element.note, shape, minZ, maxZ } = zone;
      const points = pointsOf(report, element, zone);
      if (points === undefined) return [];
      // Some zones state the heights the other way round; engines take them in either order.
      const heights = { minZ: Math.min(minZ, maxZ), maxZ: Math.max(minZ, maxZ) };
      const enabled = isOff(element) ? false : undefined;
      return finishRow(report, "zones", element, { id, name, kind, shape, points, ...heights, enabled });
    });
  });
}

/** Tells whether the source switches a zone off; its other settings are not read. */
function isOff({ children }: XmlElement): boolean {
  return children.some(({ name, attributes: { name: setting = "", val } }) => {
    return name === "stat" && ENABLED.includes(setting) && val === "false";
  });
}

/** The fewest corners of each shape. */
const CORNERS = { polygon: 3, cuboid: 2, cylinder: 1 } as const;

/** Returns the corners of a zone, or its circle; `undefined`, reported as an error, if it has too few. */
function pointsOf(
  report: Report,
  element: XmlElement,
  { shape, rad }: v.InferOutput<typeof zoneAttributes>,
): ZoneRow["points"] | undefined {
  const corners = readChildren(report, element, ["node"]).flatMap((node): [number, number][] => {
    const { x, y, X = x, Y = y } = readLeaf(report, node, nodeAttributes) ?? {};
    return X === undefined || Y === undefined ? [] : [[X, Y]];
  });
  const [middle] = corners;
  if (corners.length < CORNERS[shape] || middle === undefined) {
    report.error(element, "<zone>", `at least ${CORNERS[shape]} <node>`, String(corners.length));
    return undefined;
  }
  if (shape !== "cylinder") return corners;
  if (rad !== undefined) return { x: middle[0], y: middle[1], radius: rad };
  report.error(element, "<zone> rad", "a radius", "nothing");
  return undefined;
}
