import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const skill: Dictionary["skill"] = {
  target: (target) => <>objetivo: {target}</>,
  levels: "Niveles",
  columns: { power: "Poder", cast: "Casteo", reuse: "Reuso", effects: "Qué hace" },
  costsHp: (hp) => `cuesta ${hp} HP`,
  consumes: (item, count) => (
    <>
      consume {item} ×{count}
    </>
  ),
  whoHasIt: "Quién la tiene",
  nobody: "Ninguna clase, objeto o NPC de los datos la tiene.",
  learnedWith: (spellbook) => <>Se aprende con {spellbook}</>,
  classesThatLearnIt: "Clases que la aprenden",
  skillLevel: "Nivel de habilidad",
  playerLevel: "Al nivel",
  notBought: "No se compra con SP",
  npcsHaveIt: (npcs) => counted(npcs, { one: "NPC la tiene", other: "NPC la tienen" }),
};
