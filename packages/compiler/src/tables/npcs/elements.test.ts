import { expect, test } from "vitest";
import { smallRows } from "../../../fixtures/small-datapack.js";

test("reads the element of an NPC's attack in the words of each age", () => {
  const npc = (id: number, type: string) =>
    `<npc id="${id}" level="4" type="Monster" name="Toad"><stats><attribute><attack type="${type}" value="40"/></attribute></stats></npc>`;
  const npcs = smallRows("mobius", "npcs", {
    "data/stats/npcs/0.xml": `<list>${npc(1001, "unholy")}${npc(1002, "DARK")}${npc(1003, "Fire")}</list>`,
  });
  expect(npcs.map(({ elements }) => elements?.attack?.element)).toEqual(["dark", "dark", "fire"]);
});
