import * as v from "valibot";
import type { ZoneRow } from "../generated/types.js";
import { circle } from "../values/circle.js";
import { choice, closedObject, described, optional } from "../values/form.js";
import { castleId, clanHallId, zoneId } from "../values/id.js";
import { integer, label } from "../values/measure.js";
import type { TableDescription } from "./table.js";

export const kind: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(/^[a-z]\w*$/u, "a word that begins with a small letter"),
  v.description(
    "What the zone is for, in the words of the source made one for all chronicles: `water`, `town`, `peace`, `castle`, `siege`, `clanHall`, `fishing`, `noRestart`, `noLanding`, `boss`, `damage`, `effect`, `swamp` and others.",
  ),
);

export const minZ = described(integer, "Lowest height, game units.");
export const maxZ = described(integer, "Greatest height, game units.");

export const enabled = optional(
  v.literal(false),
  "The source switches the zone off until something, for example a siege or a script, switches it on; missing for all others.",
);

export const zoneShape = choice(
  ["polygon", "cuboid", "cylinder"],
  "Shape of a zone seen from above: `cuboid` is a rectangle, `cylinder` a circle.",
);

export const zoneRow = closedObject("Zone: a part of the world with rules of its own.", {
  id: zoneId,
  name: optional(label, "Name in the source, often a technical one."),
  kind,
  shape: zoneShape,
  points: described(
    v.union([v.pipe(v.array(v.strictTuple([integer, integer])), v.minLength(2)), circle]),
    "Game units: the corners of a polygon as [x, y], two opposite ones of a cuboid, the middle and radius of a cylinder.",
  ),
  minZ,
  maxZ,
  enabled,
  castleId: optional(castleId, "Castle that it belongs to, as a town does."),
  clanHallId: optional(clanHallId, "Clan hall that it belongs to."),
});

export const zoneTable: TableDescription<ZoneRow> = {
  description: "Every zone: water, towns, castles, peaceful and dangerous areas.",
  row: zoneRow,
  key: ["id"],
};
