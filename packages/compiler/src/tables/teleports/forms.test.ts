import { expect, test } from "vitest";
import { compileSmall, dumpOf, expectLost, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const COLUMNS = "Description id loc_x loc_y loc_z price fornoble";
const ROWS = ["'Fen -> The Old Mill',3,100,-200,-30,1500,0", "'Fen Arena',4,7,8,9,1,1", "NULL,5,1,2,3,0,0"];

const link = (number: number, text: string) =>
  `<a action="bypass -h npc_%objectId%_goto ${number}" msg="811;x">${text}</a><br1>`;

const DIALOGUES = {
  "html/teleporter/1001.htm": `<html><body>Hello<a action="bypass -h npc_%objectId%_Chat 1">Go</a></body></html>`,
  "html/teleporter/1001-1.htm": `<html>\n${link(3, "<font>Old  Mill</font> - 1500 Adena")}\n${link(5, "&$12;")}</html>`,
  "html/teleporter/1001-2.htm": link(3, "The mill again"),
};

const DUMP = dumpOf("teleport", COLUMNS, ...ROWS);

const place = { x: 100, y: -200, z: -30, isNoble: false };

const compiled = (files: Readonly<Record<string, string>>) => {
  const { tables, accounts, diagnostics } = compileSmall("acis", files);
  const account = accounts.find(({ table }) => table === "teleports");
  return { rows: tables.teleports.map(({ row }) => row), account, diagnostics };
};

test("NPCs offer the destinations of a dump to which their dialogues lead, each once", () => {
  const { rows, account, diagnostics } = compiled({ ...DIALOGUES, ...DUMP });
  expect(rows).toEqual([
    { npcId: 1001, destination: 3, name: "Old Mill", ...place, price: { itemId: 57, count: 1500 } },
    { npcId: 1001, destination: 5, name: "1, 2", x: 1, y: 2, z: 3, isNoble: false, price: { itemId: 57, count: 0 } },
  ]);
  expect(account).toEqual({ table: "teleports", held: 2, read: 2 });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ what: "1 destinations", received: "none: left out", file: "sql/teleport.sql" }),
  );
});

test.each([
  ["passes without a column for what is paid", COLUMNS, "'Arena',4,7,8,9,2,1", 6651],
  ["the item of the column", `${COLUMNS} itemId`, "'Arena',4,7,8,9,2,1,60", 60],
])("a destination for noblesse costs %s", (_what, columns, row, itemId) => {
  const dialogue = { "html/teleporter/1001.htm": link(4, "Arena - 2 Passes") };
  const { rows } = compiled({ ...dialogue, ...dumpOf("teleport", columns, row) });
  expect(rows).toMatchObject([{ name: "Arena", isNoble: true, price: { itemId, count: 2 } }]);
});

test("a name without letters is that of the dump", () => {
  const { rows } = compiled({ "html/teleporter/1001.htm": link(3, "&$9;"), ...DUMP });
  expect(rows).toMatchObject([{ name: "The Old Mill" }]);
});

test("a price behind a name is none of the name, with or without a dash", () => {
  const nameOf = (text: string) => compiled({ "html/teleporter/1001.htm": link(3, text), ...DUMP }).rows[0]?.name;
  expect(["Mill - 1,500 adena", "Mill 1,500 Adena"].map(nameOf)).toEqual(["Mill", "Mill"]);
  expect(["Mill 2 - 1500 Adena", "Mill 2"].map(nameOf)).toEqual(["Mill 2", "Mill 2"]);
});

test("leaves out links in comments, and counts their lines", () => {
  const { rows, diagnostics } = compiled({
    "html/teleporter/1001.htm": `<!-- ${link(4, "Arena")}\n${link(7, "Hut")} -->\n${link(3, "Mill")}\n${link(8, "Inn")}`,
    ...DUMP,
  });
  expect(rows.map(({ destination }) => destination)).toEqual([3]);
  expect(diagnostics).toContainEqual(expect.objectContaining({ what: "goto 8", line: 4 }));
});

