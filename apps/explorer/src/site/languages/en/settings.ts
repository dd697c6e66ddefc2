export const settings = {
  legend: "Settings of the numbers below",
  short: "Rates",
  fields: {
    rateExp: "EXP ×",
    rateSp: "SP ×",
    rateDrop: "Drop ×",
    rateAdena: "Adena ×",
    rateSpoil: "Spoil ×",
    playerLevel: "My level",
  },
  anyLevel: "any",
  rates: { drop: "drop", adena: "adena", spoil: "spoil", exp: "EXP", sp: "SP" },
  ratesOf: (server: string, rates: string) => `Rates of ${server}: ${rates}`,
  thisServer: "this server",
  howRatesCount: "How rates count",
  howRatesCountLong:
    "A rate multiplies the chances in the data. A kill gives at most one item of each group of drops, so the chances of a group stop at 100 % together: where they are 60 % in all, ×3 gives only ×1.67. What is above that becomes more pieces where the server's engine does so; “per kill” counts it. Herbs have no rate.",
  perKill: (drop: string, adena: string, spoil: string, level: string) =>
    `per kill at drop ×${drop}, adena ×${adena}, spoil ×${spoil}, ${level}`,
  anyPlayerLevel: "any player level",
  playerLevel: (level: string) => `player level ${level}`,
};
