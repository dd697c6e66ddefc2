import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const npc: Dictionary["npc"] = {
  aggressive: "agresivo",
  notAggressive: "no agresivo",
  stats: "Estadísticas",
  fields: {
    hp: "HP",
    mp: "MP",
    speed: "Anda, corre",
    exp: "EXP",
    sp: "SP",
    aggroRange: "Alcance de aggro",
    assistRange: "Ayuda hasta",
  },
  computedFrom: "De dónde salen los números",
  computedFromLong:
    "El juego calcula los valores de arriba a partir de los de la plantilla, los atributos, el nivel y las habilidades pasivas.",
  whereItIs: "Dónde está",
  onLargeMap: "en el mapa grande",
  withLeader: (location, region) => (
    <>
      Con su líder: {location}
      {location && region && ", región "}
      {region}
    </>
  ),
  atOneOf: (places) => `En uno de ${counted(places, { one: "lugar", other: "lugares" })} a la vez.`,
  atOneOfFor: (places, time) =>
    `En uno de ${counted(places, { one: "lugar", other: "lugares" })} a la vez, durante ${time}.`,
  comesWithLeader: "No tiene lugar propio: viene con su líder.",
  noPlace: "Los datos no indican lugar: lo trae una misión, un evento o un líder.",
  minions: "Minions",
  leaders: "Líderes",
  comesWith: "Viene con",
  quests: "Misiones",
  beginsHere: "empieza aquí",
  takesPart: "participa",
  questRoles: { talk: "hablar", kill: "matar" },
  fromLevel: (level) => `desde el nivel ${level}`,
  skills: "Habilidades",
  skill: (id) => `Habilidad ${id}`,
  teleports: "Teletransportes",
  noblesse: "noblesse",
  soulCrystals: "Sube Soul Crystals",
  soulCrystalLevels: (levels, chance) => `Niveles ${levels}: ${chance} %`,
  soulCrystalFor: {
    LAST_HIT: "para el último golpe",
    FULL_PARTY: "para toda la party",
    PARTY_ONE_RANDOM: "para uno de la party",
  },
  breaks: (chance) => `se rompe ${chance} %`,
  loot: {
    title: "Drop y spoil",
    nothing: "No da nada al morir.",
    groups: { adena: "Adena", regular: "Drop", spoil: "Spoil", herb: "Hierbas" },
    source: "Datos",
    sourceLong: "La probabilidad en los datos, con ×1",
    expected: "Media",
    sameRows: (times) =>
      `${counted(times, { one: "fila", other: "filas" })} con los mismos números, cada una se sortea aparte`,
    averageAdena: (adena) => `De media ${adena} adena por muerte.`,
    average: (adena, value) => `De media ${adena} adena por muerte, y objetos que una tienda compra por ${value}.`,
    gap: (percent) => `las probabilidades son el ${percent} % de lo normal: tu nivel supera mucho al del monstruo`,
    gapAtLevel: (level, percent) =>
      `Con nivel ${level}, las probabilidades son el ${percent} % de lo normal: tu nivel supera mucho al del monstruo.`,
    gapUnknown:
      "No se sabe cómo reduce el motor de este servidor el drop de monstruos de nivel mucho menor: no se cuenta.",
  },
  shop: { sells: "Vende", whatItSells: "Lo que vende", exchanges: "Intercambios" },
  spawns: {
    caption: "Spawns",
    places: "Lugares",
    outside: "fuera de todas las regiones",
    byDay: "de día",
    byNight: "de noche",
    map: (count, name) => `Mapa: ${counted(count, { one: "spawn", other: "spawns" })} de ${name}`,
    coordinates: (count) => `Coordenadas de ${counted(count, { one: "spawn", other: "spawns" })}`,
  },
};
