import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { showFields, shownToo, shows } from "./fields.js";

const schema = v.object({ with: shownToo({ stats: ["exp", "sp"], place: ["place"] }, "More.") });

describe("showFields", () => {
  it.each([
    [{}, ["id", "exp"], ["stats"]],
    [{}, ["place", "sp", "exp"], ["stats", "place"]],
    [{ with: ["place"] }, ["exp"], ["place", "stats"]],
    [{ with: ["stats"] }, ["exp"], ["stats"]],
  ])("adds to %o what shows %o", (given, fields, words) => {
    expect(showFields(schema, { ...given, q: "a" }, fields)).toEqual({ with: words, q: "a" });
  });

  it("changes nothing where the summary has the fields, none are named, or the input is not valid", () => {
    const given = { q: "a" };
    expect(showFields(schema, given, ["id"])).toBe(given);
    expect(showFields(schema, given)).toBe(given);
    expect(showFields(v.object({}), given, ["exp"])).toBe(given);
    const invalid = { with: "stats" };
    expect(showFields(schema, invalid, ["exp"])).toBe(invalid);
  });

  it("refuses a field that rows have only with a parameter that is not given", () => {
    const needing = v.object({ class: v.optional(v.pipe(v.number(), shows("fight"))) });
    const refused = 'Invalid fields "fight": it must be fight only with class.';
    expect(() => showFields(needing, { class: undefined }, ["id", "fight"])).toThrow(refused);
    const given = { class: 0 };
    expect(showFields(needing, given, ["fight"])).toBe(given);
    expect(showFields(needing, {}, ["id"])).toEqual({});
  });
});
