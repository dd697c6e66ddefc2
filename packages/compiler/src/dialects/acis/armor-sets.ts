import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readChildren, readLeaf } from "../../read/element.js";
import { idOrNoneText as idOrNone, idText, nameText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

const setAttributes = v.strictObject({
  name: nameText,
  chest: idText,
  legs: idOrNone,
  head: idOrNone,
  gloves: idOrNone,
  feet: idOrNone,
  skillId: idOrNone,
  shield: idOrNone,
  shieldSkillId: idOrNone,
  enchant6Skill: idOrNone,
});

/** Reads the `armorSets` table from `xml/armorSets.xml`; the id of a set is its position, from 1. */
export function readArmorSets(datapack: Datapack): SourcedTable<"armorSets"> {
  const list = readXml(datapack, "xml/armorSets.xml");
  if (list === undefined) return [];
  return readChildren(datapack.report, list, ["armorset"]).flatMap((element, index) => {
    const set = readLeaf(datapack.report, element, setAttributes);
    if (set === undefined) return [];
    const { enchant6Skill: enchant6SkillId, ...fields } = set;
    return finishRow(datapack.report, "armorSets", element, { id: index + 1, ...fields, enchant6SkillId });
  });
}
