/** The name under which the browser keeps the town where ways start. */
export const KEPT_TOWN = "gamedata.town";

/** The start of a way in the address that stands for the town that is nearest to its end. */
export const NEAREST = "nearest";
