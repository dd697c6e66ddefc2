import type { CharacterParts } from "@gamedata/schema/types";

/** What a character has, in the order in which the parts of a stat are told apart. */
export type Stage = keyof CharacterParts;

/** The stages, each with all before it. */
export const stages: readonly Stage[] = ["base", "equipment", "set", "enchant", "henna", "passive", "buff"];

/** The number of each stage. */
export const stageOf: Readonly<Record<Stage, number>> = {
  base: 0,
  equipment: 1,
  set: 2,
  enchant: 3,
  henna: 4,
  passive: 5,
  buff: 6,
};
