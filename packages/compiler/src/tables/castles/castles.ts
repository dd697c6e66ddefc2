import { nonEmpty } from "@gamedata/rules";
import type { CastleRow } from "@gamedata/schema";
import * as v from "valibot";
import type { SourcePosition } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren, readPart } from "../../read/element.js";
import { type Form, formFrom } from "../../read/form.js";
import { readSharedXml } from "../../read/place.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { idListText, idText, integerText, numbersText, openIdAttributes, pointEntries } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { gatesOf } from "../doors/doors.js";
import { readSeedFile } from "../seeds/seeds.js";
import { type Draft, finishRow, type SourcedTable } from "../table-rows.js";

/**
 * The circlet of each castle, in the order of the castles' ids from 1. Source: `ec_castle_num` in the setting `equip_condition` of the
 * circlets in stats/items/06800-06899.xml and 08100-08199.xml; xml/castles.xml of the aCis datapack states the same.
 */
export const CIRCLETS: readonly number[] = [6838, 6835, 6839, 6837, 6840, 6834, 6836, 8182, 8183];

const statedAttributes = v.object({ id: idText, circletId: idText });
const castleAttributes = v.object({ id: integerText(1, CIRCLETS.length) });
/** A castle that states its circlet, and what stands in it. */
function readStated(datapack: Datapack, element: XmlElement): SourcedTable<"castles"> {
  const castle = readAttributes(element, statedAttributes);
  if (castle === undefined) return [];
  return finishRow(datapack.report, "castles", element, {
    id: castle.id,
    circletItemId: castle.circletId,
    ...partsOf(element),
    gates: nonEmpty(gatesOf(datapack, castle.id)),
  });
}

/** A castle in the file of seeds. */
function readCastle(datapack: Datapack, element: XmlElement): SourcedTable<"castles"> {
  const castle = readAttributes(element, castleAttributes);
  return castle === undefined ? [] : withCirclet(datapack, element, castle.id);
}

/** A castle whose circlet only the engine knows. */
function withCirclet(datapack: Datapack, position: SourcePosition, id: number): SourcedTable<"castles"> {
  const circletItemId = CIRCLETS[id - 1];
  if (circletItemId === undefined) return [];
  const gates = nonEmpty(gatesOf(datapack, id));
  return finishRow(datapack.report, "castles", position, { id, circletItemId, gates });
}

export const castleForms: readonly Form[] = [
  formFrom("aCis", ["castles.xml"], "castle@circletId"),
  formFrom("L2J Server, L2J Mobius, L2jOrg", ["seeds.xml"], "castle"),
  formFrom("L2J before 2009", ["sql/castle.sql"], "id, name"),
];

export function readCastles(datapack: Datapack): SourcedTable<"castles"> {
  const list = readSharedXml(datapack, ["castles.xml"]);
  if (list === undefined) {
    const castles = readSeedFile(datapack).filter(({ name }) => name === "castle");
    if (castles.length === 0 && !datapack.report.isStrict) {
      const rows = readSqlRowsOf(datapack, "castle", castleAttributes);
      return rows.flatMap(({ row: { id }, ...position }) => withCirclet(datapack, position, id));
    }
    return castles.flatMap((element) => readCastle(datapack, element));
  }
  return readChildren(list, ["castle"]).flatMap((element) => readStated(datapack, element));
}

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
function partsOf({ children }: XmlElement): Parts {
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
