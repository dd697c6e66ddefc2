export const cards = {
  profession: "Profession",
  monsterLevels: "Monster levels",
  monsterKinds: "Kinds of monsters",
};
