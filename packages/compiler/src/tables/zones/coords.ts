import * as v from "valibot";
import { attributeOf, readAttributes, readKnownChildren, readList, readWhole } from "../../read/element.js";
import { bracketedText, coordinatesText, flagText, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { Shape } from "../shape.js";

const zoneAttributes = v.strictObject({ name: v.exactOptional(bracketedText), type: labelText });
const locAttributes = v.strictObject({ loc: coordinatesText });

/** The shapes, with how many `<coords>` one has. */
const CORNERS = new Map([
  ["polygon", 3],
  ["rectangle", 2],
  ["circle", 0],
]);

/** From the ground of the world to its top, for a zone without heights. Source: class `Config` of L2-Scripts, `MapMinZ` and `MapMaxZ`. */
export const LOWEST = -32_768;
export const HIGHEST = 32_767;

/** The settings without which a zone is there when the server starts. */
const SWITCHES = ["enabled", "default"];

/** Words that are another kind's. */
const KINDS: Readonly<Record<string, string>> = { headquarter: "hq", epic: "boss", no_summon: "noSummonFriend" };

/** Returns the kind of a word such as `peace_zone`, `SIEGE` or `mother_tree`. */
function kindOf(type: string): string {
  const word = type.replace(/_zone$/u, "");
  const kind = /[a-z]/u.test(word) ? word : word.toLowerCase();
  return KINDS[kind] ?? kind.replace(/_./gu, ([, letter = ""]) => letter.toUpperCase());
}

/**
 * Reads a `<zone name type>` of `<polygon>` and `<rectangle>` with their `<coords loc="x y minZ maxZ">`, and `<circle loc="x y radius minZ maxZ">`. The
 * heights are those of the last corner. One of which a part is taken out is not read. Source: classes `ZoneParser`, `ZoneTemplate` and
 * `AbstractShape` of L2-Scripts.
 */
export function readZoneOfCoords(element: XmlElement) {
  const zone = readAttributes(element, zoneAttributes, { isWhole: true });
  const isSetting = ({ name }: XmlElement) => name === "set";
  const others = element.children.filter((child) => !isSetting(child));
  const shapes = readKnownChildren({ ...element, children: others }, [...CORNERS.keys()]);
  if (zone === undefined || shapes === undefined) return undefined;
  const read = shapes.flatMap((part) => shapeOf(part) ?? []);
  const switches = element.children.filter(
    (set) => isSetting(set) && SWITCHES.includes(attributeOf(set, "name") ?? ""),
  );
  const isOn = switches.map((set) => v.safeParse(flagText, attributeOf(set, "val")));
  if (read.length < shapes.length || read.length === 0 || isOn.some(({ success }) => !success))
    return element.report.refuse(element, "<zone>", "shapes, and settings that can be read", "others");
  return {
    name: zone.name,
    kind: kindOf(zone.type),
    shapes: read,
    enabled: isOn.some(({ output }) => output === false) ? (false as const) : undefined,
  };
}

function shapeOf(element: XmlElement): Shape | undefined {
  const least = CORNERS.get(element.name) ?? 0;
  if (least === 0) {
    const { loc = [] } = readWhole(element, locAttributes) ?? {};
    const [x = 0, y = 0, radius = 0, minZ = LOWEST, maxZ = HIGHEST] = loc;
    return radius < 1 || loc.length === 4 ? undefined : { shape: "cylinder", points: { x, y, radius }, minZ, maxZ };
  }
  const corners = readList(element, "coords", locAttributes)?.map(({ loc }) => loc);
  if (corners === undefined || corners.length < least) return undefined;
  if (corners.some(({ length }) => length !== 2 && length < 4)) return undefined;
  const [, , minZ = LOWEST, maxZ = HIGHEST] = corners.at(-1) ?? [];
  const points = corners.map(([x = 0, y = 0]): [number, number] => [x, y]);
  return { shape: least === 2 ? "cuboid" : "polygon", points, minZ, maxZ };
}