test("leaves out what NPCs offer at some hours, or low levels alone, in place of the usual", () => {
  const other = {
    "html/teleporter/half/1001.htm": link(4, "Fen Arena - 1 Adena"),
    "html/teleporter/free/1001.htm": link(4, "Fen Arena"),
  };
  const { rows, account } = compiled({ ...DIALOGUES, ...other, ...DUMP });
  expect(rows.map(({ destination }) => destination)).toEqual([3, 5]);
  expect(account).toEqual({ table: "teleports", held: 2, read: 2 });
});

test("reads dialogues whose names end in capitals", () => {
  const { rows } = compiled({ "html/teleporter/1001.HTM": link(3, "Mill"), ...DUMP });
  expect(rows).toMatchObject([{ npcId: 1001, name: "Mill" }]);
});

test("reads buttons as links, whose text is inside of them or their value", () => {
  const to = (number: number) => `action="bypass -h npc_%objectId%_goto ${number}"`;
  const { rows } = compiled({
    "html/teleporter/1001.htm": `<Button ALIGN=LEFT ICON="TELEPORT" ${to(3)}>Mill - 1500 Adena</Button>
      <button value="Fen" ${to(5)} width=90><br>Talk <a action="bypass -h npc_%objectId%_Chat 1">Back</a>`,
    ...DUMP,
  });
  expect(rows.map(({ destination, name }) => `${destination} ${name}`)).toEqual(["3 Mill", "5 Fen"]);
});

test("counts a link to no destination", () => {
  const { account } = compiled({ ...DIALOGUES, ...dumpOf("teleport", COLUMNS, ...ROWS.slice(1)) });
  expect(account).toEqual({ table: "teleports", held: 3, read: 1 });
});

test.each(["id", "loc_x", "price", "fornoble"])(
  "a dump without %s is lost, whether dialogues are there or not",
  (name) => {
    const files = dumpOf("teleport", COLUMNS.replace(new RegExp(`\\b${name}\\b`, "u"), "other"), ...ROWS);
    expect(compiled(files).account).toEqual({ table: "teleports", held: 3, read: 0 });
    expect(compiled({ ...DIALOGUES, ...files }).rows).toEqual([]);
  },
);

test("a dump whose destinations nobody offers is left out and named", () => {
  const { account, diagnostics } = compiled(DUMP);
  expect(account).toEqual({ table: "teleports", held: 0, read: 0, leftOut: 3 });
  expect(diagnostics).toContainEqual(expect.objectContaining({ what: "3 destinations", received: "none: left out" }));
});

test("reads the list of an NPC with names in several languages", () => {
  const place = 'type=" Noble_Pass" priceId="60" priceCount="2" x="1" y="2" z="3"';
  const { rows, account } = compiled({
    "xml/teleports.xml": `<list><telPosList npcId="1001"><loc descEn="Old Mill" descRu="M" ${place}/><loc ${place}/></telPosList></list>`,
  });
  expect(rows).toEqual([
    { npcId: 1001, destination: 1, name: "Old Mill", x: 1, y: 2, z: 3, price: { itemId: 60, count: 2 }, isNoble: true },
  ]);
  expect(account).toEqual({ table: "teleports", held: 2, read: 1 });
});

test("reads where NPCs take players free of charge, after what they offer in the other list", () => {
  const { rows, account } = compiled({
    "xml/teleports.xml": `<list><telPosList npcId="1001">${position(0).replace('"57"', '"?"')}${position(1)}</telPosList></list>`,
    "xml/instantTeleports.xml": `<list><telPosList npcId="1001"><loc x="4" y="5" z="6"/><loc x="7" y="8" z="9"/> <!-- Dusk --></telPosList></list>`,
  });
  const free = { npcId: 1001, price: { itemId: 57, count: 0 }, isNoble: false };
  expect(rows).toMatchObject([
    { npcId: 1001, destination: 2, name: "Mill", price: { itemId: 57, count: 5 } },
    { ...free, destination: 3, name: "4, 5", x: 4, y: 5, z: 6 },
    { ...free, destination: 4, name: "Dusk", x: 7, y: 8, z: 9 },
  ]);
  expect(account).toEqual({ table: "teleports", held: 4, read: 3 });
});

