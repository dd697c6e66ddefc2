import type { Dictionary } from "../en/english.js";

export const settings: Dictionary["settings"] = {
  legend: "Настройки чисел ниже",
  short: "Рейты",
  fields: {
    rateExp: "EXP ×",
    rateSp: "SP ×",
    rateDrop: "Дроп ×",
    rateAdena: "Адена ×",
    rateSpoil: "Спойл ×",
    playerLevel: "Мой уровень",
  },
  anyLevel: "все",
  rates: { drop: "дроп", adena: "адена", spoil: "спойл", exp: "EXP", sp: "SP" },
  ratesOf: (server, rates) => `Рейты ${server}: ${rates}`,
  thisServer: "этого сервера",
  howRatesCount: "Как считаются рейты",
  howRatesCountLong:
    "Рейт умножает шансы из данных. За убийство выпадает не больше одного предмета из каждой группы дропа, поэтому шансы группы вместе не превышают 100 %: если в сумме они 60 %, то ×3 даёт только ×1,67. Излишек превращается в большее количество, если так делает движок сервера; «за убийство» это учитывает. На травы рейтов нет.",
  perKill: (drop, adena, spoil, level) => `за убийство: дроп ×${drop}, адена ×${adena}, спойл ×${spoil}, ${level}`,
  anyPlayerLevel: "любой уровень игрока",
  playerLevel: (level) => `уровень игрока ${level}`,
};
