import type { Datapack } from "../../read/datapack.js";
import { readChildren } from "../../read/element.js";
import { readXmlFolder } from "../../read/xml.js";
import { withIcons } from "../../tables/icons.js";
import { readClassicSkill } from "../../tables/skills/classic.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

/** Reads the `skills` table from `xml/skills`; icons from `client/skill-icons.json`. */
export function readSkills(datapack: Datapack): SourcedTable<"skills"> {
  const { report } = datapack;
  return withIcons(datapack, "skill", (iconOf) =>
    readXmlFolder(datapack, "xml/skills", (list) =>
      readChildren(report, list, ["skill"]).flatMap((element) =>
        readClassicSkill(report, element, { iconOf, isAcis: true }),
      ),
    ),
  );
}
