import { unread } from "../entries.js";

/** What is not read of NPCs, and why. Attributes are listed one by one: another one may be one that is read, misspelled. */
export const unreadOfNpcs = unread("xml/stats/npcs", {
  "Parameters of the AI; the skills are listed among those of the NPC too.":
    "npc/parameters/{param skill minions/npc@weightPoint}",
  "How the client draws an NPC, and numbers of the engine that no record shows.":
    "npc/{sex exCrtEffect sNpcPropHpRate acquire@raidPoints equipment@chest}",
  "Whether an NPC can be attacked, targeted or killed, flies, or shows its name; moving and sowing are read.":
    "npc/status@{attackable flying hasSummoner noSleepMode passableDoor showName targetable undying unique}",
  "Kind, reach and spread of an attack and the shield; accuracy and evasion are not used by the engine either.": `
    npc/stats/attack@{accuracy distance random range reuseDelay type width}
    npc/stats/defence@{evasion shield shieldRate} npc/stats/hitTime`,
  "Defence against no element.": "npc/stats/attribute/defence@default",
  "The size of an NPC that a skill has grown.": "npc/collision/{radius height}@grown",
  "Which skill an NPC uses when, a rule of its AI.": "npc/ai/skill",
});
