import { expect } from "vitest";
import { type GoldenCase, onePage, unpagedList } from "./golden-case.js";

const root = "/api/interlude";

const item = (itemId: number, name: string, icon: string) => ({ itemId, name, iconFile: `etc_${icon}_i00.png` });

// xml/seeds.xml, with the names of xml/items, the icons of client/item-icons.json, and the castle of circletId="6838", the
// Circlet of Gludio: id="5016" level="10" cropId="5073" matureId="5103" reward1="1864" reward2="1878" castleId="1"
// isAlternative="0" seedsLimit="8100" cropsLimit="9000", and id="5650" with crops and limits of its own.
const plant = (itemId: number, name: string) => ({ itemId, name, iconFile: "etc_coda_i08.png" });
const atGludio = {
  level: 10,
  rewards: [item(1864, "Stem", "branch_gold"), item(1878, "Braided Hemp", "braided_hemp")],
  castle: { id: 1, name: "Gludio Castle" },
};
const darkCoda = {
  id: 5016,
  name: "Seed: Dark Coda",
  crop: plant(5073, "Dark Coda"),
  mature: plant(5103, "Mature Dark Coda"),
  ...atGludio,
  isAlternative: false,
  seedsLimit: 8100,
  cropsLimit: 9000,
};
const alternativeDarkCoda = {
  id: 5650,
  name: "Alternative Dark Coda Seed",
  crop: plant(5818, "Alternative Dark Coda"),
  mature: plant(5838, "Mature Alternative Dark Coda"),
  ...atGludio,
  isAlternative: true,
  seedsLimit: 22_500,
  cropsLimit: 2250,
};

// The rows of xml/seeds.xml with cropId="5073", of castles 1, 4 and 9 (circlets 6838, 6837 and 8183).
const sownAt = (id: number, castleId: number, town: string) => ({
  id,
  name: "Seed: Dark Coda",
  level: 10,
  castle: { id: castleId, name: `${town} Castle` },
  kind: "crop",
});

// xml/doors.xml; regions by xml/mapRegions.xml: geoX_19="5" and geoX_20="7" of geoY="21".
const gludioWall = {
  id: 19_210_003,
  name: "gludio_castle_wall_001",
  kind: "wall",
  level: 1,
  x: -19_912,
  y: 111_381,
  z: -2816,
  corners: [
    { x: -19_975, y: 111_082 },
    { x: -19_849, y: 111_082 },
    { x: -19_848, y: 111_680 },
    { x: -19_975, y: 111_680 },
  ],
  minZ: -2922,
  height: 460,
  hp: 543_072,
  pDef: 837,
  mDef: 674,
  isOpen: false,
  region: { id: 5, name: "Town of Gludio" },
  castle: { id: 1, name: "Gludio Castle" },
  clanHall: null,
  triggeredDoor: null,
};
const doorCases: readonly GoldenCase[] = [
  [`${root}/doors/19210003`, { data: gludioWall }],
  // <door id="20210002" level="3" ...><function triggeredId="20210001" openType="SKILL" closeTime="300" />; the lowest of its corners: z="-6627".
  [
    `${root}/doors/20210002?fields=level,minZ,isOpen,openedBy,closesAfter,region,castle,triggeredDoor`,
    {
      data: {
        level: 3,
        minZ: -6627,
        isOpen: false,
        openedBy: ["skill"],
        closesAfter: 300,
        region: { id: 7, name: "Town of Dion" },
        castle: null,
        triggeredDoor: { id: 20_210_001, name: "kuruma002" },
      },
    },
  ],
  // <function triggeredId="23180002" openType="TIME" openTime="120" randomTime="120" closeTime="120" />
  [
    `${root}/doors/23180001?fields=openedBy,opensAfter,closesAfter,randomDelay,triggeredDoor`,
    {
      data: {
        openedBy: ["time"],
        opensAfter: 120,
        closesAfter: 120,
        randomDelay: 120,
        triggeredDoor: { id: 23_180_002, name: "hubris_3F_002" },
      },
    },
  ],
  // <function opened="true" /> of castle 8.
  [
    `${root}/doors/20160005?fields=hp,isOpen,openedBy,castle`,
    { data: { hp: 543_072, isOpen: true, castle: { id: 8, name: "Rune Castle" } } },
  ],
  // <function openType="CLICK" /> at x="-84488" y="155224", 284 units from a corner of hall 28.
  [
    `${root}/doors/17220001?fields=openedBy,clanHall`,
    { data: { openedBy: ["click"], clanHall: { id: 28, name: "Sapphire Hall" } } },
  ],
  // Farm_001 and Farm_002 have no <castle>; the ground of hall 63 has a corner 92 and 95 units from them.
  [
    `${root}/doors?clanHall=63&fields=name`,
    { data: [{ name: "Farm_001" }, { name: "Farm_002" }], meta: onePage(2, 50) },
  ],
  [
    `${root}/doors?castle=1&kind=WALL&sort=-name`,
    { data: [expect.objectContaining({ name: "gludio_castle_wall_002" }), gludioWall], meta: onePage(2, 50) },
  ],
  [`${root}/doors?openedBy=time&limit=1&fields=id`, { data: [{ id: 21_240_001 }], meta: onePage(29, 1) }],
  ["/api/high-five/doors", { data: [], meta: onePage(0, 50) }],
  ["/api/high-five/doors?ids=19210003", { data: [], meta: { ...onePage(0, 0), missing: [19_210_003] } }],
];

