import { describe, expect, it } from "vitest";
import type { Cell } from "../flat/flat-table.js";
import { csvText } from "./csv-target.js";

const column = (name: string) => ({ name, type: "text", isNullable: true, description: "", candidates: [] }) as const;

const textOf = (rows: readonly (readonly Cell[])[]) =>
  csvText({
    name: "items",
    description: "",
    columns: [column("id"), column("name")],
    key: ["id"],
    parent: undefined,
    rows,
  });

describe("a table as CSV", () => {
  it("has a header and CRLF after each row, also without rows", () => {
    expect(textOf([])).toBe("id,name\r\n");
    expect(textOf([[57, "Adena"]])).toBe("id,name\r\n57,Adena\r\n");
  });

  it("writes missing values, booleans and numbers in full", () => {
    expect(
      textOf([
        [null, true],
        [0.000001, false],
        [3_000_600_015, null],
      ]),
    ).toBe("id,name\r\n,true\r\n0.000001,false\r\n3000600015,\r\n");
  });

  it("has no text that a spreadsheet runs; numbers stay numbers", () => {
    const rows = [
      [-1, "=cmd|' /C calc'!A0"],
      [-0.5, "@SUM(1,2)"],
    ];
    expect(textOf(rows)).toBe("id,name\r\n-1,'=cmd|' /C calc'!A0\r\n-0.5,\"'@SUM(1,2)\"\r\n");
  });

  it("quotes what RFC 4180 requires", () => {
    const rows = ["a,b", 'say "no"', "two\r\nlines", "two\nlines", "Jäger – 5"].map((text) => [1, text]);
    expect(textOf(rows)).toBe(
      'id,name\r\n1,"a,b"\r\n1,"say ""no"""\r\n1,"two\r\nlines"\r\n1,"two\nlines"\r\n1,Jäger – 5\r\n',
    );
  });
});
