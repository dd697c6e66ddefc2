import { expect } from "vitest";
import { type GoldenCase, onePage } from "./golden-case.js";

const about = (value: number) => expect.closeTo(value, 9);

const levelRule = (source: string) => ({ freeLevels: 5, factorPerLevel: about(5 / 6), source });
const ofMonster = levelRule("Monster.calculateExpAndSp, Attackable");
const ofAttackable = levelRule(
  "L2Attackable.calculateExpAndSp; config/character.properties, ExponentXp and ExponentSp of 0",
);

/** A fight of a human fighter of level 4 with bare hands against a Wolf; the numbers are those of the engine, P. Def. and chances to hit. */
function fightOf(factor: number, interval: number, pDef: number, hitChance: number, raceFactor = 1) {
  // Fists have random_damage="5"; the Wolf holds nothing: 5 and the root of its level 4.
  const attackOf = (damage: number, seconds: number, spread: number) => ({
    hitChance,
    criticalChance: 4.4,
    damage: about(damage),
    minDamage: about(damage * (1 - spread / 100)),
    maxDamage: about(damage * (1 + spread / 100)),
    criticalDamage: about(2 * damage),
    meanDamage: about((hitChance / 100) * damage * 1.044),
    seconds,
  });
  const [own, taken] = [Math.trunc(interval / 330) / 1000, Math.trunc(interval / 278) / 1000];
  const damage = ((factor * 4) / pDef) * raceFactor;
  const attacks = 107 / ((hitChance / 100) * damage * 1.044);
  const seconds = attacks * own;
  const kills = 3600 / seconds;
  const fighter = { id: 0, name: "Human Fighter", professionLevel: 0 };
  return {
    data: {
      npc: { id: 20_120, name: "Wolf", type: "Monster", level: 4 },
      class: fighter,
      level: 4,
      npcHp: 107,
      characterHp: 183,
      attack: { ...attackOf(damage, own, 5), ...(raceFactor === 1 ? {} : { raceFactor: about(raceFactor) }) },
      npcAttack: attackOf((factor * 12) / 74, taken, 7),
      attacks: about(attacks),
      seconds: about(seconds),
      damageTaken: about((seconds / taken) * (hitChance / 100) * ((factor * 12) / 74) * 1.044),
      killsPerHour: about(kills),
      perHour: { exp: about(kills * 141), sp: about(kills * 4), adena: about(kills * 16.8) },
    },
  };
}

/** What can be hunted, worked out by hand from the NPCs and spawns of the sources. */
export const goldenHunting: readonly GoldenCase[] = [
  [
    // xml/npcs/20000-20999.xml: Wolf, level 4, exp 141, sp 4, hp 68.20985 · 1.58 for CON 43 = 107.77. A player of level 12
    // is 8 above, 3 more than are free: (5/6)³ = 125/216. 141 · 3 · 125/216 = 244.7917; a thousand of 107 HP: 2287.7726.
    // Adena: 0.7 · 24. Value: 8.4 and half the prices of 13, 1060, 1786, 1865, 1870 (7.983) and of the spoil 1787, 1864 and
    // 1874 (11.582). sql/spawnlist.sql: 64 rows of 25 seconds, of which two are equal.
    "/api/interlude/hunting?playerLevel=12&region=0&levelMin=4&levelMax=4&rateExp=3",
    {
      data: [
        {
          npc: { id: 20_120, name: "Wolf", type: "Monster", level: 4 },
          isAggressive: false,
          location: { id: 56, name: "Talking Island, Eastern Territory", minLevel: 1 },
          region: { id: 0, name: "Talking Island Village" },
          spawnCount: 63,
          respawnSeconds: 25,
          hp: 107,
          exp: about((141 * 3 * 125) / 216),
          sp: about((4 * 125) / 216),
          adena: about(16.8),
          value: 28,
          score: about((141 * 3 * 125 * 1000) / 216 / 107),
        },
      ],
      meta: { ...onePage(1, 50), levelRule: ofMonster },
    },
  ],
  [
    // Dre Vanul: sp 29, 22 spawns of 100 seconds: 22 · 36 · 29.
    "/api/interlude/hunting?playerLevel=20&region=0&levelMin=20&levelMax=20&by=sp&per=hour&fields=npc,spawnCount,score",
    {
      data: [
        { npc: { id: 20_117, name: "Dre Vanul", type: "Monster", level: 20 }, spawnCount: 22, score: about(22_968) },
      ],
      meta: { ...onePage(1, 50), levelRule: ofMonster },
    },
  ],
  [
    // xml/stats/npcs/22600-22699.xml: Mutant Bird, level 73, expRate 2.6592: 5329 · 2.6592 = 14170.9, cut off; sp 1458; hp
    // 2586.66898 · 1.58 = 4086.9; no drops, isAggressive false. 7 levels above: 25/36. sql/spawnlist.sql: 8 rows of 60 seconds.
    "/api/high-five/hunting?playerLevel=80&region=23&levelMin=73&levelMax=73",
    {
      data: [
        {
          npc: { id: 22_602, name: "Mutant Bird", type: "Monster", level: 73 },
          isAggressive: false,
          location: null,
          region: { id: 23, name: "Keucereus Alliance Base" },
          spawnCount: 8,
          respawnSeconds: 60,
          hp: 4086,
          exp: about((14_170 * 25) / 36),
          sp: about(1012.5),
          adena: 0,
          value: 0,
          score: about((14_170 * 25 * 1000) / 36 / 4086),
        },
      ],
      meta: { ...onePage(1, 50), levelRule: ofAttackable },
    },
  ],
  // 115.88 · 1.58 HP; P. Atk. 4 · 1.2 · 0.93, P. Def. 80 · 0.93; accuracy and evasion √30 · 6 + 4 = 36.9, of the Wolf 36; its P. Atk. is 12.
  // It is an animal: by skill 4416 its pDef-animals are 0.85, the pAtk-animals of the fighter 1.
  [
    "/api/interlude/npcs/20120/fight?class=0&level=4&passives=false",
    fightOf(70, 470_000, 46, 80, 1 + (1 - 0.85) / 100),
  ],
  // High Five rounds accuracy, to 37 on both sides.
  ["/api/high-five/npcs/20120/fight?class=0&level=4&passives=false", fightOf(76, 500_000, 45, 82)],
];
