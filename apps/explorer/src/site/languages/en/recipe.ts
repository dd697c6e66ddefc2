export const recipe = {
  dwarven: "Dwarven recipe",
  common: "Common recipe",
  takes: "Takes",
  plan: "Plan the craft with all ingredients",
  makes: "Makes",
  success: "Success",
  craftingLevel: "Crafting level",
  asItem: "The recipe as an item",
  whoHasIt: "who drops and sells it",
};
