import { expect, test } from "vitest";
import { writeFiles } from "../../fixtures/small-datapack.js";
import { openCheckout } from "./checkout.js";
import { createLocator } from "./locate.js";

test("takes a dump from the folder that has the most of them, and not from updates that are less deep", () => {
  const folder = writeFiles({
    "data/npcs/0.xml": "<list/>",
    "data/items/0.xml": "<list/>",
    "updates/droplist.sql": "",
    "tools/sql/server/droplist.sql": "",
    "tools/sql/server/npc.sql": "",
    "tools/sql/custom/custom_npc.sql": "",
    "tools/sql/server/z_vanhalter_spawnlist.sql": "",
    "tools/sql/server/z_Droplist.sql": "",
  });
  const { locate } = createLocator(openCheckout(folder));
  expect(locate("sql/droplist.sql")).toBe("tools/sql/server/droplist.sql");
  expect(locate("sql/custom_npc.sql")).toBe("tools/sql/custom/custom_npc.sql");
  // One that an installer is to run last has the table all the same.
  expect(locate("sql/vanhalter_spawnlist.sql")).toBe("tools/sql/server/z_vanhalter_spawnlist.sql");
});

test("finds files and folders within the folders of subjects", () => {
  const folder = writeFiles({
    "data/item_data/items/0.xml": "<list/>",
    "data/npc_data/fish/fish.xml": "<list/>",
    "data/npc_data/merchant/multisell/1.xml": "<list/>",
    "data/xml/world/buylists.xml": "<list/>",
    "data/character/classList.xml": "<list/>",
    "data/xml/others/hennas.xml": "<list/>",
    "data/shopdata/exchanges/1.xml": "<list/>",
    "data/zones/town.xml": "<list/>",
    "data/zones/zone.xml": "<list/>",
  });
  const { locate } = createLocator(openCheckout(folder));
  expect(locate("data/fish.xml")).toBe("data/npc_data/fish/fish.xml");
  // One of several files is a part of what their folder has.
  expect(locate("data/zone.xml")).toBe("data/zone.xml");
  expect(locate("data/multisell")).toBe("data/npc_data/merchant/multisell");
  expect(locate("xml/buyLists.xml")).toBe("data/xml/world/buylists.xml");
  expect(locate("data/stats/chars/classList.xml")).toBe("data/character/classList.xml");
  expect(locate("data/hennas.xml")).toBe("data/xml/others/hennas.xml");
  expect(locate("data/exchanges")).toBe("data/shopdata/exchanges");
});
