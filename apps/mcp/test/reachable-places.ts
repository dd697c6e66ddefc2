import { findTeleportRoute, isGameDataError } from "@gamedata/core";
import { catalog } from "./connection.js";

/** The gatekeeper Clarissa, in Giran. */
export const START = 30_080;

/** Where teleports lead to, as far as a route from the start leads there. */
export const reachablePlaces = catalog.dataset.teleports
  .map(({ x, y }): [number, number] => [x, y])
  .filter((to) => {
    try {
      findTeleportRoute(catalog, { from: START, to });
      return true;
    } catch (error) {
      if (isGameDataError(error) && error.code === "TELEPORT_ROUTE_NOT_FOUND") return false;
      throw error;
    }
  });
