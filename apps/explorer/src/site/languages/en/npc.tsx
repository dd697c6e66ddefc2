import type { ComponentChildren } from "preact";
import { counted } from "./plural.js";

export const npc = {
  aggressive: "aggressive",
  notAggressive: "not aggressive",
  stats: "Stats",
  fields: {
    hp: "HP",
    mp: "MP",
    speed: "Walk, run",
    exp: "EXP",
    sp: "SP",
    aggroRange: "Aggression range",
    assistRange: "Helps within",
  },
  computedFrom: "What they are computed from",
  computedFromLong:
    "The game makes the values above of those of the template, the attributes, the level and the passive skills.",
  whereItIs: "Where it is",
  onLargeMap: "on the large map",
  withLeader: (location: ComponentChildren, region: ComponentChildren) => (
    <>
      With its leader: {location}
      {location && region && ", region "}
      {region}
    </>
  ),
  atOneOf: (places: number) => `At one of ${counted(places, { one: "place", other: "places" })} at a time.`,
  atOneOfFor: (places: number, time: string) =>
    `At one of ${counted(places, { one: "place", other: "places" })} at a time, for ${time}.`,
  comesWithLeader: "It has no place of its own: it comes with its leader.",
  noPlace: "The data names no place: a quest, an event or a leader brings it.",
  minions: "Minions",
  leaders: "Leaders",
  comesWith: "Comes with",
  quests: "Quests",
  beginsHere: "begins here",
  takesPart: "takes part",
  questRoles: { talk: "talk", kill: "kill" },
  fromLevel: (level: string) => `from level ${level}`,
  skills: "Skills",
  skill: (id: string) => `Skill ${id}`,
  teleports: "Teleports",
  noblesse: "noblesse",
  soulCrystals: "Raises soul crystals",
  soulCrystalLevels: (levels: string, chance: string) => `Levels ${levels}: ${chance} %`,
  soulCrystalFor: {
    LAST_HIT: "for the last hit",
    FULL_PARTY: "for the whole party",
    PARTY_ONE_RANDOM: "for one of the party",
  },
  breaks: (chance: string) => `breaks ${chance} %`,
  loot: {
    title: "Loot",
    nothing: "A kill gives nothing.",
    groups: { adena: "Adena", regular: "Drops", spoil: "Spoil", herb: "Herbs" },
    source: "Source",
    sourceLong: "The chance in the data, at ×1",
    expected: "Expected",
    sameRows: (times: number) =>
      `${counted(times, { one: "row", other: "rows" })} with the same numbers, each rolled by itself`,
    averageAdena: (adena: string) => `On average ${adena} adena a kill.`,
    average: (adena: string, value: string) =>
      `On average ${adena} adena a kill, and items that a shop buys for ${value}.`,
    gap: (percent: string) =>
      `chances are ${percent} % of the normal ones, because your level is far above the monster's`,
    gapAtLevel: (level: string, percent: string) =>
      `At level ${level}, chances are ${percent} % of the normal ones, because your level is far above the monster's.`,
    gapUnknown: "How this server's engine reduces drops of much lower monsters is not known: it is not counted.",
  },
  shop: { sells: "Sells", whatItSells: "What it sells", exchanges: "Exchanges" },
  spawns: {
    caption: "Spawns",
    places: "Places",
    outside: "outside all regions",
    byDay: "by day",
    byNight: "by night",
    map: (count: number, name: string) => `Map of the ${counted(count, { one: "spawn", other: "spawns" })} of ${name}`,
    coordinates: (count: number) => `Coordinates of the ${counted(count, { one: "spawn", other: "spawns" })}`,
  },
};
