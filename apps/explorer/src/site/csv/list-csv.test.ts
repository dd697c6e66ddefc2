import { describe, expect, it } from "vitest";
import { listCsv } from "./list-csv.js";

describe("a list as CSV", () => {
  it("has a column for each field that a row has, also of objects, in the order in which they appear", () => {
    const rows = [
      { id: 1666, name: "Recipe: Wooden Arrow", product: { itemId: 17, count: 500 }, isDwarven: false },
      { id: 2139, name: "Recipe: 5, 6", product: { itemId: 1, count: 1 }, isDwarven: true, rare: null, races: ["ELF"] },
    ];
    expect(listCsv(rows)).toBe(
      [
        "id,name,product_itemId,product_count,isDwarven,rare,races",
        "1666,Recipe: Wooden Arrow,17,500,false,,",
        '2139,"Recipe: 5, 6",1,1,true,,"[""ELF""]"',
        "",
      ].join("\r\n"),
    );
  });

  it("has no text that a spreadsheet runs; numbers stay numbers", () => {
    expect(listCsv([{ name: "+1", x: -5 }])).toBe("name,x\r\n'+1,-5\r\n");
  });

  it("quotes a line feed", () => {
    expect(listCsv([{ name: "two\nlines" }])).toBe('name\r\n"two\nlines"\r\n');
  });
});
