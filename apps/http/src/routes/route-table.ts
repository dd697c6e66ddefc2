import { armorSetRoutes } from "./armor-sets.js";
import { classRoutes } from "./classes.js";
import { hennaRoutes } from "./hennas.js";
import { itemRoutes } from "./items.js";
import { mapRoutes } from "./map.js";
import { metaRoutes } from "./meta.js";
import { monsterRoutes } from "./monsters.js";
import { npcRoutes } from "./npcs.js";
import { questRoutes } from "./quests.js";
import { rawRoutes } from "./raw.js";
import type { Route } from "./route.js";
import { searchRoutes } from "./search.js";
import { serviceRoutes } from "./service.js";

/** Every route of the service: what the handler answers, and what the OpenAPI document describes. */
export const routeTable: readonly Route[] = [
  ...itemRoutes,
  ...npcRoutes,
  ...monsterRoutes,
  ...questRoutes,
  ...classRoutes,
  ...armorSetRoutes,
  ...hennaRoutes,
  ...mapRoutes,
  ...searchRoutes,
  ...metaRoutes,
  ...rawRoutes,
  ...serviceRoutes,
];
