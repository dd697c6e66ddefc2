import * as v from "valibot";
import type { Report, SourcePosition } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren } from "../../read/element.js";
import type { Form } from "../../read/form.js";
import { findPlace } from "../../read/place.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { idText, integerText } from "../../read/values.js";
import { readXml, type XmlElement } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import { readSeedFile } from "../seeds/seeds.js";
import type { SourcedTable } from "../sourced-tables.js";
import { gatesByCastle, partsOf } from "./parts.js";

/**
 * The circlet of each castle, in the order of the castles' ids from 1. Source: `ec_castle_num` in the setting `equip_condition` of the
 * circlets in stats/items/06800-06899.xml and 08100-08199.xml; xml/castles.xml of the aCis datapack states the same.
 */
export const CIRCLETS: readonly number[] = [6838, 6835, 6839, 6837, 6840, 6834, 6836, 8182, 8183];

const statedAttributes = v.strictObject({ id: idText, circletId: idText });
const castleAttributes = v.object({ id: integerText(1, CIRCLETS.length) });
/** A castle that states its circlet, and what stands in it. */
function readStated(datapack: Datapack, element: XmlElement): SourcedTable<"castles"> {
  const { report } = datapack;
  const castle = readAttributes(report, element, statedAttributes);
  if (castle === undefined) return [];
  return finishRow(report, "castles", element, {
    id: castle.id,
    circletItemId: castle.circletId,
    ...partsOf(report, element),
    gates: gatesByCastle(datapack).get(castle.id),
  });
}

/** A castle in the file of seeds. */
function readCastle(report: Report, element: XmlElement): SourcedTable<"castles"> {
  const castle = readAttributes(report, element, castleAttributes);
  return castle === undefined ? [] : withCirclet(report, element, castle.id);
}

/** A castle whose circlet only the engine knows. */
function withCirclet(report: Report, position: SourcePosition, id: number): SourcedTable<"castles"> {
  const circletItemId = CIRCLETS[id - 1];
  return circletItemId === undefined ? [] : finishRow(report, "castles", position, { id, circletItemId });
}

/** The forms of the `castles` table. */
export const castleForms: readonly Form[] = [
  { servers: "aCis", files: ["castles.xml"], mark: "castle@circletId" },
  { servers: "L2J Server, L2J Mobius, L2jOrg", files: ["seeds.xml"], mark: "castle" },
  { servers: "L2J before 2009", files: ["sql/castle.sql"], mark: "id, name" },
];

/** Reads the `castles` table. */
export function readCastles(datapack: Datapack): SourcedTable<"castles"> {
  const { report } = datapack;
  const file = findPlace(datapack, ["castles.xml"]);
  if (file === undefined) {
    const castles = readSeedFile(datapack).filter(({ name }) => name === "castle");
    if (castles.length === 0 && !report.isStrict) {
      const rows = readSqlRowsOf(datapack, "castle", castleAttributes);
      return rows.flatMap(({ row: { id }, ...position }) => withCirclet(report, position, id));
    }
    return castles.flatMap((element) => readCastle(report, element));
  }
  const list = readXml(datapack, file);
  return readChildren(report, list, ["castle"]).flatMap((element) => readStated(datapack, element));
}
