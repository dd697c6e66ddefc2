import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const skill: Dictionary["skill"] = {
  target: (target) => <>alvo: {target}</>,
  levels: "Níveis",
  columns: { power: "Poder", cast: "Cast", reuse: "Reuse", effects: "O que faz" },
  costsHp: (hp) => `custa ${hp} HP`,
  consumes: (item, count) => (
    <>
      consome {item} ×{count}
    </>
  ),
  whoHasIt: "Quem tem",
  nobody: "Nenhuma classe, item ou NPC dos dados tem esta skill.",
  learnedWith: (spellbook) => <>Aprendida com {spellbook}</>,
  classesThatLearnIt: "Classes que aprendem",
  skillLevel: "Nível da skill",
  playerLevel: "No nível",
  notBought: "Não se compra com SP",
  npcsHaveIt: (npcs) => counted(npcs, { one: "NPC tem", other: "NPCs têm" }),
};
