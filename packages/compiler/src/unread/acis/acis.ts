import type { UnreadEntry } from "../../read/inventory.js";
import { unreadFiles } from "./files.js";
import { unreadOfItems } from "./items.js";
import { unreadOfNpcs } from "./npcs.js";
import { unreadOfSkills } from "./skills.js";

const CLASS_NUMBERS =
  "baseLvl fists str con dex int wit men pAtk pDef mAtk mDef runSpd walkSpd swimSpd radius radiusFemale height heightFemale hpTable mpTable cpTable";

/** What the compiler does not read on purpose, and why. */
export const unreadList: readonly UnreadEntry[] = [
  ...unreadOfItems,
  ...unreadOfSkills,
  ...unreadOfNpcs,
  {
    in: "xml/classes",
    names: CLASS_NUMBERS.split(" ").map((name) => `class/set@${name}`),
    reason: "The engine computes characters from them; the data set has the class tree and the skills.",
  },
  {
    in: "xml/classes",
    names: ["class/items", "class/spawns"],
    reason: "What a new character starts with, and where.",
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
