import { expect, test } from "vitest";
import { unread } from "./entries.js";

test("names are separated by blanks, and alternatives of several parts stand in braces", () => {
  expect(unread("xml/{armor weapon}", { "A reason.": "item/{set\n add}@{order id} item@name" })).toEqual(
    ["xml/armor", "xml/weapon"].map((file) => ({
      in: file,
      names: ["item/set@order", "item/set@id", "item/add@order", "item/add@id", "item@name"],
      reason: "A reason.",
    })),
  );
});
