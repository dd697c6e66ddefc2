import { expect, it } from "vitest";
import { compileDialect, dialectRows } from "../../../fixtures/datapack.js";
import { formatDiagnostic } from "../../diagnostic.js";

const FILE = "sql/territory_spawnlist.sql";

it("reads the NPCs of territories that stand outside of wars, without a delay", () => {
  const spawns = dialectRows("l2j", "spawns").filter(({ npcId, x }) => npcId === 1005 && x <= -700);
  expect(spawns).toEqual([{ npcId: 1005, x: -700, y: 800, z: -90, heading: -16 }]);
});

it("refuses a type of spawn that it does not know", () => {
  const { diagnostics } = compileDialect("l2j", [[FILE, "802,-92,0,3)", "802,-92,0,4)"]]);
  expect(diagnostics.map(formatDiagnostic)).toContain(
    `${FILE}:17: error: row spawnType: expected a whole number of at most 3, received 4`,
  );
});
