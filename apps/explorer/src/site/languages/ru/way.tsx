import type { Dictionary } from "../en/english.js";

export const way: Dictionary["way"] = {
  title: "Как добраться",
  from: "Откуда",
  nearestTown: (town) => `ближайший город: ${town}`,
  noTowns: "В этом наборе данных нет названий городов.",
  noWay: (town, distance) => `Из ${town} туда не добраться: ни один телепорт не ведёт ближе чем на ${distance} ед.`,
  isIn: (town) => `Это место в самом городе: ${town}.`,
  free: "Бесплатно",
  price: (adena) => `${adena} аден`,
  distance: (units, time) => `${units} ед., ${time}`,
  onFoot: (distance) => `пешком ${distance}`,
  walkTo: (end) => <>Пешком: {end}</>,
  nextGatekeeper: "следующий хранитель портала",
  upOrDown: (units) => `${units} ед. по высоте: по лестнице или через двери`,
  teleports: (npc, place) => (
    <>
      Телепорт у {npc}: {place}
    </>
  ),
  freeTeleport: "бесплатно",
  cheapest: (speed) =>
    `Самый дешёвый путь. Пешком — по прямой со скоростью бега ${speed}: стены, вода и этажи не учтены.`,
  longerWalks: "Дешевле, если больше идти пешком:",
  alternative: (adena, units) => `${adena} аден, пешком ${units} ед.`,
  shortestWalks: "Меньше всего пешком",
  map: (start, end) => `Карта пути: ${start} – ${end}`,
  onLargeMap: "путь на большой карте",
};
