import * as v from "valibot";
import { count, iconFile, level } from "./measure.js";

export const searchType = v.picklist([
  "item",
  "npc",
  "quest",
  "class",
  "henna",
  "armor-set",
  "location",
  "region",
  "skill",
  "recipe",
]);

export const searchResult = v.strictObject({
  type: searchType,
  id: v.pipe(count, v.description("The id of a record of this type.")),
  name: v.string(),
  level: v.exactOptional(v.pipe(level, v.description("Of an NPC of the cleaned layer, where the source states it."))),
  iconFile: v.exactOptional(iconFile),
});
