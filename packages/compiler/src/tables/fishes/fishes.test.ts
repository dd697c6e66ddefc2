import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, dumpOf, smallRows } from "../../../fixtures/small-datapack.js";

const FISH = `<list>
<fish id="60" level="4" hp="276" hpRegen="10" type="8" group="2" guts="518" gutsCheckTime="5000" waitTime="20000" combatTime="28000"/>
</list>`;

const row = {
  ...{ itemId: 60, level: 4, kind: "nimble", group: "upper", hp: 276, hpRegen: 10 },
  ...{ biteChance: 51.8, biteInterval: 5000, waitTime: 20_000, fightTime: 28_000 },
};
const COLUMNS = "id level hp hpregen fish_type fish_group fish_guts guts_check_time wait_time";

test("reads the same fish of a file and of a dump, their kind and group in words, and their guts as percent", () => {
  expect(smallRows("acis", "fishes", { "xml/fish.xml": FISH })).toEqual([row]);
  const dump = dumpOf("fish", `${COLUMNS} name combat_time`, "60,4,276,10,8,2,518,5000,20000,1,28000");
  expect(smallRows("acis", "fishes", dump)).toEqual([row]);
});

test("reads the fish of L2-Scripts, with times in seconds and guts in percent, and no lures of other engines", () => {
  const fish = (group: string, grade: string) =>
    `<fish item_id="60" group="${group}" level="4" bite_rate="100.0" guts="51.8" hp="276" max_length="30000" length_rate="10.0" hp_regen="10.0"
start_combat_time="20" combat_duration="28" guts_check_time="5" guts_check_probability="51.8" cheating_prob="0.0" grade="${grade}"/>`;
  const lure = '<lure item_id="61" type="NORMAL"><chance type="BOX" value="100"/></lure>';
  const all = fish("HARD_SWIFT", "HARD") + fish("HS", "NORMAL");
  const files = { "data/fishdata.xml": `<list>${lure}${all}</list>` };
  const { tables, accounts, losses } = compileSmall("l2scripts", files);
  expect(tables.fishes.map((one) => one.row)).toEqual([row]);
  expect([tables.lures, losses]).toEqual([[], []]);
  expect(accounts).toContainEqual({ table: "fishes", held: 1, read: 1 });
  const box = { "data/fishdata.xml": `<list>${fish("BOX", "EASY")}</list>` };
  expect(smallRows("l2scripts", "fishes", box)).toEqual([{ ...row, kind: "box", group: "beginner" }]);
});

test("names a type that no fish has as a loss, and leaves the fish out", () => {
  const { losses, accounts } = compileSmall("acis", { "xml/fish.xml": FISH.replace('type="8"', 'type="11"') });
  expect(losses).toEqual([expect.stringContaining("type: expected a whole number of at most 9, received 11")]);
  // Left out on purpose: it does not fail the run.
  expect(accounts).toContainEqual({ table: "fishes", held: 0, read: 0, leftOut: 1 });
});

test("states the lures of the engine that the data set has the items of, where there are fish", () => {
  const item = (id: number) => `<item id="${id}" type="EtcItem" name="Lure ${id}"/>`;
  const items = { "xml/items/1.xml": `<list>${item(8506)}${item(7613)}</list>` };
  expect(smallRows("acis", "lures", items)).toEqual([]);
  expect(smallRows("acis", "lures", { ...items, "xml/fish.xml": FISH })).toEqual(yaml`
    - { itemId: 7613, group: normal, kinds: [{ kind: box, chance: 100 }], isNight: false }
    - { itemId: 8506, group: upper, kinds: [
        { kind: nimble, chance: 55 },
        { kind: fat, chance: 23 },
        { kind: ugly, chance: 22 }], isNight: true }
  `);
});

test.each([
  ["id level name hp hpregen type speed", "60,4,1,276,10,3,0", 0, { held: 0, leftOut: 1 }],
  [COLUMNS, "60,4,276,10,8,2,518,5000,20000", 1, { held: 1 }],
  ["id level hp hpregen fish_tipe", "60,4,276,10,8", 1, { held: 1 }],
])("leaves out a fish of the first chronicles, and counts one that lacks a part: %s", (columns, text, count, held) => {
  const { tables, losses, accounts } = compileSmall("acis", dumpOf("fish", columns, text));
  expect([tables.fishes, losses.length]).toEqual([[], count]);
  expect(accounts.find(({ table }) => table === "fishes")).toMatchObject(held);
});
