import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { onlyChild, readAttributes, readChildren } from "../../read/element.js";
import { hasFile } from "../../read/file.js";
import type { Form } from "../../read/form.js";
import { readOptionalXml } from "../../read/place.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { idText, integerText, labelText, positiveOrNone } from "../../read/values.js";
import { readXmlTree } from "../../read/xml.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";

/** The forms of the `clanHalls` table. */
export const clanHallForms: readonly Form[] = [
  { servers: "aCis", files: ["clanHalls.xml"], mark: "clanhall@defaultBid" },
  { servers: "L2J Mobius", files: ["residences/clanHalls"], mark: "clanHall@grade" },
  { servers: "L2J", files: ["sql/clanhall.sql"], mark: "id, name, lease, location, Grade" },
];

const number = integerText(0);
const hallAttributes = v.object({
  id: idText,
  name: labelText,
  loc: labelText,
  grade: number,
  lease: number,
  defaultBid: number,
});
const hallColumns = v.object({ id: idText, name: labelText, lease: number, location: labelText, Grade: number });

const GRADES = ["GRADE_NONE", "GRADE_D", "GRADE_C", "GRADE_B", "GRADE_A", "GRADE_S"] as const;
/** How far the number of a grade is behind its place in the list: a hall of grade B has 2 in the other forms. */
const FIRST_GRADE = 1;
const residenceAttributes = v.object({ id: idText, name: labelText, grade: v.picklist(GRADES) });
const auctionAttributes = v.object({ minBid: number, lease: number });

/** Reads the `clanHalls` table: from a file of `<clanhall>`, files of `<clanHall>` in a folder of each town, or the dump `clanhall`. */
export function readClanHalls(datapack: Datapack): SourcedTable<"clanHalls"> {
  const { report, folder } = datapack;
  const list = readOptionalXml(datapack, ["clanHalls.xml"]);
  if (list !== undefined) {
    return readChildren(report, list, ["clanhall"]).flatMap((element) => {
      const hall = readAttributes(report, element, hallAttributes);
      if (hall === undefined) return [];
      const { id, name, loc: town, lease, grade, defaultBid } = hall;
      return finishRow(report, "clanHalls", element, {
        id,
        name,
        town,
        grade: positiveOrNone(grade),
        lease,
        minBid: positiveOrNone(defaultBid),
      });
    });
  }
  if (report.isStrict) return [];
  const residences = `${folder}/residences/clanHalls`;
  if (hasFile(datapack, residences)) {
    return readXmlTree(datapack, residences, (root) =>
      readChildren(report, root, ["clanHall"]).flatMap((element) => {
        const hall = readAttributes(report, element, residenceAttributes);
        const auction = onlyChild(report, element.children, "auction");
        const price = auction && readAttributes(report, auction, auctionAttributes);
        const town = root.file.split("/").at(-2);
        if (hall === undefined || town === undefined) return [];
        const { id, name, grade } = hall;
        return finishRow(report, "clanHalls", element, {
          id,
          name,
          town,
          grade: positiveOrNone(GRADES.indexOf(grade) - FIRST_GRADE),
          lease: price?.lease ?? 0,
          minBid: positiveOrNone(price?.minBid),
        });
      }),
    );
  }
  return readSqlRowsOf(datapack, "clanhall", hallColumns).flatMap(
    ({ row: { id, name, location: town, lease, Grade }, ...position }) =>
      finishRow(report, "clanHalls", position, { id, name, town, grade: positiveOrNone(Grade), lease }),
  );
}
