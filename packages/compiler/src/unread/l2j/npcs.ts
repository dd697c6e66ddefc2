import type { UnreadEntry } from "../../read/inventory.js";

const source = "xml/stats/npcs";

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
    names: ["npc/status@*"],
    reason: "Whether an NPC can be attacked, targeted or killed, flies, or shows its name; moving and sowing are read.",
  },
  {
    in: source,
    names: ["npc/stats/attack@*", "npc/stats/defence@*", "npc/stats/hitTime", "npc/stats/vitals@*"],
    reason:
      "Kind, reach and spread of an attack and the shield; accuracy and evasion are not used by the engine either.",
  },
  {
    in: source,
    names: ["npc/stats/attribute/defence@default", "npc/stats/speed/walk@*", "npc/stats/speed/run@*"],
    reason: "Defence against no element, and speeds in water and air.",
  },
  {
    in: source,
    names: ["npc/collision/radius@grown", "npc/collision/height@grown"],
    reason: "The size of an NPC that a skill has grown.",
  },
  { in: source, names: ["npc/ai/skill", "npc/ai@*"], reason: "Which skill an NPC uses when, a rule of its AI." },
];
