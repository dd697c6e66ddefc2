import { expect, test } from "vitest";
import { compileFixture, fixtureDiagnostics } from "../../../fixtures/datapack.js";

const FILE = "curated/teleports.json";
const LOCATIONS = "xml/teleportLocations.xml";

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
