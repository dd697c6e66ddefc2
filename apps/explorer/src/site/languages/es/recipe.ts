import type { Dictionary } from "../en/english.js";

export const recipe: Dictionary["recipe"] = {
  dwarven: "Receta de enano",
  common: "Receta común",
  takes: "Necesita",
  plan: "Planear el crafteo con todos los materiales",
  makes: "Produce",
  success: "Éxito",
  craftingLevel: "Nivel de crafteo",
  asItem: "La receta como objeto",
  whoHasIt: "quién la dropea y la vende",
};
