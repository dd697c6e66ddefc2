import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const hunting: Dictionary["hunting"] = {
  note: "Os monstros perto do seu nível, em ordem do que cada morte rende pelo trabalho que dá.",
  writeLevel: "Escreva o seu nível acima para ver o que vale a pena caçar.",
  noPlaces: (spawns) => `Nenhum lugar com nome tem ${spawns} spawns de monstros perto deste nível.`,
  by: "Ordenar por",
  per: "contado",
  measures: { exp: "EXP", sp: "SP", adena: "Adena", value: "Valor" },
  units: { hp: "por 1.000 HP", kill: "por morte", hour: "por hora no máximo", fight: "por hora de combates no máximo" },
  levelFrom: "Monstros do nível",
  levelTo: "até",
  region: "Região",
  aggressive: "Ataca primeiro",
  yes: "sim",
  no: "não",
  onMap: (count) => `${counted(count, { one: "monstro", other: "monstros" })} desta página no mapa`,
  rule: (free, percent) =>
    `Mais de ${counted(free, { one: "nível", other: "níveis" })} acima de um monstro, cada nível deixa ${percent} % da EXP e do SP; isso está contado.`,
  noRule: "Não se sabe como o motor deste servidor reduz a EXP e o SP de monstros muito mais fracos: não está contado.",
  noHp: "Estes dados não têm regras para o HP dos monstros. Ordene",
  noGap: "Não se sabe como ele reduz a adena e os drops.",
  templateHp: "Os HP são os dos dados: não se sabe como este motor calcula os atributos.",
  noForecast: "É uma classificação, não uma previsão: a velocidade depende da sua classe e do seu equipamento.",
  wholeHour: "Uma hora é aquela em que cada spawn morre assim que aparece.",
  monster: "Monstro",
  level: "Nível",
  spawns: "Spawns",
  respawn: "Respawn",
  place: "Lugar",
  best: (measure, names) => `Os melhores, ${measure}: ${names}.`,
  plot: (measure, count) =>
    `${counted(count, { one: "monstro", other: "monstros" })} por nível e ${measure}; os números estão na tabela abaixo`,
  dot: (name, level, score) => `${name}, nível ${level}: ${score}`,
};
