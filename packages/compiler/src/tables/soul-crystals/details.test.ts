import { expect, test } from "vitest";
import { compileSmall, smallRows } from "../../../fixtures/small-datapack.js";

const FILE = "data/levelUpCrystalData.xml";
const textOf = (absorbType: string) =>
  `<list><crystal><item itemId="60" level="0" leveledItemId="61"/></crystal>
<npc><item npcId="1001"><detail absorbType="${absorbType}" chance="5" maxLevel="1" skill="true"/></item></npc></list>`;

test("leaves out an NPC whose kind of absorption is that of one server alone, and names it", () => {
  expect(smallRows("mobius", "soulCrystalNpcs", { [FILE]: textOf("FULL_PARTY") })).toHaveLength(1);
  const { accounts, diagnostics } = compileSmall("mobius", { [FILE]: textOf("PARTY_RANDOM") });
  expect(diagnostics).toContainEqual(expect.objectContaining({ received: '"PARTY_RANDOM": NPC left out' }));
  expect(accounts).toContainEqual({ table: "soulCrystalNpcs", held: 0, read: 0, leftOut: 1 });
});
