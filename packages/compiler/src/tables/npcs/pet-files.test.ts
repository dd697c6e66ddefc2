import { expect, it } from "vitest";
import { compileDialect, dialectRows } from "../../../fixtures/datapack.js";
import { formatDiagnostic } from "../../diagnostic.js";

it("reads the speed on a ride that servers before 2012 state in braces", () => {
  const stated = 'val="0" walk="130" run="131" slowSwim="70" fastSwim="71"';
  const npcs = dialectRows("l2j", "npcs", [["xml/stats/pets/0001.xml", stated, 'val="{170;171;72;73;250;251}"']]);
  const [level] = npcs.find(({ id }) => id === 1005)?.petData?.stats ?? [];
  expect(level?.speedOnRide).toBe("170;171;72;73;250;251");
});

it("leaves out the stats of a pet whose NPC has no name", () => {
  const lines = compileDialect("l2j").diagnostics.map(formatDiagnostic);
  expect(lines).toContain(
    "xml/stats/pets/0002.xml:3: warning: pet 1004: expected an NPC with a name, received none: left out",
  );
});
