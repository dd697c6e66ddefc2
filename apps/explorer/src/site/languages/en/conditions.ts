export const conditions = {
  and: "and",
  or: "or",
  not: (condition: string) => `not ${condition}`,
  /** By the subject of the condition and the name in the source. */
  phrases: {
    "using kind": (value: string) => `with ${value}`,
    "using slot": (value: string) => `with something worn as ${value}`,
    "player hp": (value: string) => `at ${value} % of HP or less`,
    "player level": (value: string) => `level ${value}`,
    "player behind": () => "behind the target",
    "player front": () => "before the target",
    "player resting": () => "resting",
    "player standing": () => "standing",
    "player running": () => "running",
    "player flying": () => "flying",
    "player moving": () => "moving",
    "game night": () => "at night",
  },
};
