import * as v from "valibot";
import type { HennaRow } from "../generated/types.js";
import { closedObject, filledList } from "../values/form.js";
import { classId, hennaId, itemId } from "../values/id.js";
import { count, iconFile, integer, label, positiveCount } from "../values/measure.js";
import { skillLevelKey, skillLevelRef } from "./skill.js";
import type { TableDescription } from "./table.js";

const points: v.GenericSchema<number> = v.pipe(integer, v.description("Points added to the base stat."));
const statChange = v.exactOptional(points);

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

export const engravePrice = v.pipe(count, v.description("Adena charged to engrave; not the dye's price in a shop."));

export const dyeFacts = {
  dyeCount: v.exactOptional(v.pipe(positiveCount, v.description("Dyes that engraving takes."))),
  removalFee: v.exactOptional(v.pipe(count, v.description("Adena charged to remove the symbol."))),
  returnedDyes: v.exactOptional(v.pipe(count, v.description("Dyes that removing the symbol gives back."))),
};

export const hennaRow = closedObject("Henna symbol. The name, icon and label are missing when the client has none.", {
  symbolId: hennaId,
  dyeItemId: itemId,
  engravePrice,
  ...dyeFacts,
  statChanges: hennaStatChanges,
  skills: v.exactOptional(
    v.pipe(filledList(skillLevelRef), v.description("Skills that a character with the symbol has.")),
  ),
  classIds: v.exactOptional(
    v.pipe(filledList(classId), v.description("The classes that can use it; missing for all classes.")),
  ),
  displayName: v.exactOptional(label),
  iconFile: v.exactOptional(iconFile),
  shortLabel: v.exactOptional(label),
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
