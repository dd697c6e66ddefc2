import type { ComponentChildren } from "preact";

export const way = {
  title: "How to get there",
  from: "From",
  nearestTown: (town: string) => `the nearest town: ${town}`,
  noTowns: "This data set names no towns.",
  noWay: (town: string, distance: string) =>
    `No way leads there from ${town}: no teleport ends within ${distance} units of it.`,
  isIn: (town: string) => `It is in ${town}.`,
  free: "Free",
  price: (adena: string) => `${adena} adena`,
  distance: (units: string, time: string) => `${units} units, ${time}`,
  onFoot: (distance: string) => `${distance} on foot`,
  walkTo: (end: ComponentChildren) => <>Walk to {end}</>,
  nextGatekeeper: "the next gatekeeper",
  upOrDown: (units: string) => `${units} units up or down: by stairs or doors`,
  teleports: (npc: ComponentChildren, place: ComponentChildren) => (
    <>
      {npc} teleports to {place}
    </>
  ),
  freeTeleport: "free",
  cheapest: (speed: string) =>
    `The cheapest way. Walks are straight lines at a running speed of ${speed}: walls, water and floors are not known.`,
  longerWalks: "Cheaper with longer walks:",
  alternative: (adena: string, units: string) => `${adena} adena, ${units} units on foot`,
  shortestWalks: "With the shortest walks",
  map: (start: string, end: string) => `Map of the way from ${start} to ${end}`,
  onLargeMap: "the way on the large map",
};
