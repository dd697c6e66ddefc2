import type { TranslatedTerms } from "../../en/terms/translated.js";

export const creatures: TranslatedTerms["creature"] = {
  animals: ["animais"],
  dragons: ["dragões"],
  giants: ["gigantes"],
  insects: ["insetos"],
  magiccreature: ["criaturas mágicas"],
  monsters: ["monstros"],
  plants: ["plantas"],
};