// xml/staticObjects.xml; geoX_21="1" of geoY="19".
const staticObjectCases: readonly GoldenCase[] = [
  [
    `${root}/static-objects/21190001`,
    {
      data: {
        id: 21_190_001,
        kind: "map",
        x: 47_616,
        y: 51_349,
        z: -2968,
        map: { texture: "town_map_elf_t00", x: 430, y: 285 },
        region: { id: 1, name: "Elven Village" },
      },
    },
  ],
  // type="1" texture="none" mapX="0" mapY="0"
  [`${root}/static-objects/24180017?fields=kind,x,y,z,map`, { data: { kind: "throne", x: 147_456, y: 3272, z: -42 } }],
  [`${root}/static-objects/20230001?fields=kind,z`, { data: { kind: "sign", z: -3538 } }],
  [
    `${root}/static-objects?kind=map&region=1&fields=map`,
    {
      data: [
        { map: { texture: "town_map_elf_t00", x: 430, y: 285 } },
        { map: { texture: "town_map_elf_t00", x: 248, y: 80 } },
        { map: { texture: "town_map_elf_t00", x: 110, y: 345 } },
      ],
      meta: onePage(3, 50),
    },
  ],
  [`${root}/static-objects?kind=sign&sort=-id&limit=1&fields=id`, { data: [{ id: 22_220_002 }], meta: onePage(6, 1) }],
  ["/api/high-five/static-objects", { data: [], meta: onePage(0, 50) }],
];

// curated/teleports.json and xml/teleportLocations.xml: 30006 offers teleport 15, "The Village of Gludin", at x="-80826" y="149775"
// z="-3043" price="18000" isNoble="false", and 10004, "Elven Ruins", at x="49315" y="248452" z="-5960" price="1" isNoble="true".
const adena = (count: number) => ({ ...item(57, "Adena", "adena"), count });
const pass = { ...item(6651, "Noblesse Gate Pass", "nobless_teleport_coupon"), count: 1 };
const arrival = (x: number, y: number, z: number) => ({ x, y, z });
const roxxy = { id: 30_006, name: "Roxxy" };
const toGludin = {
  id: 3_000_600_015,
  from: roxxy,
  name: "The Village of Gludin",
  ...arrival(-80_826, 149_775, -3043),
  price: adena(18_000),
  isNoble: false,
};
const toRuins = {
  id: 3_000_610_004,
  from: roxxy,
  name: "Elven Ruins",
  ...arrival(49_315, 248_452, -5960),
  price: pass,
  isNoble: true,
};

