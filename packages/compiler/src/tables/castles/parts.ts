import { nonEmpty } from "@gamedata/rules";
import type { CastleRow } from "@gamedata/schema";
import * as v from "valibot";
import { onlyChild, readAttributes, readChildren, readPart } from "../../read/element.js";
import { idListText, numbersText, openIdAttributes, pointEntries } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { Draft } from "../table-rows.js";

type Parts = Omit<Draft<CastleRow>, "id" | "circletItemId">;

const idsAttributes = v.object({ val: idListText(1) });
const pointText = v.pipe(
  numbersText(3, ","),
  v.transform(([x = 0, y = 0, z = 0]) => ({ x, y, z })),
);
const towerAttributes = v.object({ loc: pointText });

const positionAttributes = v.object(pointEntries);
const towerKinds = v.object({ type: v.picklist(["LIFE_CONTROL", "TRAP_CONTROL"]) });

/** Reads what stands in a castle of `castles.xml`; since revision 400 of aCis artifacts and towers are elements of their own. */
export function partsOf({ children }: XmlElement): Parts {
  const idsIn = (name: string) => {
    const child = onlyChild(children, name);
    const ids = child && readAttributes(child, idsAttributes)?.val;
    return ids && [...new Set(ids)];
  };
  const artifacts = children.find(({ name }) => name === "artifacts");
  const readArtifacts = () =>
    readChildren(artifacts, ["artifact"]).flatMap((artifact) => readAttributes(artifact, openIdAttributes)?.id ?? []);
  const towersIn = (name: keyof typeof KINDS) => {
    const towers = readChildren(onlyChild(children, name), ["tower", PLACED_TOWER]).filter(
      (tower) => tower.name !== PLACED_TOWER,
    );
    const places = towers.flatMap((tower) => readAttributes(tower, towerAttributes)?.loc ?? []);
    return nonEmpty([...places, ...placedTowers(children, name)]);
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

function placedTowers(children: readonly XmlElement[], list: keyof typeof KINDS) {
  const towers = children.find(({ name }) => name === "controlTowers")?.children ?? [];
  return towers.flatMap((tower) => {
    if (tower.name !== PLACED_TOWER || readAttributes(tower, towerKinds)?.type !== KINDS[list]) return [];
    return readPart(tower.children, "position", positionAttributes) ?? [];
  });
}
