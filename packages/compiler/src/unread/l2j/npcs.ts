import type { UnreadEntry } from "../../read/inventory.js";

const source = "xml/stats/npcs";

/** Attributes are listed one by one: another one may be one that is read, misspelled. */
const at = (path: string, names: string): readonly string[] => names.split(" ").map((name) => `${path}@${name}`);

/** What is not read of NPCs, and why. */
export const unreadOfNpcs: readonly UnreadEntry[] = [
  {
    in: source,
    names: ["npc/parameters/param", "npc/parameters/skill", "npc/parameters/minions/npc@weightPoint"],
    reason: "Parameters of the AI; the skills are listed among those of the NPC too.",
  },
  {
    in: source,
    names: ["npc/sex", "npc/exCrtEffect", "npc/sNpcPropHpRate", "npc/acquire@raidPoints", "npc/equipment@chest"],
    reason: "How the client draws an NPC, and numbers of the engine that no record shows.",
  },
  {
    in: source,
    names: at(
      "npc/status",
      "attackable flying hasSummoner noSleepMode passableDoor showName targetable undying unique",
    ),
    reason: "Whether an NPC can be attacked, targeted or killed, flies, or shows its name; moving and sowing are read.",
  },
  {
    in: source,
    names: [
      ...at("npc/stats/attack", "accuracy distance random range reuseDelay type width"),
      ...at("npc/stats/defence", "evasion shield shieldRate"),
      "npc/stats/hitTime",
    ],
    reason:
      "Kind, reach and spread of an attack and the shield; accuracy and evasion are not used by the engine either.",
  },
  { in: source, names: ["npc/stats/attribute/defence@default"], reason: "Defence against no element." },
  {
    in: source,
    names: ["npc/collision/radius@grown", "npc/collision/height@grown"],
    reason: "The size of an NPC that a skill has grown.",
  },
  { in: source, names: ["npc/ai/skill"], reason: "Which skill an NPC uses when, a rule of its AI." },
];
