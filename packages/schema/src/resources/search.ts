import * as v from "valibot";
import { closedObject, described, describedList, optional } from "../values/form.js";
import { count, iconFile, level } from "../values/measure.js";

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

export const searchHit = v.strictObject({
  type: searchType,
  id: described(count, "The id of a record of this type."),
  name: v.string(),
  level: optional(level, "Of an NPC of the cleaned layer, where the source states it."),
  iconFile: optional(iconFile),
});

export const nameMatches = closedObject("The records of a type that have a name.", {
  matches: describedList(searchHit, "All records of the type that have the name, by id."),
  candidates: optional(
    describedList(searchHit, "Where none has it: at most 20 records with a name like it, best first."),
  ),
});
