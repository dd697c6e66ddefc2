import * as v from "valibot";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { readChildren } from "../../read/element.js";
import { hasFile } from "../../read/file.js";
import { type ElementForm, elementNames, type Form, formFrom, formOf } from "../../read/form.js";
import { readLines } from "../../read/lines.js";
import { findPlace, type Names, readXmlAt } from "../../read/place.js";
import { flagText, idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { readCrops, readSeed } from "./elements.js";

const lineFields = v.object({
  itemId: idText,
  level: integerText(1),
  ...v.entriesFromList(["cropItemId", "matureItemId", "reward1", "reward2", "castleId"], idText),
  isAlternative: flagText,
  seedsLimit: integerText(0),
  cropsLimit: integerText(0),
});

/** The form of a file of lines, whose fields are in the order of class `L2Manor` of L2J before 2009. */
const seedLines: Form = formFrom("L2J before 2009", ["seeds.csv"], "itemId;level;cropItemId");

const readSeedLines = (datapack: Datapack, file: string): SourcedTable<"seeds"> =>
  readLines(datapack, file, { subject: "seed", names: Object.keys(lineFields.entries), schema: lineFields }).flatMap(
    ({ row: { reward1, reward2, ...seed }, ...position }) =>
      finishRow(datapack.report, "seeds", position, { ...seed, rewardItemIds: [reward1, reward2] }),
  );

const FILES: Names = ["seeds.xml", "Seeds.xml", "manors.xml", "ManorSeeds.xml"];

const elementForms: readonly ElementForm<typeof readSeed>[] = [
  formFrom("aCis, L2J Mobius for C6", ["seeds.xml", "ManorSeeds.xml"], "seed", readSeed),
  formFrom("aCis", ["manors.xml"], "manor", readCrops),
  formFrom("L2J Server, L2J Mobius, L2jOrg", ["seeds.xml"], "castle", readCrops),
];

export const seedForms: readonly Form[] = [...elementForms, seedLines];

/** The elements in the file of seeds; those of castles are read once for two tables. */
export const readSeedFile = oncePerDatapack((datapack: Datapack): readonly XmlElement[] =>
  readXmlAt(datapack, FILES, (list) => readChildren(list, elementNames(elementForms))),
);

export function readSeeds(datapack: Datapack): SourcedTable<"seeds"> {
  const lines = `${datapack.folder}/seeds.csv`;
  if (findPlace(datapack, FILES) === undefined && hasFile(datapack, lines)) return readSeedLines(datapack, lines);
  return readSeedFile(datapack).flatMap((element) => formOf(elementForms, element)?.read(element) ?? []);
}
