import type { TranslatedTerms } from "../../en/terms/translated.js";

export const creatures: TranslatedTerms["creature"] = {
  animals: ["животных"],
  dragons: ["драконов"],
  giants: ["гигантов"],
  insects: ["насекомых"],
  magiccreature: ["магических существ"],
  monsters: ["монстров"],
  plants: ["растений"],
};
