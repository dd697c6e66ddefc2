import { describe, expect, it } from "vitest";
import { listItems, listSkills, search } from "../src/index.js";
import { highFiveCatalog } from "./high-five.js";
import { catalog as interludeCatalog } from "./interlude.js";

// Ten items of interlude are named "Artisan's Sword", or after it.
describe("names as people type them", () => {
  it.each(["artisan's sword", "artisan\u2019s sword", "artisan`s  sword", "ARTISAN\u00B4S\u3000SWORD"])(
    "finds %s",
    (q) => {
      expect(listItems(interludeCatalog, { q }).meta.total).toBe(10);
      expect(search(interludeCatalog, { q, types: ["item"] }).data[0]?.name).toMatch(/^Artisan's Sword/u);
    },
  );

  it.each(["café gift", "cafe gift", "cafe\u0301 gift"])("finds %s", (q) => {
    expect(listSkills(highFiveCatalog, { q }).data.map(({ name }) => name)).toEqual(["PC Café Gift Box"]);
  });
});
