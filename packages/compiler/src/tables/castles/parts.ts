import { nonEmpty } from "@gamedata/rules";
import type { CastleRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readPart } from "../../read/element.js";
import { readOptionalXml } from "../../read/place.js";
import { idListText, idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { Draft } from "../draft.js";

/** What a castle consists of. */
type Parts = Omit<Draft<CastleRow>, "id" | "circletItemId">;

const idsAttributes = v.object({ val: idListText(1) });
const pointText = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,7},-?\d{1,7},-?\d{1,7}$/u, "x,y,z"),
  v.transform((text) => {
    const [x = 0, y = 0, z = 0] = text.split(",").map(Number);
    return { x, y, z };
  }),
);
const towerAttributes = v.object({ loc: pointText });

/** Reads what stands in a castle of `castles.xml`. */
export function partsOf(report: Report, { children }: XmlElement): Parts {
  const idsIn = (name: string) => {
    const child = onlyChild(report, children, name);
    const ids = child && readAttributes(report, child, idsAttributes)?.val;
    return ids && [...new Set(ids)];
  };
  const towersIn = (name: string) => {
    const towers = readChildren(report, onlyChild(report, children, name), ["tower"]);
    return nonEmpty(towers.flatMap((tower) => readAttributes(report, tower, towerAttributes)?.loc ?? []));
  };
  return {
    artifactNpcIds: idsIn("artifact"),
    controlTowers: towersIn("controlTowers"),
    flameTowers: towersIn("flameTowers"),
    npcIds: idsIn("relatedNpcIds"),
  };
}

type Gate = NonNullable<CastleRow["gates"]>[number];

const coordinate = integerText();
const positionAttributes = v.object({ x: coordinate, y: coordinate, z: coordinate });
const statAttributes = v.object({ hp: integerText(1), pDef: integerText(1), mDef: integerText(1) });
const castleAttributes = v.object({ id: idText });
const doorAttributes = v.object({ type: v.picklist(["DOOR", "WALL"]) });

/** The gates and walls of each castle, by its id; doors of other places are left out. */
export const gatesByCastle = oncePerDatapack((datapack: Datapack): ReadonlyMap<number, readonly Gate[]> => {
  const { report } = datapack;
  const found = new Map<number, Gate[]>();
  const list = readOptionalXml(datapack, ["doors.xml"]);
  for (const element of readChildren(report, list, ["door"])) {
    const { children } = element;
    const castle = readPart(report, children, "castle", castleAttributes)?.id;
    if (castle === undefined) continue;
    const [door, position, stats] = [
      readAttributes(report, element, doorAttributes),
      readPart(report, children, "position", positionAttributes),
      readPart(report, children, "stats", statAttributes),
    ];
    if (door === undefined || position === undefined || stats === undefined) continue;
    const gates = found.get(castle) ?? [];
    found.set(castle, [...gates, { kind: door.type === "WALL" ? "wall" : "gate", ...stats, ...position }]);
  }
  return found;
});
