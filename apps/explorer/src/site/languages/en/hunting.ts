import { counted } from "./plural.js";

export const hunting = {
  note: "The monsters near your level, ranked by what a kill gives for the work that it takes.",
  writeLevel: "Write your level above to see what is worth hunting.",
  by: "Ranked by",
  per: "counted",
  measures: { exp: "EXP", sp: "SP", adena: "Adena", value: "Value" },
  units: { hp: "per 1,000 HP", kill: "per kill", hour: "per hour at most", fight: "per hour of fights at most" },
  levelFrom: "Monsters from level",
  levelTo: "to",
  region: "Region",
  aggressive: "Attacks first",
  yes: "yes",
  no: "no",
  onMap: (count: number) => `${counted(count, { one: "monster", other: "monsters" })} of this page on the map`,
  rule: (free: number, percent: string) =>
    `More than ${counted(free, { one: "level", other: "levels" })} above a monster, each level leaves ${percent} % of its EXP and SP; that is counted.`,
  noRule: "How this server's engine reduces EXP and SP of much lower monsters is not known: it is not counted.",
  noHp: "This data set has no rules for the HP of monsters. Rank them",
  noGap: "How it reduces adena and drops is not known.",
  templateHp: "HP are those of the data: how this engine computes stats is not known.",
  noForecast: "A ranking and no forecast: how fast you kill depends on your class and equipment.",
  wholeHour: "An hour is one in which every spawn is killed as soon as it appears.",
  monster: "Monster",
  level: "Level",
  spawns: "Spawns",
  respawn: "Respawn",
  place: "Place",
  best: (measure: string, names: string) => `The best by ${measure}: ${names}.`,
  plot: (measure: string, count: number) =>
    `${counted(count, { one: "monster", other: "monsters" })} by level and ${measure}, with the numbers in the table below`,
  dot: (name: string, level: string, score: string) => `${name}, level ${level}: ${score}`,
};
