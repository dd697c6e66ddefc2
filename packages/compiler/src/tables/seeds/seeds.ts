import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { readChildren } from "../../read/element.js";
import { type ElementForm, elementNames, formOf } from "../../read/form.js";
import { type Names, readXmlAt } from "../../read/place.js";
import type { XmlElement } from "../../read/xml.js";
import type { SourcedTable } from "../sourced-tables.js";
import { readCrops } from "./crops.js";
import { readSeed } from "./elements.js";

const FILES: Names = ["seeds.xml", "Seeds.xml"];

/** The forms of the `seeds` table. */
export const seedForms: readonly ElementForm<typeof readSeed>[] = [
  { servers: "aCis", files: ["seeds.xml"], mark: "seed", read: readSeed },
  { servers: "L2J Server, L2J Mobius, L2jOrg", files: ["seeds.xml"], mark: "castle", read: readCrops },
];

/** The elements in the file of seeds; those of castles are read once for two tables. */
export const readSeedFile = oncePerDatapack((datapack: Datapack): readonly XmlElement[] =>
  readXmlAt(datapack, FILES, (list) => readChildren(datapack.report, list, elementNames(seedForms))),
);

/** Reads the `seeds` table. */
export const readSeeds = (datapack: Datapack): SourcedTable<"seeds"> =>
  readSeedFile(datapack).flatMap((element) => formOf(seedForms, element)?.read(datapack.report, element) ?? []);
