import type { Dictionary } from "../en/english.js";

export const termTexts: Dictionary["termTexts"] = {
  against: (stat, creatures) => `${stat} contra ${creatures}`,
  inSource: (name) => `Na fonte: ${name}`,
};
