import { unread } from "./entries.js";

/** What the engines of L2J, and those of aCis in forks of L2JFrozen, know of the towns of `mapregion`. */
export const unreadOfTowns = unread("xml/mapregion", {
  "Points where a character revives, and the castle that takes the taxes of a region.":
    "@enabled region@{bbs castle loc locId name} region/{respawnPoint banned}",
});
