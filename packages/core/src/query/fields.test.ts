import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { selectFields, selectPageFields } from "./fields.js";

const schema = { entries: { id: 1, name: 1, title: 1, level: 1 } };
const record: { id: number; name: string; title?: string; level: number | null } = { level: 7, name: "Ant", id: 3 };

describe("selectFields", () => {
  it("keeps what is named in the order of the schema, and leaves out what the record omits", () => {
    expect(Object.entries(selectFields(record, schema, ["level", "title", "id"]))).toEqual(yaml`[[id, 3], [level, 7]]`);
    expect(selectFields(record, schema, [])).toEqual({});
  });

  it("keeps null", () => {
    expect(selectFields({ ...record, level: null }, schema, ["level"])).toEqual({ level: null });
  });

  it("refuses a field that there is not, even where types do not", () => {
    const pass = (fields: unknown) => () => Reflect.apply(selectFields, undefined, [record, schema, fields]);
    expect(pass(["toString"])).toThrow(/^Invalid fields "toString"/u);
    expect(pass("id")).toThrow('Invalid fields "id": it must be a list of fields.');
  });

  it("keeps exactly what is named, and the rest of a page as it is", () => {
    const names = fc.subarray(["id", "name", "title", "level"] as const);
    fc.assert(
      fc.property(names, fc.array(fc.record({ id: fc.nat(), name: fc.string(), level: fc.nat() })), (fields, rows) => {
        const meta = { total: 12 };
        const page = selectPageFields({ data: rows as readonly (typeof record)[], meta }, schema, fields.toReversed());
        expect(page.meta).toBe(meta);
        expect(page.data.map((row) => Object.keys(row))).toEqual(
          rows.map(() => fields.filter((field) => field !== "title")),
        );
      }),
    );
  });
});
