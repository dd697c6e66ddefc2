import type { Dictionary } from "../en/english.js";

export const settings: Dictionary["settings"] = {
  legend: "Ajustes dos números abaixo",
  short: "Rates",
  fields: {
    rateExp: "EXP ×",
    rateSp: "SP ×",
    rateDrop: "Drop ×",
    rateAdena: "Adena ×",
    rateSpoil: "Spoil ×",
    playerLevel: "Meu nível",
  },
  anyLevel: "todos",
  rates: { drop: "drop", adena: "adena", spoil: "spoil", exp: "EXP", sp: "SP" },
  ratesOf: (server, rates) => `Rates de ${server}: ${rates}`,
  thisServer: "este servidor",
  howRatesCount: "Como as rates contam",
  howRatesCountLong:
    "A rate multiplica as chances dos dados. Cada morte dá no máximo um item de cada grupo de drops, então as chances de um grupo param em 100 % no total: onde somam 60 %, ×3 dá só ×1,67. O que passa disso vira mais unidades onde o motor do servidor faz assim; “por morte” conta isso. Ervas não têm rate.",
  perKill: (drop, adena, spoil, level) => `por morte com drop ×${drop}, adena ×${adena}, spoil ×${spoil}, ${level}`,
  anyPlayerLevel: "qualquer nível do jogador",
  playerLevel: (level) => `nível do jogador ${level}`,
};
