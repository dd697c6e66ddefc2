import type { Dictionary } from "../en/english.js";

export const conditions: Dictionary["conditions"] = {
  and: "и",
  or: "или",
  not: (condition: string) => `не ${condition}`,
  /** By the subject of the condition and the name in the source. */
  phrases: {
    "using kind": (value: string) => `надето: ${value}`,
    "using slot": (value: string) => `надето в ячейку: ${value}`,
    "player hp": (value: string) => `при ${value} % HP или меньше`,
    "player level": (value: string) => `уровень ${value}`,
    "player behind": () => "позади цели",
    "player front": () => "перед целью",
    "player resting": () => "при отдыхе",
    "player standing": () => "стоя",
    "player running": () => "при беге",
    "player flying": () => "в полёте",
    "player moving": () => "в движении",
    "game night": () => "ночью",
  },
};
