import { highFive } from "@gamedata/high-five";
import { expect, test } from "vitest";

const HIGHEST_PLAYER_LEVEL = 85;
const HIGHEST_NPC_LEVEL = 99;

const items = new Map(highFive.items.map((item) => [item.id, item]));
const npcs = new Map(highFive.npcs.map((npc) => [npc.id, npc]));

/** Gives the rows that break a rule, so that a failure names them. */
const breaking = <Row>(rows: readonly Row[], holds: (row: Row) => boolean | undefined) =>
  rows.filter((row) => !holds(row));

const isBetween = (value: number, min: number, max: number) => value >= min && value <= max;

test("NPCs have a level from 1 to 99 and a type without prefix", () => {
  expect(
    breaking(
      highFive.npcs,
      ({ level = 0, type = "L2" }) => isBetween(level, 1, HIGHEST_NPC_LEVEL) && !type.startsWith("L2"),
    ),
  ).toEqual([]);
});

test("classes learn and quests start at levels of players", () => {
  const learned = highFive.classes.flatMap(({ skills = [] }) => skills);
  expect(breaking(learned, ({ minPlayerLevel }) => isBetween(minPlayerLevel, 1, HIGHEST_PLAYER_LEVEL))).toEqual([]);
  expect(breaking(highFive.quests, ({ levelMin = 1 }) => isBetween(levelMin, 1, HIGHEST_PLAYER_LEVEL))).toEqual([]);
});

// counts.md: the item chances of 126 groups sum to less than 100, of 20 to more, and four groups exceed 100 % with all of their rows.
test("the item chances of a group sum to 100 percent but for 146 groups, one of them a nameless NPC's at most", () => {
  const sums = new Map<string, { chance: number; items: number }>();
  for (const { npcId, category, groupChance = 0, chance } of highFive.drops.filter((row) => row.groupChance)) {
    const key = `${npcId}/${category}`;
    sums.set(key, { chance: groupChance, items: (sums.get(key)?.items ?? 0) + chance });
  }
  const groups = [...sums.values()];
  expect(groups).toHaveLength(14_589 - 3);
  expect(groups.filter(({ items }) => items < 999_500)).toHaveLength(126);
  expect(groups.filter(({ items }) => items > 1_000_500)).toHaveLength(20);
  expect(groups.filter(({ chance, items }) => (chance * items) / 1_000_000 > 1_000_100)).toHaveLength(4);
});

test("no row drops by more than certain, and one has its minimum above its maximum", () => {
  expect(
    breaking(highFive.drops, ({ groupChance = 1_000_000, chance }) => (groupChance * chance) / 1_000_000 <= 1_000_000),
  ).toEqual([]);
  expect(breaking(highFive.drops, ({ min, max }) => min <= max)).toMatchObject([
    { npcId: 29_181, itemId: 57, min: 9_000_000, max: 1_100_000 },
  ]);
});

// README of the source: 24,22 has 201 spawns, 13,23 has 79, 16,13 has 6 and 17,17 one, in no region.
test("spawns lie on the grid, and all but those of some tiles in a region", () => {
  const { firstTileX = 0, firstTileY = 0, columns = 0, rows = 0 } = highFive.manifest.regionGrid ?? {};
  const tileOf = ({ x, y }: { readonly x: number; readonly y: number }) =>
    [(x >> 15) + 20 - firstTileX, (y >> 15) + 18 - firstTileY] as const;
  const covered = new Set(highFive.regions.flatMap(({ tiles = [] }) => tiles.map((tile) => tile.join())));
  const isOnGrid = ([column, row]: readonly [number, number]) =>
    isBetween(column, 0, columns - 1) && isBetween(row, 0, rows - 1);
  expect(breaking(highFive.spawns, (spawn) => isOnGrid(tileOf(spawn)))).toEqual([]);
  const elsewhere = highFive.spawns.map(tileOf).filter((tile) => !covered.has(tile.join()));
  expect(elsewhere.length).toBeLessThan(400);
});

test("raid bosses respawn after at least a minute", () => {
  const raids = highFive.spawns.filter(({ npcId }) => npcs.get(npcId)?.type === "RaidBoss");
  expect(raids.length).toBeGreaterThan(150);
  // sql/raidboss_spawnlist.sql, line 317: the row of Venom states no delay.
  expect(breaking(raids, ({ respawnDelay = 0 }) => respawnDelay >= 60)).toEqual([
    { npcId: 29_054, x: 11_882, y: -49_216, z: -3008 },
  ]);
});

test("the pieces of armor sets are worn where the set says, alternatives too", () => {
  const slots = { legs: "legs", head: "head", gloves: "gloves", feet: "feet" } as const;
  for (const set of highFive.armorSets) {
    expect(["chest", "onepiece"], set.name).toContain(items.get(set.chest)?.bodypart);
    for (const [piece, slot] of Object.entries(slots) as [keyof typeof slots, string][]) {
      for (const id of [set[piece] ?? [], set.alternatives?.[piece] ?? []].flat()) {
        expect(items.get(id)?.bodypart, `${set.name} ${piece} ${id}`).toBe(slot);
      }
    }
  }
});

test("every castle has its circlet and seeds, and no class is its own ancestor", () => {
  expect(breaking(highFive.castles, ({ circletItemId }) => items.get(circletItemId)?.name.includes("Circlet"))).toEqual(
    [],
  );
  expect(new Set(highFive.seeds.map(({ castleId }) => castleId)).size).toBe(9);
  const races = new Map(highFive.classes.map(({ id, race }) => [id, race]));
  // The base classes: two of each race but Dwarf with one, and Kamael by sex.
  expect(highFive.classes.filter(({ parentClassId }) => parentClassId === undefined)).toHaveLength(11);
  const children = highFive.classes.filter(({ parentClassId }) => parentClassId !== undefined);
  expect(breaking(children, ({ parentClassId = -1, race }) => races.get(parentClassId) === race)).toEqual([]);
});

test("the doubts are these", () => {
  expect(highFive.doubts.map(({ id }) => id)).toEqual([
    "dropMinAboveMax-29181-57",
    expect.stringMatching(/^dropAboveCertain-18110-group-\d+$/u),
    expect.stringMatching(/^dropAboveCertain-18115-group-\d+$/u),
    expect.stringMatching(/^dropAboveCertain-22569-group-\d+$/u),
    expect.stringMatching(/^dropAboveCertain-22570-group-\d+$/u),
  ]);
});
