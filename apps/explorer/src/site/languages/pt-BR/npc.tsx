import type { Dictionary } from "../en/english.js";
import { counted } from "./plural.js";

export const npc: Dictionary["npc"] = {
  aggressive: "agressivo",
  notAggressive: "não agressivo",
  stats: "Atributos",
  fields: {
    hp: "HP",
    mp: "MP",
    speed: "Anda, corre",
    exp: "EXP",
    sp: "SP",
    aggroRange: "Alcance do aggro",
    assistRange: "Ajuda até",
  },
  computedFrom: "De onde saem os números",
  computedFromLong:
    "O jogo calcula os valores acima a partir dos do modelo, dos atributos base, do nível e das skills passivas.",
  whereItIs: "Onde fica",
  onLargeMap: "no mapa grande",
  withLeader: (location, region) => (
    <>
      Com o líder: {location}
      {location && region && ", região "}
      {region}
    </>
  ),
  atOneOf: (places) => `Em um de ${counted(places, { one: "lugar", other: "lugares" })} por vez.`,
  atOneOfFor: (places, time) => `Em um de ${counted(places, { one: "lugar", other: "lugares" })} por vez, por ${time}.`,
  comesWithLeader: "Não tem lugar próprio: vem com o líder.",
  noPlace: "Os dados não indicam lugar: vem por uma quest, um evento ou um líder.",
  minions: "Minions",
  leaders: "Líderes",
  comesWith: "Vem com",
  quests: "Quests",
  beginsHere: "começa aqui",
  takesPart: "participa",
  questRoles: { talk: "conversar", kill: "matar" },
  fromLevel: (level) => `a partir do nível ${level}`,
  skills: "Skills",
  skill: (id) => `Skill ${id}`,
  teleports: "Teleportes",
  noblesse: "noblesse",
  soulCrystals: "Sobe Soul Crystals",
  soulCrystalLevels: (levels, chance) => `Níveis ${levels}: ${chance} %`,
  soulCrystalFor: {
    LAST_HIT: "para o último golpe",
    FULL_PARTY: "para toda a party",
    PARTY_ONE_RANDOM: "para um da party",
  },
  breaks: (chance) => `quebra ${chance} %`,
  loot: {
    title: "Drop e spoil",
    nothing: "Não dá nada ao morrer.",
    groups: { adena: "Adena", regular: "Drop", spoil: "Spoil", herb: "Ervas" },
    source: "Dados",
    sourceLong: "A chance nos dados, com ×1",
    expected: "Média",
    sameRows: (times) =>
      `${counted(times, { one: "linha", other: "linhas" })} com os mesmos números, cada uma sorteada à parte`,
    averageAdena: (adena) => `Em média ${adena} adena por morte.`,
    average: (adena, value) => `Em média ${adena} adena por morte, e itens que uma loja compra por ${value}.`,
    gap: (percent) => `chances em ${percent} % do normal, porque seu nível é bem maior que o do monstro`,
    gapAtLevel: (level, percent) =>
      `No nível ${level}, as chances são ${percent} % do normal, porque seu nível é bem maior que o do monstro.`,
    gapUnknown: "Não se sabe como o motor deste servidor reduz o drop de monstros bem mais fracos: isso não é contado.",
  },
  shop: { sells: "Vende", whatItSells: "O que vende", exchanges: "Trocas" },
  spawns: {
    caption: "Spawns",
    places: "Lugares",
    outside: "fora de todas as regiões",
    byDay: "de dia",
    byNight: "à noite",
    map: (count, name) => `Mapa: ${counted(count, { one: "spawn", other: "spawns" })} de ${name}`,
    coordinates: (count) => `Coordenadas de ${counted(count, { one: "spawn", other: "spawns" })}`,
  },
};
