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
    // (30177) in Oren. To Oren: 9,400 from Clarissa (26), but 6,100 from Minerva (53), to whom Clarissa teleports for
    // 1,000 (9046). For less than 6,100 there are 3,700 from the tower itself (36), and 4,100 from Esmeralda (43), where one
    // would have to be for less than 3,000; but Minerva's teleport to Esmeralda is 3,400 (54).
    // Price: 1,000 + 6,100 + 3,700 = 10,800.
    // Walks: from 105918, 109759, -3192 to Minerva at 105888, 109808, -3200: 30² + 49² + 8² = 3,365, above 58²;
    // from 82956, 53162, -1495 to Valentina at 82992, 53171, -1492: 36² + 9² + 3² = 1,386, above 37². 59 + 38 = 97.
    `${root}?from=30080&to=85348,16142`,
    {
      data: {
        from: clarissa,
        to: { x: 85_348, y: 16_142 },
        price: 10_800,
        distance: 97,
        steps: [
          teleport([30_080, 9046, "Clarissa", "Private Hardins Academy"], [105_918, 109_759, -3192], 1000),
          walk([30_836, "Minerva"], [105_888, 109_808, -3200], 59),
          teleport([30_836, 53, "Minerva", "Oren Castle Town"], [82_956, 53_162, -1495], 6100),
          walk([30_177, "Valentina"], [82_992, 53_171, -1492], 38),
          teleport([30_177, 48, "Valentina", "Ivory Tower"], [85_348, 16_142, -3699], 3700),
        ],
        walk: 6000,
        // Valentina teleports to the Forest of Evil (93218, 16969) for 1,000 (9110), which is 7,914 units from the end. Clarissa
        // teleports to the coliseum for 1,000 (9001), which is 20,967 units from Elisa in Aden. She teleports for 1,000 to
        // Hunters Valley (9028), 10,070 from Esmeralda, who teleports to Oren for 4,100 (43); and for 1,000 to the Tower of
        // Insolence (9023), 25,501 from the end.
        alternatives: [
          { walk: 12_000, price: 8100, distance: 59 + 38 + 7914 },
          { walk: 25_000, price: 7100, distance: 20_967 + 10_070 + 38 + 7914 },
          { walk: 50_000, price: 2000, distance: 20_967 + 25_501 },
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
