/** The names of the engines whose defaults and rules are known. */
export const engineNames = ["acis", "l2j", "mobius"] as const;

/** The name of an engine. */
export type EngineName = (typeof engineNames)[number];
