import * as v from "valibot";
import { readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { idText, integerText } from "../../read/values.js";
import type { ArmorSetForm } from "./set-form.js";
import { finishSet, SLOTS, type Slot, STATS } from "./stated-set.js";

const SKILLS = ["skill", "shield_skill", "enchant6skill"] as const;

const idAttributes = v.strictObject({ id: idText });
const skillAttributes = v.strictObject({ id: idText, level: idText });
const statAttributes = v.strictObject({ val: integerText() });

/** A set that has an element for each slot, skill and stat. */
export const setOfSlots: ArmorSetForm = {
  servers: "L2J Server, L2J Mobius to 2019",
  files: ["stats/armorsets"],
  mark: "set",
  read: (scope, element) => {
    const { report } = scope;
    const set = readAttributes(report, element, idAttributes);
    const stats = STATS.map((stat) => stat.toLowerCase());
    const children = readChildren(report, element, ["chest", ...SLOTS, ...SKILLS, ...stats]);
    const readAll = <Schema extends Parameters<typeof readLeaf>[2]>(name: string, schema: Schema) =>
      children.filter((child) => child.name === name).flatMap((child) => readLeaf(report, child, schema) ?? []);
    const idsOf = (slot: Slot) => readAll(slot, idAttributes).map(({ id }) => id);
    return finishSet(scope, element, {
      id: set?.id,
      pieces: SLOTS.flatMap(idsOf),
      idsOf,
      skills: readAll("skill", skillAttributes),
      shieldSkillId: readAll("shield_skill", skillAttributes)[0]?.id,
      enchant6SkillId: readAll("enchant6skill", skillAttributes)[0]?.id,
      statOf: (stat) => readAll(stat.toLowerCase(), statAttributes)[0]?.val,
    });
  },
};
