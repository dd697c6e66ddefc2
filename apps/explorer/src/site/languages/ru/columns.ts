import type { Dictionary } from "../en/english.js";

export const columns: Dictionary["columns"] = {
  name: "Имя",
  kind: "Вид",
  type: "Тип",
  grade: "Грейд",
  item: "Предмет",
  npc: "NPC",
  level: "Ур.",
  place: "Локация",
  price: "Цена",
  sum: "Сумма",
  count: "Кол-во",
  pieces: "Кол-во",
  chance: "Шанс",
  kills: "Убийств",
  spawns: "Точки",
  respawn: "Респаун",
  adena: "аден",
  perKill: "за убийство",
  perHour: "в час",
};