const free = (id: number, name: string, at: object) => ({ id, name, ...at, price: adena(0), isNoble: false });

// xml/soulCrystals.xml: <crystal level="12" initial="5580" staged="5908" broken="4662"/>, and the NPCs with levelList="12": all
// absorbType="FULL_PARTY" skill="false" chanceBreak="0", with chanceStage="75" (25319, 25338) or "100" (of 1,000).
const crystal = (itemId: number, name: string) => ({ itemId, name, iconFile: "etc_crystal_red_i00.png" });
const stage12 = {
  id: 5580,
  name: "Red Soul Crystal - Stage 12",
  color: "red",
  level: 12,
  next: crystal(5908, "Red Soul Crystal: Grade 13"),
  broken: { ...crystal(4662, "Broken Red Soul Crystal"), iconFile: "etc_broken_crystal_red_i00.png" },
};
const grade13 = { id: 5908, name: "Red Soul Crystal: Grade 13", color: "red", level: 13 };
const raisedBy = (id: number, name: string, level: number, chance: number) => {
  const type = id < 29_000 ? "RaidBoss" : "GrandBoss";
  return { npc: { id, name, type, level }, levelType: "FULL_PARTY", chance, breakChance: 0, requiresSkill: false };
};
const raisers = [
  raisedBy(25_319, "Ember", 85, 7.5),
  raisedBy(25_338, "Anakazel", 78, 7.5),
  // 29066, 29067 and 29068 have the name and level of 29019, the only one of the four in sql/grandboss_data.sql.
  raisedBy(29_019, "Antharas", 79, 10),
  raisedBy(29_028, "Valakas", 85, 10),
  raisedBy(29_047, "Scarlet van Halisha", 80, 10),
];

// AbstractRefinePacket: 8753 to 8762 are the stones of top grade, the last two for levels 70 and 76; Config: 60 % skills, and 1 % of the
// others attributes, of which there are four. 8723 is the first one without a grade: 15 %.
const lifeStone = (id: number, level: number, icon: number) => ({
  id,
  name: `Top-Grade Life Stone: level ${level}`,
  iconFile: `etc_mineral_unique_i0${icon}.png`,
  grade: "top",
  level,
  skillChance: 60,
  attributeChance: 0.4,
});
const attribute = (stat: string) => ({ stat, value: 1, chance: 0.2125 });
const gemstones = (weaponGrade: string, kind: "C" | "D", count: number) => ({
  weaponGrade,
  item: {
    itemId: kind === "D" ? 2130 : 2131,
    name: `Gemstone ${kind}`,
    iconFile: `etc_crystal_ball_${kind === "D" ? "silver" : "green"}_i00.png`,
    count,
  },
});
// xml/fish.xml: <fish id="8480" level="26" hp="1892" hpRegen="76" type="7" group="2" guts="654" gutsCheckTime="2000" waitTime="20000"
// combatTime="25000"/>; class FishingStance: lures 8509 (check <= 54 gives type 7), 8485 (<= 33), 8506 (<= 77), and 8512 (the rest).
const lure = (itemId: number, name: string, icon: string, chance: number) => ({
  lure: { itemId, name, iconFile: `${icon}.png` },
  chance,
  isNight: true,
});
const fatFish = {
  id: 8480,
  name: "Black Fat Fish - Upper Grade",
  iconFile: "etc_bream_i05.png",
  level: 26,
  kind: "fat",
  group: "upper",
  hp: 1892,
  hpRegen: 76,
  biteChance: 65.4,
  biteInterval: 2000,
  waitTime: 20_000,
  fightTime: 25_000,
};
const lures = [
  lure(8509, "Purple Luminous Lure", "etc_bait_i01", 55),
  lure(8485, "Prize-Winning Night Fishing Lure", "etc_gludio_fish_lure_i00", 34),
  lure(8506, "Green Luminous Lure", "etc_bait_i00", 23),
  lure(8512, "Yellow Luminous Lure", "etc_bait_i02", 22),
];

