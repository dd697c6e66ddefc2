import { expect } from "vitest";
import type { GoldenCase } from "./golden-case.js";

const root = "/api/high-five";

const data = (facts: object) => ({ data: expect.objectContaining(facts) });

/** What NPCs of the second chronicle must answer, worked out by hand from its datapack; the comments name the files. */
export const goldenHighFiveNpcs: readonly GoldenCase[] = [
  [
    // xml/stats/npcs/13000-13099.xml: <ai aggroRange="1000" clanHelpRange="300" isAggressive="false" />, without a type.
    `${root}/raw/npcs/13003`,
    data({ aiType: null, aiAggro: 1000, aiIsAggressive: false, aiClanRange: 300, aiCanMove: null, aiSsCount: null }),
  ],
  // It does not attack first.
  [`${root}/npcs/13003`, data({ isAggressive: false, behavior: { aggroRange: 0, assistRange: 300 } })],
  [
    // xml/stats/npcs/00100-00199.xml: no <ai>, but <shots soul="2" spirit="2" />.
    `${root}/raw/npcs/112?fields=id,aiType,aiAggro,aiIsAggressive,aiSsCount,aiSpsCount,aiClanRange`,
    { data: { id: 112, aiType: null, aiAggro: null, aiSsCount: 2, aiSpsCount: 2, aiClanRange: null } },
  ],
  [`${root}/npcs/112?fields=id,isAggressive,behavior`, { data: { id: 112, isAggressive: false } }],
  [
    // xml/stats/npcs/18000-18099.xml: <ai type="ARCHER" aggroRange="1000" clanHelpRange="500" isAggressive="false" />.
    `${root}/raw/npcs/18011`,
    data({ aiType: "ARCHER", aiAggro: 1000, aiIsAggressive: false, aiClanRange: 500 }),
  ],
  [
    // The same file: skill 4071 of level 5; xml/stats/skills/04000-04099.xml: its fifth icon is skill4272.
    `${root}/npcs/18012`,
    data({
      skills: expect.arrayContaining([
        { id: 4071, level: 5, name: "Resist Archery", iconFile: "skill4272.png", description: null },
      ]),
    }),
  ],
];
