import type { UnreadEntry } from "../read/inventory.js";

/** What the engines of L2J, and those of aCis in forks of L2JFrozen, know of the towns of `mapregion`. */
export const unreadOfTowns: UnreadEntry = {
  in: "xml/mapregion",
  names: [
    "@enabled",
    "region@bbs",
    "region@castle",
    "region@loc",
    "region@locId",
    "region@name",
    "region/respawnPoint",
    "region/banned",
  ],
  reason: "Points where a character revives, and the castle that takes the taxes of a region.",
};
