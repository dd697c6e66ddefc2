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

const coordinate = integerText();
const positionAttributes = v.object({ x: coordinate, y: coordinate, z: coordinate });
const artifactAttributes = v.object({ id: idText });
const towerKinds = v.object({ type: v.picklist(["LIFE_CONTROL", "TRAP_CONTROL"]) });

/** Reads what stands in a castle of `castles.xml`; since revision 400 of aCis artifacts and towers are elements of their own. */
export function partsOf(report: Report, { children }: XmlElement): Parts {
  const idsIn = (name: string) => {
    const child = onlyChild(report, children, name);
    const ids = child && readAttributes(report, child, idsAttributes)?.val;
    return ids && [...new Set(ids)];
  };
  const artifacts = children.find(({ name }) => name === "artifacts");
  const readArtifacts = () =>
    readChildren(report, artifacts, ["artifact"]).flatMap(
      (artifact) => readAttributes(report, artifact, artifactAttributes)?.id ?? [],
    );
  const towersIn = (name: keyof typeof KINDS) => {
    const towers = readChildren(report, onlyChild(report, children, name), ["tower", PLACED_TOWER]).filter(
      (tower) => tower.name !== PLACED_TOWER,
    );
    const places = towers.flatMap((tower) => readAttributes(report, tower, towerAttributes)?.loc ?? []);
    return nonEmpty([...places, ...placedTowers(report, children, name)]);
  };
  return {
    artifactNpcIds: artifacts === undefined ? idsIn("artifact") : nonEmpty(readArtifacts()),
    controlTowers: towersIn("controlTowers"),
    flameTowers: towersIn("flameTowers"),
    npcIds: idsIn("relatedNpcIds") ?? idsIn("npcs"),
  };
}

/** The element of a tower that has its place in an element of its own, and its kind in the list of control towers. */
const PLACED_TOWER = "controlTower";
const KINDS = { controlTowers: "LIFE_CONTROL", flameTowers: "TRAP_CONTROL" } as const;

function placedTowers(report: Report, children: readonly XmlElement[], list: keyof typeof KINDS) {
  const towers = children.find(({ name }) => name === "controlTowers")?.children ?? [];
  return towers.flatMap((tower) => {
    if (tower.name !== PLACED_TOWER || readAttributes(report, tower, towerKinds)?.type !== KINDS[list]) return [];
    return readPart(report, tower.children, "position", positionAttributes) ?? [];
  });
}

type Gate = NonNullable<CastleRow["gates"]>[number];

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
