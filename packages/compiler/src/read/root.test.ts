import { describe, expect, it } from "vitest";
import { findRoots } from "./root.js";

const one = ["one/game/data/stats/items/0.xml", "one/game/data/stats/npcs/0.xml"];

describe("findRoots", () => {
  it.each([
    [["xml/items/0.xml", "xml/npcs/0.xml", "sql/spawnlist.sql"], { data: "", dumps: "" }],
    [["a/data/xml/Item/0.xml", "a/data/xml/NPC/0.xml", "a/tools/sql/game/x.sql"], { data: "a/data", dumps: "a" }],
    [["g/data/items/0.xml", "g/data/stats/npcs/b/0.xml"], { data: "g/data", dumps: "" }],
    [["data/stats/skills/0.xml", "sql/npc.sql"], { data: "data", dumps: "" }],
    [["data/char_data/skills/0.xml", "data/npc_data/x.xml", "sql/y/npc.sql"], { data: "data", dumps: "" }],
  ])("finds the datapack of %j", (paths, root) => {
    expect(findRoots(paths)).toMatchObject([root]);
  });

  it("prefers a whole datapack to parts of another one", () => {
    const paths = [...one, "old/dist/items/0.xml", "one/sql/x.sql", "old/sql/y.sql"];
    expect(findRoots(paths)).toMatchObject([{ data: "one/game/data", dumps: "one" }]);
  });

  it("counts a datapack inside of another one as a part of it", () => {
    const custom = one.map((path) => path.replace("data/", "data/custom/"));
    expect(findRoots([...one, ...custom])).toHaveLength(1);
  });

  it("gives no datapack the dumps of another one", () => {
    const two = one.map((path) => path.replace("one", "two"));
    expect(findRoots([...one, ...two, "two/game/data/sql/x.sql"])).toMatchObject([
      { data: "one/game/data", dumps: "" },
      { data: "two/game/data", dumps: "two/game/data" },
    ]);
  });

  it("does not take the dumps of a mod among the XML files for those of the server", () => {
    const dumps = Array.from({ length: 21 }, (_, at) => `one/sql/${at}.sql`);
    const mods = ["one/game/data/mods/event/npc.sql", "one/game/data/mods/event/custom_npc.sql"];
    expect(findRoots([...one, ...mods, ...dumps])).toEqual([{ data: "one/game/data", dumps: "one", mods: [] }]);
    expect(findRoots([...one, ...mods])).toEqual([{ data: "one/game/data", dumps: "one/game/data", mods: [] }]);
  });

  it("takes a folder with a few items and NPCs beside a server with dumps for a mod", () => {
    const skills = Array.from({ length: 21 }, (_, at) => `one/data/stats/skills/${at}.xml`);
    const found = findRoots([...skills, "one/mods/items/0.xml", "one/mods/npcs/0.xml", "one/sql/npc.sql"]);
    expect(found).toEqual([{ data: "one/data", dumps: "one", mods: ["one/mods"] }]);
  });

  it("finds two parts where no folder has both items and NPCs", () => {
    expect(findRoots(["one/data/items/0.xml", "two/data/npcs/0.xml"]).map(({ data }) => data)).toEqual([
      "one/data",
      "two/data",
    ]);
  });
});
