import { expect, test } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { compileSmall, dumpOf, smallRows } from "../../fixtures/small-datapack.js";

const FILES = {
  "data/stats/items/custom/0.xml":
    '<list><item id="60" name="Token" type="EtcItem"/><item id="90" name="Badge" type="EtcItem"/></list>',
  "data/stats/npcs/custom/0.xml": '<list><npc id="1003" level="7" type="Monster" name="Crab"/></list>',
  "data/buylists/12.xml": '<list><npcs><npc>1002</npc></npcs><item id="60" price="5"/></list>',
  "data/buylists/custom/13.xml": '<list><npcs><npc>1002</npc></npcs><item id="61" price="5"/></list>',
};

const compiled = (settings: string) => {
  const { tables, losses, accounts, diagnostics } = compileSmall("mobius", {
    ...FILES,
    "config/General.ini": settings,
  });
  expect(losses).toEqual([]);
  const held = new Map(accounts.map((account) => [account.table, [account.held, account.read]]));
  return {
    names: [...tables.items, ...tables.npcs].map(({ row }) => row.name),
    lists: tables.buyLists.map(({ row }) => row.id),
    held: ["items", "npcs"].map((table) => held.get(table as "items" | "npcs")),
    warnings: diagnostics
      .filter(({ file }) => file === "config/General.ini")
      .map(({ what, received }) => [what, received]),
  };
};

test("does not read the folders that the settings of a server switch off, and names them", () => {
  const settings =
    "# CustomNpcData = False\r\nCustomItemsLoad = False\r\n  CustomBuyListLoad=false\r\nCustomSkillsLoad = False\r\n";
  expect(compiled(settings)).toEqual(yaml`
    { names: [Adena, Coin, Boot, Hat, Toad, Wren, Crab], lists: [12], held: [[4, 4], [3, 3]],
      warnings: [[CustomItemsLoad, "off: 1 files are not read"], [CustomBuyListLoad, "off: 1 files are not read"]] }
  `);
});

test.each(["", "CustomItemsLoad = True\nCustomNpcData = True", "CustomItemsLoad = False\nCustomItemsLoad = True"])(
  "reads them with settings that do not switch them off: %j",
  (settings) => {
    const { names, lists, warnings } = compiled(settings);
    expect(names).toEqual(["Adena", "Token", "Boot", "Hat", "Badge", "Toad", "Wren", "Crab"]);
    expect(lists).toEqual([12, 13]);
    expect(warnings).toEqual([]);
  },
);

test("does not read the dumps that the settings of a server switch off", () => {
  const columns = "id name level type";
  const files = {
    "xml/npcs/0.xml": "<list/>",
    ...dumpOf("npc", columns, "1001,'Toad',4,'L2Monster'"),
    ...dumpOf("custom_npc", columns, "1002,'Newt',4,'L2Monster'"),
  };
  const namesWith = (settings: string) =>
    smallRows("acis", "npcs", { ...files, "game/config/custom.properties": settings }).map(({ name }) => name);
  expect(namesWith("CustomNpcTable = True")).toEqual(["Toad", "Newt"]);
  expect(namesWith("CustomNpcTable = False")).toEqual(["Toad"]);
});
