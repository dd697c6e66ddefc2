import type { ComponentChildren } from "preact";
import { counted } from "./plural.js";

export const skill = {
  target: (target: ComponentChildren) => <>target: {target}</>,
  levels: "Levels",
  columns: { power: "Power", cast: "Cast", reuse: "Reuse", effects: "What it does" },
  costsHp: (hp: string) => `costs ${hp} HP`,
  consumes: (item: ComponentChildren, count: string) => (
    <>
      consumes {item} ×{count}
    </>
  ),
  whoHasIt: "Who has it",
  nobody: "No class, item or NPC of the data has it.",
  learnedWith: (spellbook: ComponentChildren) => <>Learned with {spellbook}</>,
  classesThatLearnIt: "Classes that learn it",
  skillLevel: "Skill level",
  playerLevel: "At level",
  notBought: "Not bought with skill points",
  npcsHaveIt: (npcs: number) => counted(npcs, { one: "NPC has it", other: "NPCs have it" }),
};
