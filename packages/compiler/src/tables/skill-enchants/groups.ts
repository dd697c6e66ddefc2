import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readEvery, readKnownChildren } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import { idAttributes, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { SourcedTable } from "../sourced-tables.js";
import { chancesOf, FROM_LEVEL, percent, ratesNamed } from "./chances.js";
import { finishGroup } from "./group.js";

const stepAttributes = exactObject({
  level: integerText(1),
  adena: integerText(0),
  exp: v.exactOptional(integerText(0), "0"),
  sp: integerText(0),
  ...ratesNamed("chance"),
  chance76: percent,
});

/** `<group id>` with `<enchant>` for each step. Source: L2J Server 2012 to 2022. */
export function costsByGroup({ report }: Datapack, list: XmlElement): SourcedTable<"skillEnchantCosts"> {
  return readChildren(report, list, ["group"]).flatMap((group) => {
    const id = readAttributes(report, group, idAttributes)?.id;
    const elements = readKnownChildren(report, group, ["enchant"]);
    const steps = readEvery(report, elements, stepAttributes)?.map((step) => ({
      ...step,
      chances: chancesOf("chance", step),
    }));
    if (id === undefined || steps === undefined) return [];
    return finishGroup(report, group, { id, fromLevel: FROM_LEVEL, source: "enchantSkillGroups.xml" }, steps);
  });
}