test("leaves out the lists of NPCs for whom menus stand in, whose prices are computed", () => {
  const lists = [1001, 1002, 1003].map((id) => `<telPosList npcId="${id}">${position(1)}${position(2)}</telPosList>`);
  const menu =
    '<menu id="4"><item name="Towns"><area name="Fen"><loc id="1" x="1" y="2" z="3" price="9"/></area></item></menu>';
  const { rows, account, diagnostics } = compiled({
    "xml/teleports.xml": `<list>${lists.join("")}</list>`,
    "xml/gatekeeper.xml": `<list><colors name="a"/><npc id="1001" menu="4"/><npc id="1002" menu="5"/>${menu}</list>`,
  });
  expect(rows.map(({ npcId }) => npcId)).toEqual([1002, 1002, 1003, 1003]);
  expect(account).toEqual({ table: "teleports", held: 4, read: 4 });
  const warnings = diagnostics.filter(({ file }) => file === "xml/gatekeeper.xml");
  expect(warnings).toEqual([expect.objectContaining({ severity: "warning", what: "teleports of 1 NPCs" })]);
});

test("a destination that cannot be read keeps its number, so that those after it have theirs", () => {
  const places = '<location x="one" y="2" z="3"/><location x="1" y="2" z="3"/>';
  const rows = smallRows("mobius", "teleports", {
    "data/teleporters/1.xml": `<list><npc id="1001"><teleport tpye="NORMAL">${places}</teleport><teleport>${places}</teleport></npc></list>`,
  });
  expect(rows.map((row) => row.destination)).toEqual([4]);
});

const location = (x: number) => `<location x="${x}" y="2" z="3"/>`;
const position = (x: number) => `<loc desc="Mill" priceId="57" priceCount="5" x="${x}" y="2" z="3"/>`;

const two = {
  mobius: {
    "data/teleporters/1.xml": `<list><npc id="1001"><teleport type="NORMAL">${[1, 2, 3].map(location).join("")}</teleport></npc></list>`,
    "data/teleporters/2.xml": `<list><npc id="1002"><npcs><npc id="1001"/></npcs><teleport type="OTHER">${location(9)}</teleport></npc></list>`,
  },
  acis: {
    "xml/teleports.xml": `<list><telPosList npcId="1001">${[1, 2, 3].map(position).join("")}</telPosList>
<telPosList npcId="1001">${position(9)}</telPosList></list>`,
  },
} as const;

test.each(["mobius", "acis"] as const)(
  "of two lists of an NPC of %s the last counts, with nothing of the first",
  (server) => {
    const { tables, accounts, diagnostics } = compileSmall(server, two[server]);
    expect(tables.teleports.filter(({ row }) => row.npcId === 1001).map(({ row }) => row.x)).toEqual([9]);
    expect(accounts.find(({ table }) => table === "teleports")).toMatchObject({ read: tables.teleports.length });
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ severity: "warning", rule: "duplicate", what: "list of teleports of NPC 1001" }),
    );
  },
);

test.each([
  ["a price", "", ' feeConut="9"'],
  ["a type", ' tpye="NOBLES_TOKEN"', ""],
  ["a type", ' type="NOBEL_TOKEN"', ""],
])("leaves out a destination with %s in an unknown spelling, which would be free or for all", (_what, type, fee) => {
  const list = `<teleport${type}><location x="1" y="2" z="3"${fee}/></teleport>`;
  expectLost("mobius", "teleports", { "data/teleporters/1.xml": `<list><npc id="1001">${list}</npc></list>` });
});

test("names a destination without a name after the comment behind it, if that is a name", () => {
  const place = (attributes: string, comment: string) => `<location ${attributes} y="2" z="3"/> <!-- ${comment} -->\n`;
  const first = place('x="1"', "Otter Weir (Lv. 46)") + place('x="2" name="Elm Ford"', "Ash Ford");
  const places = `${first}${place('x="3"', '<location x="9"/>')}${place('x="5"', "Elm Ford -> Reed Isle TODO: its zone")}${place('x="6"', "TODO: find it")}`;
  const rows = smallRows("mobius", "teleports", {
    "data/teleporters/1.xml": `<list><npc id="1001"><teleport type="NORMAL">\n${places}<location x="4" y="2" z="3"/></teleport></npc></list>`,
  });
  const names = rows.map((row) => row.name);
  expect(names).toEqual(["Otter Weir (Lv. 46)", "Elm Ford", "3, 2", "Reed Isle", "6, 2", "4, 2"]);
});

