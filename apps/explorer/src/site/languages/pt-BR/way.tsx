import type { Dictionary } from "../en/english.js";

export const way: Dictionary["way"] = {
  title: "Como chegar",
  from: "De",
  nearestTown: (town) => `a cidade mais próxima: ${town}`,
  noTowns: "Este conjunto de dados não tem nomes de cidades.",
  noWay: (town, distance) =>
    `Nenhum caminho leva até lá a partir de ${town}: nenhum teleporte termina a menos de ${distance} unidades.`,
  isIn: (town) => `Fica em ${town}.`,
  free: "Grátis",
  price: (adena) => `${adena} adena`,
  distance: (units, time) => `${units} unidades, ${time}`,
  onFoot: (distance) => `${distance} a pé`,
  walkTo: (end) => <>A pé até {end}</>,
  nextGatekeeper: "o próximo gatekeeper",
  upOrDown: (units) => `${units} unidades para cima ou para baixo: por escadas ou portas`,
  teleports: (npc, place) => (
    <>
      {npc} teleporta para {place}
    </>
  ),
  freeTeleport: "grátis",
  cheapest: (speed) =>
    `O caminho mais barato. A pé em linha reta, com velocidade de corrida ${speed}: paredes, água e andares não são considerados.`,
  longerWalks: "Mais barato andando mais:",
  alternative: (adena, units) => `${adena} adena, ${units} unidades a pé`,
  shortestWalks: "Andando o mínimo",
  map: (start, end) => `Mapa do caminho de ${start} até ${end}`,
  onLargeMap: "o caminho no mapa grande",
};
