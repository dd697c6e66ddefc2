import * as v from "valibot";
import type { HennaRow } from "../generated/types.js";
import { closedObject, described, optional, optionalList } from "../values/form.js";
import { classId, hennaId, itemId } from "../values/id.js";
import { count, iconFile, integer, label, positiveCount } from "../values/measure.js";
import { skillLevelKey, skillLevelRef } from "./skill.js";
import type { TableDescription } from "./table.js";

const points: v.GenericSchema<number> = described(integer, "Points added to the base stat.");
const statChange = optional(points);

export const hennaStat = v.picklist(["STR", "CON", "DEX", "INT", "MEN", "WIT", "LUC", "CHA"]);

export const hennaStatChanges = closedObject(
  "Base stats that a henna symbol changes; LUC and CHA are of chronicles since Ertheia.",
  {
    STR: statChange,
    CON: statChange,
    DEX: statChange,
    INT: statChange,
    MEN: statChange,
    WIT: statChange,
    LUC: statChange,
    CHA: statChange,
  },
);

export const engravePrice = described(count, "Adena charged to engrave; not the dye's price in a shop.");

export const dyeFacts = {
  dyeCount: optional(positiveCount, "Dyes that engraving takes."),
  removalFee: optional(count, "Adena charged to remove the symbol."),
  returnedDyes: optional(count, "Dyes that removing the symbol gives back."),
};

export const hennaRow = closedObject("Henna symbol. The name, icon and label are missing where the source has none.", {
  symbolId: hennaId,
  dyeItemId: itemId,
  engravePrice,
  ...dyeFacts,
  statChanges: hennaStatChanges,
  skills: optionalList(skillLevelRef, "Skills that a character with the symbol has."),
  classIds: optionalList(classId, "The classes that can use it; missing for all classes."),
  displayName: optional(label),
  iconFile: optional(iconFile),
  shortLabel: optional(label),
});

export const hennaTable: TableDescription<HennaRow> = {
  description: "Every henna symbol.",
  row: hennaRow,
  key: ["symbolId"],
  references: [
    { field: "dyeItemId", to: "item", keysOf: ({ dyeItemId }) => [dyeItemId] },
    { field: "skills", to: "skillLevel", keysOf: ({ skills = [] }) => skills.map(skillLevelKey) },
    { field: "classIds", to: "class", keysOf: ({ classIds = [] }) => classIds },
  ],
};
