import type { Dictionary } from "../en/english.js";

export const way: Dictionary["way"] = {
  title: "Cómo llegar",
  from: "Desde",
  nearestTown: (town) => `la ciudad más cercana: ${town}`,
  noTowns: "Este conjunto de datos no nombra ciudades.",
  noWay: (town, distance) =>
    `Ningún camino lleva hasta allí desde ${town}: ningún teletransporte termina a menos de ${distance} unidades.`,
  isIn: (town) => `Está en ${town}.`,
  free: "Gratis",
  price: (adena) => `${adena} adena`,
  distance: (units, time) => `${units} unidades, ${time}`,
  onFoot: (distance) => `${distance} a pie`,
  walkTo: (end) => <>A pie hasta {end}</>,
  nextGatekeeper: "el siguiente gatekeeper",
  upOrDown: (units) => `${units} unidades hacia arriba o abajo: por escaleras o puertas`,
  teleports: (npc, place) => (
    <>
      {npc} teletransporta a {place}
    </>
  ),
  freeTeleport: "gratis",
  cheapest: (speed) =>
    `El camino más barato. A pie en línea recta, a velocidad de carrera ${speed}: no se tienen en cuenta muros, agua ni pisos.`,
  longerWalks: "Más barato andando más:",
  alternative: (adena, units) => `${adena} adena, ${units} unidades a pie`,
  shortestWalks: "Andando lo mínimo",
  map: (start, end) => `Mapa del camino de ${start} a ${end}`,
  onLargeMap: "el camino en el mapa grande",
};
