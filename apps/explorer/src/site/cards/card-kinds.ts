/** The kinds of records that have cards. */
export const cardKinds = ["item", "npc", "quest", "class", "recipe", "location", "region"] as const;

/** A kind of records that have cards. */
export type CardKind = (typeof cardKinds)[number];