test("a file of lists without the list of an NPC hides no dialogues", () => {
  const lists = '<list><point id="1" name="Fen"><coordinates x="1" y="2" z="3"/></point></list>';
  const { rows } = compiled({ "xml/teleports.xml": lists, ...DIALOGUES, ...DUMP });
  expect(rows).toHaveLength(2);
});

test("NPCs offer the destinations of a file that has the name of their lists", () => {
  const { rows, account } = compiled({
    ...DIALOGUES,
    "xml/teleports.xml": `<list><teleport id="3" x="100" y="-200" z="-30" price="15" forNoble="true"/>
<teleport id="5" x="1" y="2" z="3" price="0" forNoble="false"/></list>`,
  });
  expect(rows).toEqual([
    { npcId: 1001, destination: 3, name: "Old Mill", ...place, isNoble: true, price: { itemId: 6651, count: 15 } },
    { npcId: 1001, destination: 5, name: "1, 2", x: 1, y: 2, z: 3, isNoble: false, price: { itemId: 57, count: 0 } },
  ]);
  expect(account).toEqual({ table: "teleports", held: 2, read: 2 });
});

const target = (name: string, attributes = "") => `<target loc="100 -200 -30" price="5" name="${name}" ${attributes}/>`;
const list = (id: number, ...targets: readonly string[]) => `<sublist id="${id}">${targets.join("")}</sublist>`;
const gatekeeper = (content: string, type = "Teleporter") => ({
  "data/npc/1.xml": `<list><npc id="1002" name="Wren" title=""><set name="type" value="${type}"/><set name="level" value="70"/>
<teleportlist>${content}</teleportlist></npc></list>`,
});

test("reads the destinations of NPCs of L2-Scripts, with those of noblesse and the names of the server", () => {
  const files = {
    ...gatekeeper(
      list(
        1,
        target("Gatekeeper.Fen", 'fstring="1010009"'),
        `${target("1010004", 'item_id="60" castle_id="1"')}<!-- Old Mill -->`,
        target("1", 'StringName="The Bog" StringNameLang="a"'),
      ) +
        list(2, target("Gatekeeper.Fen", 'item_id="60"')) +
        list(3, target("1010005"), target("1010006", 'RuName="Гиран" EnName="Giran"')),
    ),
    "data/string/strings_en.properties": "# Names\nGatekeeper.Fen = The Fen\n",
  };
  const at = (destination: number, itemId = 57) => ({
    ...{ npcId: 1002, destination, x: 100, y: -200, z: -30, price: { itemId, count: 5 } },
  });
  expect(soundRows("l2scripts", "teleports", files, 6)).toEqual([
    { ...at(1), name: "The Fen", isNoble: false },
    { ...at(2, 60), name: "Old Mill", isNoble: false },
    { ...at(3), name: "The Bog", isNoble: false },
    { ...at(4, 60), name: "The Fen", isNoble: true },
    { ...at(5), name: "100, -200", isNoble: true },
    { ...at(6), name: "Giran", isNoble: true },
  ]);
});

test.each([
  ["list 4", gatekeeper(list(4, target("11")))],
  ["list 2", gatekeeper(list(2, target("11")))],
  ["one of a residence", gatekeeper(list(1, target("11")), "residences.castle.Teleporter")],
])("leaves out, with a warning, a list of L2-Scripts that dialogues do not open: %s", (name, files) => {
  const { tables, accounts, diagnostics } = compileSmall("l2scripts", files);
  expect(tables.teleports).toEqual([]);
  expect(accounts).toContainEqual({ table: "teleports", held: 0, read: 0, leftOut: 1 });
  expect(diagnostics.map(({ received }) => received)).toContain(`${name}: left out`);
});

test.each([
  ["a destination for some levels", gatekeeper(list(1, target("11", 'min_level="20"')))],
  ["a destination without a place", gatekeeper(list(1, '<target price="5" name="11"/>'))],
])("leaves %s of L2-Scripts out, and counts it", (_, files) => {
  expectLost("l2scripts", "teleports", files);
});
