import { expect, test } from "vitest";
import { writeFiles } from "../../fixtures/small-datapack.js";
import { createLocator } from "./locate.js";

test("takes a dump from the folder that has the most of them, and not from updates that are less deep", () => {
  const folder = writeFiles({
    "data/npcs/0.xml": "<list/>",
    "data/items/0.xml": "<list/>",
    "updates/droplist.sql": "",
    "tools/sql/server/droplist.sql": "",
    "tools/sql/server/npc.sql": "",
    "tools/sql/custom/custom_npc.sql": "",
  });
  const locate = createLocator(folder);
  expect(locate("sql/droplist.sql")).toBe("tools/sql/server/droplist.sql");
  expect(locate("sql/custom_npc.sql")).toBe("tools/sql/custom/custom_npc.sql");
});
