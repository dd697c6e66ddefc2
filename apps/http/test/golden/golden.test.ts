import { expect, it } from "vitest";
import { createRouteMatcher } from "../../src/routes/match-route.js";
import { routeTable } from "../../src/routes/route-table.js";
import { handlerAsker, jsonOf } from "../ask.js";
import { catalog, highFiveCatalog } from "../served.js";
import { goldenBeyond } from "./beyond.js";
import { goldenClassPlans } from "./class-plans.js";
import { goldenCollections } from "./collections.js";
import { goldenFarming } from "./farming.js";
import { goldenHighFive } from "./high-five.js";
import { goldenHighFiveNpcs } from "./high-five-npcs.js";
import { goldenHighFiveSkills } from "./high-five-skills.js";
import { goldenHunting } from "./hunting.js";
import { goldenItemSources } from "./item-sources.js";
import { goldenItemUses } from "./item-uses.js";
import { goldenItems } from "./items.js";
import { goldenLocationLoot } from "./location-loot.js";
import { goldenLoot } from "./loot.js";
import { goldenMap } from "./map.js";
import { goldenNpcs } from "./npcs.js";
import { goldenOthers } from "./others.js";
import { goldenPlaces } from "./places.js";
import { goldenRaw } from "./raw.js";
import { goldenSkills } from "./skills.js";
import { goldenTravel } from "./travel.js";

const golden = [
  ...goldenItems,
  ...goldenNpcs,
  ...goldenRaw,
  ...goldenOthers,
  ...goldenPlaces,
  ...goldenSkills,
  ...goldenLoot,
  ...goldenItemSources,
  ...goldenItemUses,
  ...goldenFarming,
  ...goldenHunting,
  ...goldenLocationLoot,
  ...goldenMap,
  ...goldenBeyond,
  ...goldenCollections,
  ...goldenClassPlans,
  ...goldenTravel,
  ...goldenHighFive,
  ...goldenHighFiveSkills,
  ...goldenHighFiveNpcs,
];

it("has a golden response for every route of the data, and two where there are ids", () => {
  const match = createRouteMatcher(routeTable);
  const paths = golden.map(([target]) => match(target.split("?", 1)[0] ?? "")?.route.path);
  for (const { kind, path } of routeTable) {
    if (kind === "service") continue;
    expect(paths.filter((covered) => covered === path).length, path).toBeGreaterThanOrEqual(
      path.includes("{id}") ? 2 : 1,
    );
  }
});

// Through ports and the cache, the same bytes are sent: `contract`, `lists` and `requests` ask there.
const { ask } = handlerAsker({ catalogs: [catalog, highFiveCatalog] });

it.each(golden)("%s answers as the source says", async (target, body) => {
  const reply = await ask(target);
  expect(reply.status).toBe(200);
  expect(jsonOf(reply)).toEqual(body);
});
