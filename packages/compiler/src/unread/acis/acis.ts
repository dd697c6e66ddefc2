import type { UnreadEntry } from "../../read/inventory.js";
import { unreadFiles } from "./files.js";
import { unreadOfItems } from "./items.js";
import { unreadOfNpcs } from "./npcs.js";
import { unreadOfSkills } from "./skills.js";

const CLASS_NUMBERS = "baseLvl radius radiusFemale height heightFemale";

/** What the compiler does not read on purpose, and why. */
export const acisUnreadList: readonly UnreadEntry[] = [
  ...unreadOfItems,
  ...unreadOfSkills,
  ...unreadOfNpcs,
  {
    in: "xml/classes",
    names: CLASS_NUMBERS.split(" ").map((name) => `class/set@${name}`),
    reason: "The level of the class change, which is the same for a profession, and the body of a character.",
  },
  {
    in: "xml/classes",
    names: ["class/spawns"],
    reason: "Where a new character stands.",
  },
  {
    in: "xml/classes",
    names: ["class/skills/skill@skillName"],
    reason: "A comment on 8 of the rows; the name is that of the skill.",
  },
  {
    in: "xml/zones",
    names: ["zone/stat", "zone/spawn"],
    reason:
      "What happens in a zone, and where it sends characters; its kind, shape, heights and whether it is off are read.",
  },
  ...unreadFiles,
];
