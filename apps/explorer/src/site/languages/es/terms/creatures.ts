import type { TranslatedTerms } from "../../en/terms/translated.js";

export const creatures: TranslatedTerms["creature"] = {
  animals: ["animales"],
  dragons: ["dragones"],
  giants: ["gigantes"],
  insects: ["insectos"],
  magiccreature: ["criaturas mágicas"],
  monsters: ["monstruos"],
  plants: ["plantas"],
};
