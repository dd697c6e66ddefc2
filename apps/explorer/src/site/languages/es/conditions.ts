import type { Dictionary } from "../en/english.js";

export const conditions: Dictionary["conditions"] = {
  and: "y",
  or: "o",
  not: (condition: string) => `no ${condition}`,
  /** By the subject of the condition and the name in the source. */
  phrases: {
    "using kind": (value: string) => `con ${value}`,
    "using slot": (value: string) => `con algo equipado en: ${value}`,
    "player hp": (value: string) => `con ${value} % de HP o menos`,
    "player level": (value: string) => `nivel ${value}`,
    "player behind": () => "detrás del objetivo",
    "player front": () => "delante del objetivo",
    "player resting": () => "descansando",
    "player standing": () => "de pie",
    "player running": () => "corriendo",
    "player flying": () => "volando",
    "player moving": () => "en movimiento",
    "game night": () => "de noche",
  },
};
