import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { formOf } from "../../read/form.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { listsOfCrystals } from "./crystals.js";
import { listOfColors, listsOfItems, type SoulCrystalForm, type SoulCrystalTables } from "./details.js";

export const soulCrystalForms: readonly SoulCrystalForm[] = [listsOfCrystals, listsOfItems, listOfColors];

const FILES: Names = ["soulCrystals.xml", "levelUpCrystalData.xml", "LevelUpCrystalData.xml", "crystalsData.xml"];

const NONE: SoulCrystalTables = { soulCrystals: [], soulCrystalNpcs: [] };

/** Reads the `soulCrystals` and `soulCrystalNpcs` tables; a datapack without such a file has none. */
export const readSoulCrystals = oncePerDatapack((datapack: Datapack): SoulCrystalTables => {
  const list = readOptionalXml(datapack, FILES);
  const form = list?.children.flatMap((group) => formOf(soulCrystalForms, group) ?? [])[0];
  return list && form ? form.read(list) : NONE;
});
