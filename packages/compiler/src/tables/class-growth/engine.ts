/** Parts of the base defence, which only the engine has. Source: aCis and L2J before 2013, classes `FuncPDefMod` and `FuncMDefMod`. */
const DEFENCE = {
  head: 12,
  gloves: 8,
  feet: 7,
  rightEar: 9,
  leftEar: 9,
  rightFinger: 5,
  leftFinger: 5,
  neck: 13,
} as const;
const FIGHTER = { chest: 31, legs: 18, ...DEFENCE };
const MYSTIC = { chest: 15, legs: 8, ...DEFENCE };

/** Returns the parts of the base defence of a class that casts no spells, or of another one. */
export const bareDefenceOf = (isFighter: boolean) => (isFighter ? FIGHTER : MYSTIC);

/** The speed of walking where the files state none: 70 % of that of running. Source: aCis before 2018 and L2J before 2013, class `PcStat`. */
export const walkOf = (runSpd: number): number => Math.floor(runSpd * 0.7);
