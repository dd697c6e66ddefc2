import * as v from "valibot";
import { fishFight, fishGroup, fishKind, isNight } from "../rows/fish.js";
import { closedObject, described, describedList } from "../values/form.js";
import { itemId } from "../values/id.js";
import { iconFile, level, percent } from "../values/measure.js";
import { itemRef } from "./reference.js";

export const fishLure = closedObject("Lure to which a fish comes.", {
  lure: itemRef,
  chance: described(percent, "Percent of the casts that give a fish of this level."),
  isNight,
});

const lures = describedList(
  fishLure,
  "The lures to which it comes, by chance (highest first) and id; empty where those of the engine are not known.",
);

export const fishSource = closedObject("Level of a fish, and the lures to which it comes.", { level, lures });

export const fishSummary = closedObject("Fish, by the id and the name of its item.", () => ({
  id: itemId,
  name: v.string(),
  iconFile: v.nullable(iconFile),
  level: described(
    level,
    "Level. Of casts, 50 % give a fish of the level of Fishing Expertise (or of a Fisherman's Potion), 35 % of the one below and 15 % of the one above, within 1 to 27; without the skill all give level 1.",
  ),
  kind: fishKind,
  group: fishGroup,
  ...fishFight,
}));

export const fishDetail = closedObject("Fish with the lures to which it comes.", () => ({
  ...fishSummary.entries,
  lures,
}));
