import type { Datapack } from "../../read/datapack.js";
import { readChildren } from "../../read/element.js";
import { readXmlFolder } from "../../read/xml.js";
import { warnUnusedRows } from "../../tables/client-rows.js";
import { readClassicSkill } from "../../tables/skills/classic.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";
import { readIcons } from "./icons.js";

/** Reads the `skills` table from `xml/skills`; icons from `client/skill-icons.json`. */
export function readSkills(datapack: Datapack): SourcedTable<"skills"> {
  const { report } = datapack;
  const icons = readIcons(datapack, "skill");
  const iconOf = (id: number) => icons.get(id)?.row.iconFile;
  const rows = readXmlFolder(datapack, "xml/skills", (list) =>
    readChildren(report, list, ["skill"]).flatMap((element) =>
      readClassicSkill(report, element, { iconOf, isAcis: true }),
    ),
  );
  warnUnusedRows(report, "icon of skill", icons, rows, ({ id }) => id);
  return rows;
}
