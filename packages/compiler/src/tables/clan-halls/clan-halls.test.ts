import { expect, test } from "vitest";
import { compileSmall, dumpOf, expectLost, smallRows } from "../../../fixtures/small-datapack.js";

const hall = { id: 22, name: "Moss Hall", town: "Fen", grade: 2, lease: 500_000 };

test("reads a hall of each form; one that is won in a siege has neither grade nor bid", () => {
  const list = `<list>
<clanhall id="22" name="Moss Hall" desc="A hall" loc="Fen" grade="2" lease="500000" defaultBid="20000000" />
<clanhall id="21" name="Old Fort" desc="A fort" loc="Fen" grade="0" lease="0" defaultBid="0" />
</list>`;
  expect(smallRows("acis", "clanHalls", { "xml/clanHalls.xml": list })).toEqual([
    { id: 21, name: "Old Fort", town: "Fen", lease: 0 },
    { ...hall, minBid: 20_000_000 },
  ]);
  const siege = `<list><clanhall id="21" name="Old Fort" loc="Fen" siegeLength="3600000" /></list>`;
  expect(smallRows("acis", "clanHalls", { "xml/clanHalls.xml": siege })).toEqual([
    { id: 21, name: "Old Fort", town: "Fen", lease: 0 },
  ]);
  const before = `<list><clanHall id="22" name="Moss Hall"><agit loc="Fen" auctionMin="20000000" lease="500000" size="30" /></clanHall></list>`;
  expect(smallRows("acis", "clanHalls", { "xml/clanHalls.xml": before })).toEqual([
    { id: 22, name: "Moss Hall", town: "Fen", lease: 500_000, minBid: 20_000_000 },
  ]);
  const ofTown = `<list><clanHall id="22" name="Moss Hall" grade="B"><auction min-bid="5000000" lease="500000" /></clanHall></list>`;
  expect(smallRows("mobius", "clanHalls", { "data/residences/clanHalls/Fen.xml": ofTown })).toEqual([
    { ...hall, minBid: 5_000_000 },
  ]);
  const residence = `<list><clanHall id="22" name="Moss Hall" grade="GRADE_B" type="AUCTIONABLE">
<auction minBid="5000000" lease="500000" deposit="500000" /><npcs><npc id="1001" /></npcs></clanHall></list>`;
  expect(smallRows("mobius", "clanHalls", { "data/residences/clanHalls/Fen/MossHall.xml": residence })).toEqual([
    { ...hall, minBid: 5_000_000 },
  ]);
  const dump = `CREATE TABLE clanhall (id int, name varchar(40), ownerId int, lease int, \`desc\` text, location varchar(15), paidUntil int, Grade int, paid int);
INSERT INTO clanhall VALUES ('22','Moss Hall','0','500000','A hall','Fen','0','2','0');`;
  expect(smallRows("mobius", "clanHalls", { "sql/clanhall.sql": dump })).toEqual([hall]);
  const won = dumpOf(
    "siegable_clanhall",
    "clanHallId name ownerId desc location nextSiege",
    "21,'Old Fort',0,'A fort','Fen',0",
  );
  const both = compileSmall("acis", { "sql/clanhall.sql": dump, ...won });
  expect(both.tables.clanHalls.map(({ row }) => row)).toEqual([
    { id: 21, name: "Old Fort", town: "Fen", lease: 0 },
    hall,
  ]);
  expect(both.accounts).toContainEqual({ table: "clanHalls", held: 2, read: 2 });
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
