import { presentGroup } from "@gamedata/rules";
import * as v from "valibot";
import { hasRowsOf, readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { fieldsNamed, openFields } from "../../read/fields.js";
import { type Form, formFrom } from "../../read/form.js";
import { idOrNoneText, idText, integerText, skillLevelListText } from "../../read/values.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { setSkills } from "./stated-set.js";

const part = v.exactOptional(idOrNoneText);

const otherPiece = v.exactOptional(
  v.pipe(
    integerText(0),
    v.transform((id) => (id === 0 ? undefined : [id])),
  ),
);

const columns = openFields({
  ...fieldsNamed(idText, "id chest"),
  ...v.entriesFromList(["legs", "head", "gloves", "feet"], idOrNoneText),
  // The skill of a set, in later revisions with its level, and then several such as `3006-1;3509-1;`.
  skillId: [part, "skill_id"],
  skillLevel: [v.exactOptional(idOrNoneText, "1"), "skill_lvl"],
  skill: v.exactOptional(skillLevelListText),
  ...fieldsNamed(part, "shield shieldSkillId=shield_skill_id enchant6SkillId=enchant6skill"),
  // The masterworks, each of which counts as the piece itself (class `L2ArmorSet`, method `containAll`).
  ...fieldsNamed(otherPiece, "otherLegs=mw_legs otherHead=mw_head otherGloves=mw_gloves otherFeet=mw_feet"),
  ...fieldsNamed(otherPiece, "otherShield=mw_shield"),
});

/** The columns that dumps of earlier chronicles lack, such as C4, whose sets have no skill when enchanted. */
const LATER = [["shield"], ["shield_skill_id"], ["enchant6skill"]];

export const armorSetDump: Form = formFrom("L2J before 2012", ["sql/armorsets.sql"], "chest, legs, head, gloves, feet");

export const hasArmorSetDump = (datapack: Datapack): boolean => hasRowsOf(datapack, "armorsets");

/**
 * Reads the `armorSets` table from the dump `armorsets` of L2J before 2012, with the additions of the server's owner. A set has the name of
 * its chest, since the source has none; and the id of its chest where another set has its own, since the server knows sets by their chests
 * (class `ArmorSetsTable`).
 */
export function readArmorSetDump(datapack: Datapack, items: SourcedTable<"items">): SourcedTable<"armorSets"> {
  const names = new Map(items.map(({ row }) => [row.id, row.name]));
  const chests = new Map<number, number>();
  return readRowsOf(datapack, "armorsets", columns, LATER).flatMap(({ row, ...position }) => {
    const first = chests.get(row.id) ?? row.chest;
    chests.set(row.id, first);
    const {
      skillId: id,
      skillLevel: level,
      skill = [],
      otherLegs: legs,
      otherHead: head,
      otherGloves: gloves,
      otherFeet: feet,
      otherShield: shield,
      ...pieces
    } = row;
    const name = names.get(row.chest);
    if (name === undefined)
      return datapack.report.error(position, `set ${row.id}`, "a known item for the chest", String(row.chest));
    return finishRow(datapack.report, "armorSets", position, {
      ...pieces,
      id: first === row.chest ? row.id : row.chest,
      name,
      ...setSkills(id === undefined || level === undefined ? skill : [{ id, level }]),
      alternatives: presentGroup({ legs, head, gloves, feet, shield }),
    });
  });
}
