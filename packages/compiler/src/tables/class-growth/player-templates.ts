import { type Datapack, type Sourced, sourcedAt } from "../../read/datapack.js";
import { readAttributes, readChildren } from "../../read/element.js";
import { fieldsNamed, openFields } from "../../read/fields.js";
import { readSharedXml } from "../../read/place.js";
import { integerText, numberListText } from "../../read/values.js";
import { PLAYER_TEMPLATES } from "../classes/start-items.js";
import type { GrowthDraft } from "./class-templates.js";
import { baseNumbers, withEngineNumbers } from "./engine.js";

const templateAttributes = openFields({
  classId: [integerText(0), "id"],
  ...baseNumbers,
  ...fieldsNamed(numberListText, "hp=hpTable mp=mpTable cp=cpTable"),
});

/** In how many parts the file states what others state in one. Source: class `PlayerTemplateData`. */
const CRITICAL_PARTS = 10;

/** Reads the growth of classes from `<class id baseSTR … hpTable="80;91.83" mpTable cpTable>`. */
export function readPlayerTemplates(
  datapack: Datapack,
  fighters: ReadonlySet<number>,
): readonly Sourced<GrowthDraft>[] {
  const list = datapack.report.isStrict ? undefined : readSharedXml(datapack, [PLAYER_TEMPLATES]);
  return readChildren(list, ["class", "playerTemplate"]).flatMap((element) => {
    // The first versions have the tables in dumps.
    if (element.name !== "class") return [];
    const read = readAttributes(element, templateAttributes, { isWhole: true });
    if (read === undefined) return [];
    const row = { ...read, crit: Math.trunc(read.crit / CRITICAL_PARTS) };
    return [sourcedAt(element, withEngineNumbers(row, fighters))];
  });
}
