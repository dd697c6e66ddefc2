import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPagePath, pathName, readAddress, writeAddress } from "./written-address.js";

const host = "https://example.org";
const chronicles = ["interlude", "high-five"];
const form = { folder: "/game/", chronicles, hasPaths: true };
const read = (href: string, where = form) => readAddress(new URL(href, `${host}${where.folder}`), where);

const path = fc.oneof(
  fc.constantFrom("/", "/items", "/armor-sets", "/map"),
  fc.tuple(fc.constantFrom("items", "npcs"), fc.nat(999_999_999)).map(([folder, id]) => `/${folder}/${id}`),
);
const state = fc.dictionary(
  fc.string({ minLength: 1 }).filter((name) => !["chronicle", "__proto__"].includes(name)),
  fc.string(),
);

describe("an address", () => {
  it("is read as it was written, in any folder, with any name, in the path and after #", () => {
    fc.assert(
      fc.property(
        path,
        state,
        fc.string(),
        fc.boolean(),
        fc.constantFrom("/", "/game/", "/a/b/"),
        fc.boolean(),
        (page, query, name, isOther, folder, hasPaths) => {
          const where = { folder, chronicles, hasPaths };
          const written = isOther ? { ...query, chronicle: "high-five" } : query;
          const href = writeAddress(page, written, pathName(name), where);
          expect(read(href, where)).toEqual({ path: page, query: written });
        },
      ),
    );
  });

  it("names chronicle, section, id and name, and is that of the folder for the first page", () => {
    expect(writeAddress("/items/57", {}, "adena", form)).toBe("/game/interlude/items/57-adena");
    expect(writeAddress("/items", { chronicle: "high-five", q: "a,b" }, "", form)).toBe("/game/high-five/items?q=a,b");
    expect(writeAddress("/", {}, "", form)).toBe("/game/");
    expect(writeAddress("/", { chronicle: "high-five" }, "", form)).toBe("/game/high-five");
  });

  it("is read without its name, with a wrong one, without a chronicle, and as older links have it", () => {
    const item = { path: "/items/57", query: { level: "20" } };
    for (const href of [
      "/game/interlude/items/57?level=20",
      "/game/interlude/items/57-ancient-adena?level=20",
      "/game/items/57?level=20",
      "/game/#/items/57?level=20",
      "/game/interlude/map?at=1,2,3#/items/57?level=20",
    ])
      expect(read(href), href).toEqual(item);
    expect(read("/game/interlude/search?q=a?b")).toEqual({ path: "/search", query: { q: "a?b" } });
    expect(read("/game/#/items/57?chronicle=high-five").query).toEqual({ chronicle: "high-five" });
  });

  it("has a name of plain letters and digits", () => {
    expect(pathName("Épée de Vesper's Fighter (S)")).toBe("epee-de-vespers-fighter-s");
    expect(pathName("Меч")).toBe("");
    fc.assert(fc.property(fc.string(), (name) => /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(pathName(name))));
  });

  it("is told apart from files, the API and other folders of the host", () => {
    const paths = ["/game/", "/game/interlude/items", "/game/api/interlude/items", "/game/assets/a.js", "/interlude"];
    expect(paths.filter((one) => isPagePath(one, form))).toEqual(["/game/", "/game/interlude/items"]);
  });
});
