import type { GoldenCase } from "./golden-case.js";

const root = "/api/interlude/teleports/route";

const adena = (count: number) => ({ itemId: 57, name: "Adena", iconFile: "etc_adena_i00.png", count });

const teleport = (
  [npcId, destination, npcName, name]: readonly [number, number, string, string],
  [x, y, z]: readonly [number, number, number],
  price: number,
) => ({
  type: "teleport",
  id: npcId * 100_000 + destination,
  from: { id: npcId, name: npcName },
  name,
  x,
  y,
  z,
  price: adena(price),
  isNoble: false,
});

const walk = (
  [id, name]: readonly [number, string],
  [x, y, z]: readonly [number, number, number],
  distance: number,
) => ({ type: "walk", npc: { id, name }, x, y, z, distance });

const clarissa = { npc: { id: 30_080, name: "Clarissa" }, x: 83_396, y: 147_904, z: -3404 };

/**
 * Ways between places, worked out by hand from xml/teleportLocations.xml (coordinates and prices), curated/teleports.json
 * (who teleports where) and sql/spawnlist.sql (who stands where).
 */
export const goldenTravel: readonly GoldenCase[] = [
  [
    // Giran to the Ivory Tower. From outside only destination 48 leads there (85348, 16142, -3699; 3,700), from Valentina
    // (30177) in Oren. To Oren: 9,400 from Clarissa (26). Her teleport to Minerva, who takes 6,100 to Oren (53), is one of the
    // noblesse dialogue (9046) and not taken. Price: 9,400 + 3,700 = 13,100.
    // Walk: from 82956, 53162, -1495 to Valentina at 82992, 53171, -1492: 36² + 9² + 3² = 1,386, above 37².
    `${root}?from=30080&to=85348,16142`,
    {
      data: {
        from: clarissa,
        to: { x: 85_348, y: 16_142 },
        price: 13_100,
        distance: 38,
        steps: [
          teleport([30_080, 26, "Clarissa", "Town of Oren"], [82_956, 53_162, -1495], 9400),
          walk([30_177, "Valentina"], [82_992, 53_171, -1492], 38),
          teleport([30_177, 48, "Valentina", "Ivory Tower"], [85_348, 16_142, -3699], 3700),
        ],
        walk: 6000,
        // Valentina teleports to the Sea of Spores (64328, 26803) for 2,500 (98): 21,020² + 10,661² is above 23,568², and the end that
        // far away. On foot to Minerva (44,241), 3,400 to Hunter's Village (54), on foot to Valentina (41,392), 780 to the Skyshadow
        // Meadow at 82764, 61145 (1076), which is 2,584 and 45,003 units from the end: 45,078.
        alternatives: [
          { walk: 25_000, price: 9400 + 2500, distance: 38 + 23_569 },
          { walk: 50_000, price: 3400 + 780, distance: 44_241 + 41_392 + 45_078 },
        ],
      },
    },
  ],
  [
    // Into the Cruma Tower: destination 21 (17724, 114004, -11672) is free. Ponti stands at 17725, 113906, -11671:
    // 1² + 98² + 1² = 9,606, above 98². Mozella at 17296, 114176, -3439 is further above him than one may walk:
    // 429² + 270² + 8,232² = 68,022,765, above 8,247².
    `${root}?from=30483&to=30484`,
    {
      data: {
        from: { npc: { id: 30_483, name: "Mozella" }, x: 17_296, y: 114_176, z: -3439 },
        to: { npc: { id: 30_484, name: "Ponti" }, x: 17_725, y: 113_906, z: -11_671 },
        price: 0,
        distance: 99,
        steps: [
          teleport([30_483, 21, "Mozella", "the tower"], [17_724, 114_004, -11_672], 0),
          walk([30_484, "Ponti"], [17_725, 113_906, -11_671], 99),
        ],
        walk: 6000,
      },
    },
  ],
  [
    // With walks of 9,000 it is one step, for as little adena: 8,248 units.
    `${root}?from=30483&to=30484&walk=9000`,
    {
      data: {
        from: { npc: { id: 30_483, name: "Mozella" }, x: 17_296, y: 114_176, z: -3439 },
        to: { npc: { id: 30_484, name: "Ponti" }, x: 17_725, y: 113_906, z: -11_671 },
        price: 0,
        distance: 8248,
        steps: [{ ...walk([30_484, "Ponti"], [17_725, 113_906, -11_671], 8248), height: 8232 }],
        walk: 9000,
      },
    },
  ],
  [
    // Helvetia (30081) stands at 80518, 147922, -3506: 2,878² + 18² + 102² = 8,293,612, above 2,879².
    `${root}?from=30080&to=30081`,
    {
      data: {
        from: clarissa,
        to: { npc: { id: 30_081, name: "Helvetia" }, x: 80_518, y: 147_922, z: -3506 },
        price: 0,
        distance: 2880,
        steps: [walk([30_081, "Helvetia"], [80_518, 147_922, -3506], 2880)],
        walk: 6000,
      },
    },
  ],
  [
    // The coliseum (146440, 46723) for a pass: destination 9901, isNoble="true"; it is 1,000 adena without (9001).
    `${root}?from=30080&to=146440,46723&noble=true`,
    {
      data: {
        from: clarissa,
        to: { x: 146_440, y: 46_723 },
        price: 0,
        distance: 0,
        steps: [
          {
            ...teleport([30_080, 9901, "Clarissa", "Coliseum"], [146_440, 46_723, -3432], 0),
            price: {
              itemId: 6651,
              name: "Noblesse Gate Pass",
              iconFile: "etc_nobless_teleport_coupon_i00.png",
              count: 1,
            },
            isNoble: true,
          },
        ],
        walk: 6000,
      },
    },
  ],
  [
    `${root}?from=30080&to=30080`,
    { data: { from: clarissa, to: clarissa, price: 0, distance: 0, steps: [], walk: 6000 } },
  ],
];
