import type { Dictionary } from "../en/english.js";

export const recipe: Dictionary["recipe"] = {
  dwarven: "Рецепт гномов",
  common: "Общий рецепт",
  takes: "Нужно",
  plan: "Рассчитать крафт со всеми ингредиентами",
  makes: "Результат",
  success: "Шанс успеха",
  craftingLevel: "Уровень крафта",
  asItem: "Рецепт как предмет",
  whoHasIt: "с кого падает и кто продаёт",
};
