import { expect, test } from "vitest";
import { compileSmall, dumpOf, expectLost, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const hall = { id: 22, name: "Moss Hall", town: "Fen", grade: 2, lease: 500_000 };

const fort = { id: 21, name: "Old Fort", town: "Fen", lease: 0 };
const DUMP = dumpOf(
  "clanhall",
  "id name ownerId lease desc location paidUntil Grade paid",
  "'22','Moss Hall','0','500000','A hall','Fen','0','2','0'",
);
const WON = dumpOf(
  "siegable_clanhall",
  "clanHallId name ownerId desc location nextSiege",
  "21,'Old Fort',0,'','Fen',0",
);

test.each([
  [
    "acis",
    "xml/clanHalls.xml",
    `<clanhall id="22" name="Moss Hall" desc="A hall" loc="Fen" grade="2" lease="500000" defaultBid="20000000" />
<clanhall id="21" name="Old Fort" desc="A fort" loc="Fen" grade="0" lease="0" defaultBid="0" />`,
    [fort, { ...hall, minBid: 20_000_000 }],
  ],
  ["acis", "xml/clanHalls.xml", '<clanhall id="21" name="Old Fort" loc="Fen" siegeLength="3600000" />', [fort]],
  [
    "acis",
    "xml/clanHalls.xml",
    '<clanHall id="22" name="Moss Hall"><agit loc="Fen" auctionMin="20000000" lease="500000" size="30" /></clanHall>',
    [{ id: 22, name: "Moss Hall", town: "Fen", lease: 500_000, minBid: 20_000_000 }],
  ],
  [
    "acis",
    "xml/clanHalls.xml",
    `<clanHall id="22" name="Moss Hall"><agit loc="Fen" auctionMin="20000000" lease="500000" size="30" grade="2" /></clanHall>
<clanHall id="21" name="Old Fort"><agit loc="Fen" auctionMin="0" lease="0" size="0" grade="0" /></clanHall>`,
    [fort, { ...hall, minBid: 20_000_000 }],
  ],
  [
    "mobius",
    "data/residences/clanHalls/Fen.xml",
    '<clanHall id="22" name="Moss Hall" grade="B"><auction min-bid="5000000" lease="500000" /></clanHall>',
    [{ ...hall, minBid: 5_000_000 }],
  ],
  [
    "mobius",
    "data/residences/clanHalls/Fen/MossHall.xml",
    `<clanHall id="22" name="Moss Hall" grade="GRADE_B" type="AUCTIONABLE">
<auction minBid="5000000" lease="500000" deposit="500000" /><npcs><npc id="1001" /></npcs></clanHall>`,
    [{ ...hall, minBid: 5_000_000 }],
  ],
] as const)(
  "reads the halls of %s in %s; one that is won in a siege has neither grade nor bid: %s",
  (server, file, list, rows) => {
    expect(smallRows(server, "clanHalls", { [file]: `<list>${list}</list>` })).toEqual(rows);
  },
);

test("reads the halls of a dump, and of another one those that are won in a siege", () => {
  expect(smallRows("mobius", "clanHalls", DUMP)).toEqual([hall]);
  expect(soundRows("acis", "clanHalls", { ...DUMP, ...WON }, 2)).toEqual([fort, hall]);
});

test("leaves out a hall with a price that cannot be read, as a loss", () => {
  const hallOf = `<list><clanHall id="22" name="Moss Hall" grade="B"><auction minBid="5000000" lease="5oo" /></clanHall></list>`;
  expect(expectLost("mobius", "clanHalls", { "data/residences/clanHalls/Fen.xml": hallOf })).toHaveLength(1);
});

test("leaves out the halls of a dump that states their owners alone, and counts those whose price has another name", () => {
  const read = (columns: string, row: string) => compileSmall("acis", dumpOf("clanhall", columns, row));
  const owners = read("id name ownerId", "22,'Moonstone',0");
  expect(owners.losses).toEqual([]);
  expect(owners.tables.clanHalls).toEqual([]);
  expect(owners.accounts).toContainEqual({ table: "clanHalls", held: 0, read: 0, leftOut: 1 });
  const misspelled = read("id name leese location Grade", "22,'Moonstone',500,'Fen',2");
  expect(misspelled.losses).toHaveLength(1);
  expect(misspelled.accounts).toContainEqual({ table: "clanHalls", held: 1, read: 0 });
});
