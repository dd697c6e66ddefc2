import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { readChildren } from "../../read/element.js";
import { hasFile } from "../../read/file.js";
import { type ElementForm, elementNames, type Form, formOf } from "../../read/form.js";
import { findPlace, type Names, readXmlAt } from "../../read/place.js";
import type { XmlElement } from "../../read/xml.js";
import type { SourcedTable } from "../sourced-tables.js";
import { readCrops } from "./crops.js";
import { readSeed } from "./elements.js";
import { readSeedLines, seedLines } from "./lines.js";
import { readManor } from "./manors.js";

const FILES: Names = ["seeds.xml", "Seeds.xml", "manors.xml", "ManorSeeds.xml"];

const elementForms: readonly ElementForm<typeof readSeed>[] = [
  { servers: "aCis, L2J Mobius for C6", files: ["seeds.xml", "ManorSeeds.xml"], mark: "seed", read: readSeed },
  { servers: "aCis", files: ["manors.xml"], mark: "manor", read: readManor },
  { servers: "L2J Server, L2J Mobius, L2jOrg", files: ["seeds.xml"], mark: "castle", read: readCrops },
];

/** The forms of the `seeds` table. */
export const seedForms: readonly Form[] = [...elementForms, seedLines];

/** The elements in the file of seeds; those of castles are read once for two tables. */
export const readSeedFile = oncePerDatapack((datapack: Datapack): readonly XmlElement[] =>
  readXmlAt(datapack, FILES, (list) => readChildren(datapack.report, list, elementNames(elementForms))),
);

/** Reads the `seeds` table. */
export function readSeeds(datapack: Datapack): SourcedTable<"seeds"> {
  const lines = `${datapack.folder}/seeds.csv`;
  if (findPlace(datapack, FILES) === undefined && hasFile(datapack, lines)) return readSeedLines(datapack, lines);
  return readSeedFile(datapack).flatMap(
    (element) => formOf(elementForms, element)?.read(datapack.report, element) ?? [],
  );
}
