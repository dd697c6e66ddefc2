import { expect, test } from "vitest";
import { compileSmall, dumpOf, soundRows } from "../../../fixtures/small-datapack.js";

const SEED = {
  ...{ itemId: 60, level: 10, cropItemId: 61, matureItemId: 62, rewardItemIds: [57, 60], castleId: 2 },
  ...{ isAlternative: true, seedsLimit: 8100, cropsLimit: 9000 },
};

const facts = (level: string) => {
  const stated = { seed_id: 60, mature_id: 62, reward1: 57, reward2: 60, alternative: 1, level };
  const all = Object.entries({ ...stated, limit_seed: 8100, limit_crops: 9000 });
  return all.map(([name, value]) => `<${name} val="${value}"/>`).join("");
};

const compiled = (files: Readonly<Record<string, string>>) => {
  const { tables, accounts } = compileSmall("mobius", files);
  return {
    seeds: tables.seeds.map(({ row }) => row),
    castles: tables.castles.map(({ row }) => row),
    account: accounts.find(({ table }) => table === "seeds"),
  };
};

test("reads crops whose facts are elements; one that lacks a fact is lost", () => {
  const crops = `<crop id="61">${facts("10")}</crop><crop id="62">${facts("low")}</crop>`;
  const { seeds, castles, account } = compiled({ "data/seeds.xml": `<list><castle id="2">${crops}</castle></list>` });
  expect(seeds).toEqual([SEED]);
  expect(castles).toEqual([{ id: 2, circletItemId: 6835 }]);
  expect(account).toEqual({ table: "seeds", held: 2, read: 1 });
});

test("reads the crops of manors", () => {
  const crop = 'seedId="60" matureId="62" level="10" reward1="57" reward2="60" seedsLimit="8100" cropsLimit="9000"';
  const crops = `<crop id="61" ${crop} isAlternative="true"/><crop id="62" ${crop}/>`;
  const { tables, accounts } = compileSmall("acis", {
    "xml/items/0.xml": "<list/>",
    "xml/manors.xml": `<list><manor id="2" name="fen">${crops}</manor></list>`,
  });
  expect(tables.seeds.map(({ row }) => row)).toEqual([SEED]);
  expect(accounts).toContainEqual({ table: "seeds", held: 2, read: 1 });
});

test("reads lines, none of other fields than the known ones, and the castles of a dump", () => {
  const { seeds, castles, account } = compiled({
    "data/seeds.csv":
      "# seed_id;seed_level\n\n60;10;61;62;57;60;2;1;8100;9000\n61;10;61;62;57;60;2;1;8100\n61;10;61;57;100;60;500;1;0;0;1;0;0\n",
    ...dumpOf("castle", "id name", "2,'Fen'"),
  });
  expect(seeds).toEqual([SEED]);
  expect(castles).toEqual([{ id: 2, circletItemId: 6835 }]);
  expect(account).toEqual({ table: "seeds", held: 3, read: 1 });
});

test.each([
  'id="60" level="10" cropId="61" matureId="62" r1="57" r2="60" manor="2" isAlternative="1" seedsLimit="8100" cropsLimit="9000"',
  'seed_id="60" seed_level="10" crop_id="61" mature_id="62" reward1_id="57" reward2_id="60" manor_id="2" is_alternative="1" limit_for_seeds="8100" limit_for_crops="9000"',
])("reads a seed with the names of older servers: %s", (attributes) => {
  expect(soundRows("acis", "seeds", { "xml/seeds.xml": `<list><seed ${attributes}/></list>` })).toEqual([SEED]);
});
