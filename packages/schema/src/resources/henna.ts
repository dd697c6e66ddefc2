import * as v from "valibot";
import { dyeFacts, engravePrice, hennaStatChanges } from "../rows/henna.js";
import { closedObject, optionalList } from "../values/form.js";
import { hennaId, itemId } from "../values/id.js";
import { iconFile } from "../values/measure.js";
import { classRef } from "./reference.js";
import { skillSummary } from "./skill.js";

export const hennaSummary = closedObject("Henna symbol and the dye that engraves it.", {
  symbolId: hennaId,
  displayName: v.nullable(v.string()),
  iconFile: v.nullable(iconFile),
  shortLabel: v.nullable(v.string()),
  statChanges: hennaStatChanges,
  engravePrice,
  ...dyeFacts,
  dyeItem: v.strictObject({ id: itemId, name: v.string(), iconFile: v.nullable(iconFile) }),
});

export const hennaDetail = closedObject("Henna symbol with the classes that can use it, ordered by class id.", () => ({
  ...hennaSummary.entries,
  skills: optionalList(skillSummary, "Skills that a character with the symbol has."),
  allowedClasses: v.array(classRef),
}));
