import { expect, test } from "vitest";
import { compileFixture, fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";

const FILE = "curated/teleports.json";
const LOCATIONS = "xml/teleportLocations.xml";

const adena = (count: number) => ({ itemId: 57, count });
const gate = { x: 46_934, y: 51_467, z: -2977, price: adena(0), isNoble: false };

test("joins offers and destinations, by NPC and number; a destination that no NPC offers is left out", () => {
  expect(fixtureRows("teleports")).toEqual([
    { npcId: 1001, destination: 3, name: "the gate", ...gate },
    {
      npcId: 1002,
      destination: 1,
      name: "Fen Village",
      x: -12_672,
      y: 122_776,
      z: -3116,
      price: adena(1800),
      isNoble: false,
    },
    { npcId: 1002, destination: 3, name: "The Reed Gate", ...gate },
  ]);
});

test("takes passes for a destination of noblesse, and reports that the pass must be an item", () => {
  const edit = [LOCATIONS, 'price="1800" isNoble="false"', 'price="2" isNoble="true"'] as const;
  expect(compileFixture([edit]).tables.teleports.find(({ row }) => row.destination === 1)?.row).toMatchObject({
    price: { itemId: 6651, count: 2 },
    isNoble: true,
  });
  expect(fixtureDiagnostics(edit)).toEqual([
    `${FILE}:3: error: teleports.price: expected the id of an item, received 6651`,
  ]);
});

test("reports an offer without a destination, a destination twice, an offer twice, and a number that is too large", () => {
  expect(fixtureDiagnostics([FILE, '"teleportId":1,', '"teleportId":9,'])).toEqual([
    `${FILE}:3: error: row teleportId: expected the id of a <teleport> of ${LOCATIONS}, received 9`,
  ]);
  expect(fixtureDiagnostics([LOCATIONS, 'id="2"', 'id="1"'])).toEqual([
    `${LOCATIONS}:4: error: <teleport> 1: expected one, received another one`,
  ]);
  expect(fixtureDiagnostics([FILE, '"teleportId":1,', '"teleportId":3,'])).toEqual([
    `${FILE}:3: error: row of teleports: expected a unique npcId and destination, received 1002/3 again`,
  ]);
  const numbered = fixtureDiagnostics(
    [FILE, '"teleportId":1,', '"teleportId":100000000,'],
    [LOCATIONS, 'id="1"', 'id="100000000"'],
  );
  expect(numbered).toEqual([`${FILE}:3: error: row of teleports destination: expected <=99999999, received 100000000`]);
});
