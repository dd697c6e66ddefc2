import { expect, test } from "vitest";
import { compileFixture, type Edit, fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";
import { formatDiagnostic } from "../../diagnostic.js";

const FILE = "xml/skills/0000-0099.xml";

test("takes the time of an effect that states none from its skill, for all of its runs", () => {
  const [ward] = fixtureRows("skills", [
    [FILE, '<set name="power" val="80" />', '<set name="power" val="80" /><set name="buffDuration" val="1200000" />'],
    [FILE, 'time="60"', 'count="2"'],
  ]);
  expect(ward?.appliedEffects).toEqual([expect.objectContaining({ name: "Buff", seconds: 600, count: 2 })]);
});

test("leaves out a division by zero, with a warning", () => {
  const warnings = compileFixture().diagnostics.filter(({ file }) => file === FILE);
  expect(warnings.map(formatDiagnostic).filter((line) => line.includes("subDiv"))).toEqual([
    `${FILE}:48: warning: <subDiv>: expected a percentage other than 100, received 100: left out there`,
    `${FILE}:49: warning: <subDiv>: expected a percentage other than 100, received 100: left out there`,
  ]);
});

test("counts the last of two tables with one name, as the engine does", () => {
  const again: Edit = [FILE, '<table name="#pDef">', '<table name="#mpConsume"> 1 2 3 </table><table name="#pDef">'];
  expect(fixtureRows("skills", [again])[0]?.mpConsume).toEqual([1, 2, 3]);
  expect(fixtureDiagnostics(again)).toEqual([
    `${FILE}:5: warning: <table> #mpConsume: expected one table, received another one: it counts`,
  ]);
});
