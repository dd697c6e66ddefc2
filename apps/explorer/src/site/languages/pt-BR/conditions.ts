import type { Dictionary } from "../en/english.js";

export const conditions: Dictionary["conditions"] = {
  and: "e",
  or: "ou",
  not: (condition: string) => `não ${condition}`,
  /** By the subject of the condition and the name in the source. */
  phrases: {
    "using kind": (value: string) => `com ${value}`,
    "using slot": (value: string) => `com algo equipado em: ${value}`,
    "player hp": (value: string) => `com ${value} % de HP ou menos`,
    "player level": (value: string) => `nível ${value}`,
    "player behind": () => "atrás do alvo",
    "player front": () => "à frente do alvo",
    "player resting": () => "descansando",
    "player standing": () => "em pé",
    "player running": () => "correndo",
    "player flying": () => "voando",
    "player moving": () => "em movimento",
    "game night": () => "à noite",
  },
};
