import type { Dictionary } from "../en/english.js";

export const settings: Dictionary["settings"] = {
  legend: "Ajustes de los números de abajo",
  short: "Rates",
  fields: {
    rateExp: "EXP ×",
    rateSp: "SP ×",
    rateDrop: "Drop ×",
    rateAdena: "Adena ×",
    rateSpoil: "Spoil ×",
    playerLevel: "Mi nivel",
  },
  anyLevel: "todos",
  rates: { drop: "drop", adena: "adena", spoil: "spoil", exp: "EXP", sp: "SP" },
  ratesOf: (server, rates) => `Rates de ${server}: ${rates}`,
  thisServer: "este servidor",
  howRatesCount: "Cómo cuentan las rates",
  howRatesCountLong:
    "Una rate multiplica las probabilidades de los datos. Cada muerte da como máximo un objeto de cada grupo de drops, así que las probabilidades de un grupo se detienen en el 100 % en total: donde suman 60 %, ×3 da solo ×1,67. Lo que pasa de ahí se convierte en más unidades donde el motor del servidor lo hace así; «por muerte» lo cuenta. Las hierbas no tienen rate.",
  perKill: (drop, adena, spoil, level) => `por muerte con drop ×${drop}, adena ×${adena}, spoil ×${spoil}, ${level}`,
  anyPlayerLevel: "cualquier nivel del jugador",
  playerLevel: (level) => `nivel del jugador ${level}`,
};
