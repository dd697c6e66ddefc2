import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";

const FILE = "xml/castles.xml";

test("reads the circlet of each castle", () => {
  expect(fixtureRows("castles")).toEqual([
    { id: 1, circletItemId: 6 },
    { id: 2, circletItemId: 3 },
  ]);
});

test("reports a castle without a circlet, and another element", () => {
  expect(fixtureDiagnostics([FILE, ' circletId="3"', ""])[0]).toMatch(`${FILE}:6: error: <castle> circletId: expected`);
  expect(fixtureDiagnostics([FILE, '<castle id="2" circletId="3" />', "<fort />"])[0]).toBe(
    `${FILE}:6: error: child of <list>: expected <castle>, received <fort>`,
  );
});
