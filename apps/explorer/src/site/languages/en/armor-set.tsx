import type { ComponentChildren } from "preact";

export const armorSet = {
  none: (id: string) => `There is no armor set ${id}.`,
  pieces: "Pieces",
  parts: { chest: "Chest", legs: "Legs", head: "Head", gloves: "Gloves", feet: "Feet" },
  or: "or",
  withShield: (shield: ComponentChildren) => <>With the shield {shield}</>,
  bonus: "Bonus of the whole set",
  bonusAt6: "Bonus when all pieces are at +6",
  addAll: "Add the set to my list",
  changes: "Changes",
};
