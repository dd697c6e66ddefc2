import type { ClanHallRow } from "@gamedata/schema";
import * as v from "valibot";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { attributeOf, onlyChild, readAttributes, readChildren, readLeaves } from "../../read/element.js";
import { fieldsNamed, openFields } from "../../read/fields.js";
import { hasFile } from "../../read/file.js";
import { type Form, formFrom } from "../../read/form.js";
import { readSharedXml } from "../../read/place.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { idText, integerText, labelText, openIdAttributes, positiveOrNone } from "../../read/values.js";
import { readXmlTree, type XmlElement } from "../../read/xml.js";
import { type Draft, finishRow, type SourcedTable } from "../table-rows.js";

export const clanHallForms: readonly Form[] = [
  formFrom("aCis", ["clanHalls.xml"], "clanhall@defaultBid"),
  formFrom("aCis", ["clanHalls.xml"], "clanHall/agit"),
  formFrom("L2J Mobius", ["residences/clanHalls"], "clanHall@grade"),
  formFrom("L2J", ["sql/clanhall.sql"], "id, name, lease, location, Grade"),
  formFrom("L2J since 2012", ["sql/siegable_clanhall.sql"], "clanHallId, name, location"),
];

const number = integerText(0);
const names = { id: idText, name: labelText };
/** A hall that is won in a siege has no price. */
const siegeAttributes = openFields({ ...names, town: [labelText, "loc"] });
const hallAttributes = openFields({
  ...names,
  town: [labelText, "loc"],
  ...fieldsNamed(number, "grade lease minBid=defaultBid"),
});
const nameAttributes = v.object(names);
const agitAttributes = openFields({
  town: [labelText, "loc"],
  lease: number,
  minBid: [number, "auctionMin"],
  grade: v.exactOptional(number),
});
const hallColumns = openFields({
  ...names,
  lease: v.exactOptional(number),
  town: [v.exactOptional(labelText), "location"],
  grade: [v.exactOptional(number), "Grade"],
});
const siegeColumns = openFields({ id: [idText, "clanHallId"], name: labelText, town: [labelText, "location"] });
/** What the dumps of the first chronicles do not state. */
const PRICES = [["lease"], ["location"], ["Grade"]];

const GRADES = ["NONE", "D", "C", "B", "A", "S"] as const;
const gradeText = v.pipe(
  labelText,
  v.transform((text) => text.replace(/^GRADE_/u, "")),
  v.picklist(GRADES),
);
/** How far the number of a grade is behind its place in the list: a hall of grade B has 2 in the other forms. */
const FIRST_GRADE = 1;
/** The elements with the doors of a hall: of L2J Mobius, and of L2jOrg. */
const DOORS: readonly string[] = ["doorlist", "doors"];
const residenceAttributes = v.object({ ...names, grade: gradeText });
const auctionAttributes = v.object({ minBid: number, lease: number });

/** The clan halls in the folder of residences, and the clan hall of each door that they name, by the id of the door. */
const readResidences = oncePerDatapack((datapack: Datapack) => {
  const { report, folder } = datapack;
  const residences = `${folder}/residences/clanHalls`;
  const hallOfDoor = new Map<number, number>();
  if (report.isStrict || !hasFile(datapack, residences)) return { hallOfDoor };
  const halls = readXmlTree(datapack, residences, (root) =>
    readChildren(root, ["clanHall"]).flatMap((element) => {
      const hall = readAttributes(element, residenceAttributes);
      const auction = onlyChild(element.children, "auction");
      const price = auction && readAttributes(auction, auctionAttributes);
      if (hall === undefined || (auction && price === undefined)) return [];
      const { id, name, grade } = hall;
      const doors = element.children.find((child) => DOORS.includes(child.name));
      for (const door of readLeaves(doors, "door", openIdAttributes)) hallOfDoor.set(door.id, id);
      return finishRow(report, "clanHalls", element, {
        id,
        name,
        town: townOf(root.file, residences),
        grade: positiveOrNone(GRADES.indexOf(grade) - FIRST_GRADE),
        lease: price?.lease ?? 0,
        minBid: positiveOrNone(price?.minBid),
      });
    }),
  );
  return { halls, hallOfDoor };
});

/** Returns the clan hall of each door that the files of clan halls name, by the id of the door. */
export const clanHallsOfDoors = (datapack: Datapack): ReadonlyMap<number, number> =>
  readResidences(datapack).hallOfDoor;

/** Reads the `clanHalls` table: a file of `<clanhall>`, files of `<clanHall>` in a folder for each town, or the two dumps. */
export function readClanHalls(datapack: Datapack): SourcedTable<"clanHalls"> {
  const { report } = datapack;
  const list = readSharedXml(datapack, ["clanHalls.xml"]);
  if (list !== undefined) {
    return readChildren(list, ["clanhall"]).flatMap((element) => {
      const hall = readListed(element);
      return hall === undefined ? [] : finishRow(report, "clanHalls", element, hall);
    });
  }
  if (report.isStrict) return [];
  const { halls } = readResidences(datapack);
  if (halls !== undefined) return halls;
  const leased = readSqlRowsOf(datapack, "clanhall", hallColumns, PRICES).flatMap(({ row, ...position }) => {
    const { id, name, town, lease, grade } = row;
    if (town !== undefined && lease !== undefined && grade !== undefined)
      return finishRow(report, "clanHalls", position, { id, name, town, grade: positiveOrNone(grade), lease });
    return report.omit(position, `clan hall ${id}`, "where it is and what it costs", "its owner alone");
  });
  const won = readSqlRowsOf(datapack, "siegable_clanhall", siegeColumns).flatMap(({ row, ...position }) =>
    finishRow(report, "clanHalls", position, { ...row, lease: 0 }),
  );
  return [...leased, ...won];
}

/** Returns the town that a file is of: its folder, or its own name where it stands in no further folder. */
function townOf(file: string, residences: string): string {
  const [name = "", folder = ""] = file.split("/").toReversed();
  return residences.endsWith(folder) ? name.replace(/\.xml$/iu, "") : folder;
}

/** Reads a hall of the file of all halls. The first files with `<agit>` state no grade in it: its `size` is none. */
function readListed(element: XmlElement): Draft<ClanHallRow> | undefined {
  const agit = onlyChild(element.children, "agit");
  if (agit !== undefined) {
    const hall = readAttributes(element, nameAttributes);
    const price = readAttributes(agit, agitAttributes);
    return (
      hall && price && { ...hall, ...price, grade: positiveOrNone(price.grade), minBid: positiveOrNone(price.minBid) }
    );
  }
  if (attributeOf(element, "siegeLength") !== undefined && attributeOf(element, "lease") === undefined) {
    const hall = readAttributes(element, siegeAttributes);
    return hall && { ...hall, lease: 0 };
  }
  const hall = readAttributes(element, hallAttributes);
  return hall && { ...hall, grade: positiveOrNone(hall.grade), minBid: positiveOrNone(hall.minBid) };
}
