import * as v from "valibot";
import { choice, closedObject, described, optional, optionalList } from "../values/form.js";
import { classId, itemId, locationId, npcId, questId, regionId, skillId } from "../values/id.js";
import { count, iconFile, level, professionLevel } from "../values/measure.js";

export const npcRef = closedObject("Reference to an NPC or monster.", { id: npcId, name: v.string() });

export const classRef = closedObject("Reference to a player class.", {
  id: classId,
  name: v.string(),
  professionLevel,
});

export const questRole = choice(["talk", "kill"], "Role of an NPC in a quest: a player talks to it or kills it.");

export const questRef = closedObject("Reference to a quest.", {
  id: questId,
  name: v.string(),
  levelMin: described(v.nullable(level), "Lowest player level that may start the quest."),
  roles: optional(v.pipe(v.array(questRole), v.minLength(1), v.description("Only in an NPC's `involvedInQuests`."))),
});

export const regionRef = closedObject(
  "Reference to a map region: the town where a character of that tile revives, not a biome.",
  { id: regionId, name: v.string() },
);

export const locationRef = closedObject(
  "Reference to a hunting or map location. That of a spawn is the one set by hand for its NPC (few NPCs have one), else the nearest within 10,000 game units in 2D.",
  {
    id: locationId,
    name: v.string(),
    minLevel: described(
      v.nullable(level),
      "Recommended player level; null for towns, peaceful areas and where none is stated.",
    ),
  },
);

export const itemRef = closedObject("Reference to an item, with its icon.", {
  itemId,
  name: v.string(),
  iconFile: v.nullable(iconFile),
});

export const skillRef = closedObject("Reference to a skill, with the icon of its first level.", {
  id: skillId,
  name: v.string(),
  iconFile: v.nullable(iconFile),
});

export const itemQuantity = closedObject("Number of pieces of one item.", () => ({ ...itemRef.entries, count }));

export const learningQuantity = closedObject("Item that learning a skill takes, and its pieces.", () => ({
  ...itemQuantity.entries,
  alternatives: optionalList(itemRef, "Items of which as many are taken in its place."),
}));
