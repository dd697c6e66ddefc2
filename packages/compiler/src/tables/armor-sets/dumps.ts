import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import type { Form } from "../../read/form.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { idOrNoneText, idText, labelText } from "../../read/values.js";
import { finishRow } from "../draft.js";
import type { SourcedTable } from "../sourced-tables.js";
import { setSkills } from "./set-skills.js";

const columns = v.object({
  id: idText,
  chest: idText,
  legs: idOrNoneText,
  head: idOrNoneText,
  gloves: idOrNoneText,
  feet: idOrNoneText,
  // The skill of a set; in later revisions several, each with its level, such as `3006-1;3509-1;`.
  skill_id: v.exactOptional(idOrNoneText),
  skill: v.exactOptional(labelText),
  shield: idOrNoneText,
  shield_skill_id: idOrNoneText,
  enchant6skill: idOrNoneText,
});

/** The form of a dump. */
export const armorSetDump: Form = {
  servers: "L2J before 2012",
  files: ["sql/armorsets.sql"],
  mark: "chest, legs, head, gloves, feet",
};

/** Whether a datapack has its armor sets in a dump. */
export const hasArmorSetDump = (datapack: Datapack): boolean => hasFile(datapack, "sql/armorsets.sql");

/**
 * Reads the `armorSets` table from the dump `armorsets` of L2J before 2012, with the additions of the server's owner. A set has the name of
 * its chest, since the source has none.
 */
export function readArmorSetDump(datapack: Datapack, items: SourcedTable<"items">): SourcedTable<"armorSets"> {
  const { report } = datapack;
  const names = new Map(items.map(({ row }) => [row.id, row.name]));
  return readSqlRowsOf(datapack, "armorsets", columns).flatMap(({ row, ...position }) => {
    const { skill_id: skillId, skill, shield_skill_id: shieldSkillId, enchant6skill: enchant6SkillId, ...pieces } = row;
    const name = names.get(row.chest);
    if (name === undefined) {
      report.error(position, `set ${row.id}`, "a known item for the chest", String(row.chest));
      return [];
    }
    const skills = skill === undefined ? [] : skillsOf(skill);
    return finishRow(report, "armorSets", position, {
      ...pieces,
      name,
      ...setSkills(skillId === undefined ? skills : [{ id: skillId, level: 1 }]),
      shieldSkillId,
      enchant6SkillId,
    });
  });
}

const skillsOf = (text: string) =>
  [...text.matchAll(/(\d+)-(\d+)/gu)]
    .map(([, id, level]) => ({ id: Number(id), level: Number(level) }))
    .filter(({ id }) => id !== 0);