/** The answers of the collections over tables of their own, worked out by hand from the files of the datapack. */
export const goldenCollections: readonly GoldenCase[] = [
  [`${root}/seeds/5016`, { data: darkCoda }],
  [`${root}/seeds/5650`, { data: alternativeDarkCoda }],
  [`${root}/seeds?reward=1864&castle=1`, { data: [darkCoda, alternativeDarkCoda], meta: onePage(2, 50) }],
  [
    `${root}/items/5073?fields=grownFrom`,
    { data: { grownFrom: [sownAt(5016, 1, "Gludio"), sownAt(5042, 4, "Oren"), sownAt(8237, 9, "Schuttgart")] } },
  ],
  // xml/castles.xml: Gludio; xml/zones/CastleZone.xml: x from -20061 to -15816, y from 106912 to 113449.
  [
    `${root}/castles/1?fields=name,x,y,artifacts,controlTowers`,
    {
      data: {
        name: "Gludio Castle",
        x: -17_938,
        y: 110_181,
        artifacts: [{ id: 35_063, name: "Gludio Holy Artifact" }],
        controlTowers: [
          { x: -18_325, y: 112_811, z: -2377 },
          { x: -18_048, y: 107_098, z: -2378 },
          { x: -18_113, y: 108_597, z: -2343 },
        ],
      },
    },
  ],
  // xml/zones/castle_hall.xml: x from -20300 to -15700, y from 106700 to 113800; no file says what stands in a castle.
  [
    "/api/high-five/castles/1?fields=name,x,y,gates",
    { data: { name: "Gludio Castle", x: -18_000, y: 110_250, gates: [] } },
  ],
  [
    `${root}/castles?fields=id,name`,
    {
      data: ["Gludio", "Dion", "Giran", "Oren", "Aden", "Innadril", "Goddard", "Rune", "Schuttgart"].map(
        (name, at) => ({
          id: at + 1,
          name: `${name} Castle`,
        }),
      ),
      meta: onePage(9, 9),
    },
  ],
  // relatedNpcIds of castle 1.
  [`${root}/npcs/30001?fields=castle`, { data: { castle: { id: 1, name: "Gludio Castle" } } }],
  // xml/clanHalls.xml: id="36" loc="Aden" grade="3" lease="1000000" defaultBid="50000000"; xml/zones/ClanHallZone.xml: x from 148844 to
  // 149424, y from 22709 to 23569.
  [
    `${root}/clan-halls/36`,
    {
      data: {
        id: 36,
        name: "Golden Chamber",
        town: "Aden",
        grade: 3,
        lease: 1_000_000,
        minBid: 50_000_000,
        x: 149_134,
        y: 23_139,
        zones: [expect.objectContaining({ name: "aden_castle_agit_001", kind: "clanHall" })],
      },
    },
  ],
  [
    `${root}/clan-halls/21?fields=name,town,lease`,
    { data: { name: "Fortress of Resistance", town: "Dion", lease: 0 } },
  ],
  ["/api/high-five/clan-halls", { data: [], meta: onePage(0, 0) }],
  ...doorCases,
  ...staticObjectCases,
  [`${root}/fishes/8480`, { data: { ...fatFish, lures } }],
  [`${root}/fishes?lure=8509&kind=FAT&levelMin=26&levelMax=26`, { data: [fatFish], meta: onePage(1, 50) }],
  // <fish id="6411" level="1" hp="100" ... type="1" group="1" guts="500" .../>
  [
    `${root}/fishes/6411?fields=name,level,kind,group,hp,biteChance`,
    { data: { name: "Small Nimble Green Fish", level: 1, kind: "nimble", group: "normal", hp: 100, biteChance: 50 } },
  ],
  // No file gives it but xml/fish.xml.
  [
    `${root}/items/8480/sources`,
    { data: { item: { itemId: 8480, name: fatFish.name, iconFile: fatFish.iconFile }, fishing: { level: 26, lures } } },
  ],
  ["/api/high-five/fishes", { data: [], meta: onePage(0, 50) }],
  [`${root}/teleports/3000600015`, { data: toGludin }],
  [`${root}/teleports/3000610004`, { data: toRuins }],
  [
    `${root}/teleports?npc=30006&q=ruins&isNoble=true`,
    { data: [{ ...toRuins, id: 3_000_609_104, price: adena(1000) }, toRuins], meta: onePage(2, 50) },
  ],
  [`${root}/soul-crystals/5580`, { data: { ...stage12, npcs: raisers } }],
  [`${root}/soul-crystals/5908`, { data: { ...grade13, npcs: [] } }],
  [`${root}/soul-crystals?color=RED&levelMin=12&sort=-level`, { data: [grade13, stage12], meta: onePage(2, 50) }],
  [
    `${root}/augmentations?grade=TOP&levelMin=70&sort=-level`,
    { data: [lifeStone(8762, 76, 3), lifeStone(8761, 70, 2)], meta: onePage(2, 50) },
  ],
  [
    `${root}/augmentations/8723?fields=attributes,fees`,
    {
      data: {
        attributes: ["STR", "CON", "INT", "MEN"].map(attribute),
        fees: [gemstones("c", "D", 20), gemstones("b", "D", 30), gemstones("a", "C", 20), gemstones("s", "C", 25)],
      },
    },
  ],
  [
    `${root}/augmentations/8762?fields=level,attributes`,
    // 1 % of 40 %, for each of four.
    { data: { level: 76, attributes: ["STR", "CON", "INT", "MEN"].map((stat) => ({ stat, value: 1, chance: 0.1 })) } },
  ],
  [`${root}/items/8757?fields=lifeStone`, { data: { lifeStone: { grade: "top", level: 58 } } }],
  // <npc id="21635" chanceStage="100" chanceBreak="20" .../>, and 20847 and 21636, all named Vale Master, at level 54, with
  // chanceStage="150" chanceBreak="0"; all skill="true" absorbType="LAST_HIT" levelList="0;1;2;3;4;5".
  [
    `${root}/npcs/21635?fields=soulCrystals`,
    {
      data: {
        soulCrystals: [
          { levelType: "LAST_HIT", chance: 15, breakChance: 0, requiresSkill: true, levels: [0, 1, 2, 3, 4, 5] },
          { levelType: "LAST_HIT", chance: 10, breakChance: 2, requiresSkill: true, levels: [0, 1, 2, 3, 4, 5] },
        ],
      },
    },
  ],
  // curated/experience.json: {"level":39,"exp":13844879}, {"level":40,"exp":15422851}, {"level":41,"exp":17137002}, and the last
  // two, {"level":80,"exp":4200000000} and {"level":81,"exp":6299994999}.
  [`${root}/experience/39`, { data: { level: 39, exp: 13_844_879, toNext: 1_577_972 } }],
  [`${root}/experience/80`, { data: { level: 80, exp: 4_200_000_000, toNext: 2_099_994_999 } }],
  [`${root}/experience/81`, { data: { level: 81, exp: 6_299_994_999, toNext: null } }],
  [
    `${root}/experience`,
    {
      data: expect.arrayContaining([
        { level: 1, exp: 0, toNext: 68 },
        { level: 40, exp: 15_422_851, toNext: 1_714_151 },
      ]),
      meta: unpagedList(81),
    },
  ],
  // Of the two of one name: 31842 offers 22 and 57, 31843 offers 56 and 58, all free of charge (price="0").
  [
    `${root}/npcs/31843?fields=teleports`,
    {
      data: {
        teleports: [
          free(3_184_200_022, "above ground", arrival(17_192, 114_178, -3439)),
          free(3_184_200_057, "the 3rd floor", arrival(17_719, 115_590, -6584)),
          free(3_184_300_056, "The Core room", arrival(17_691, 111_726, -6583)),
          free(3_184_300_058, "the 2nd floor", arrival(17_731, 119_465, -9067)),
        ],
      },
    },
  ],
];
