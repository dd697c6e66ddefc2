import { columnElements, columnLines, hasElementsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { attributeOf, readChildren, readLeaf } from "../../read/element.js";
import { type Form, formFrom } from "../../read/form.js";
import { readOptionalXml } from "../../read/place.js";
import type { SourcedTable } from "../table-rows.js";
import { readFishDump } from "./dumps.js";
import { finishFish, namedFish, numberedFish, scriptedFish } from "./fish.js";

const FILES = ["fish.xml", "stats/fishing/fishes.xml"] as const;
const SCRIPTED = "fishdata.xml";

export const fishForms: readonly Form[] = [
  formFrom("L2J Server, L2J Mobius, L2JHellas", FILES, "fish@fishGuts"),
  formFrom("aCis", ["fish.xml"], "fish@gutsCheckTime"),
  formFrom("L2-Scripts", [SCRIPTED], "fish@guts_check_time"),
  formFrom("L2J before 2012", ["sql/fish.sql"], "id, level, fish_type, fish_group, fish_guts"),
  columnElements("fish"),
  columnLines("fish"),
];

/** Reads the `fishes` table: from a file of `<fish>`, or from the dump `fish`. */
export function readFishes(datapack: Datapack): SourcedTable<"fishes"> {
  const list = hasElementsOf(datapack, "fish") ? undefined : readOptionalXml(datapack, [...FILES, SCRIPTED]);
  if (list === undefined) return readFishDump(datapack);
  return readChildren(list, ["fish"]).flatMap((element) => {
    const has = (name: string) => attributeOf(element, name) !== undefined;
    const fish = readLeaf(element, has("fishGuts") ? namedFish : has("grade") ? scriptedFish : numberedFish);
    return fish === undefined ? [] : finishFish(datapack.report, element, fish);
  });
}
