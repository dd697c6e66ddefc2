import type { Dictionary } from "../en/english.js";

export const recipe: Dictionary["recipe"] = {
  dwarven: "Receita de anão",
  common: "Receita comum",
  takes: "Precisa de",
  plan: "Planejar o craft com todos os materiais",
  makes: "Produz",
  success: "Sucesso",
  craftingLevel: "Nível de craft",
  asItem: "A receita como item",
  whoHasIt: "quem dropa e vende",
};
