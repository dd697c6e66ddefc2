import type { Dictionary } from "../en/english.js";

export const termTexts: Dictionary["termTexts"] = {
  against: (stat, creatures) => `${stat} против ${creatures}`,
  inSource: (name) => `В источнике: ${name}`,
};
