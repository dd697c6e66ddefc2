import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { readQuery } from "./request.js";

const parameters = {
  id: v.number(),
  limit: v.optional(v.number(), 50),
  q: v.optional(v.string()),
  ids: v.optional(v.pipe(v.array(v.number()), v.maxLength(3))),
  types: v.array(v.string()),
};

describe("readQuery", () => {
  it.each([
    ["", {}],
    ["limit=2&limit=3", { limit: "2" }],
    ["limit=&limit=3", { limit: "" }],
    ["limit[]=2", {}],
    ["ids=57&ids=1", { ids: "57,1" }],
    ["ids[]=57&ids%5B%5D=1", { ids: "57,1" }],
    ["ids=57,1&q=a&ids[]=30&ids=2", { ids: "57,1,30,2", q: "a" }],
    ["ids=&ids=57&ids=", { ids: "57" }],
    ["ids[]=", { ids: "" }],
    ["ids=57,&ids=1", { ids: "57,,1" }],
    ["types=npc&types[]=item", { types: "npc,item" }],
    ["ids[0]=57&ids[][]=1&[]=2&names[]=3&__proto__[]=4&constructor=5&toString[]=6", {}],
  ])("%s", (query, values) => {
    expect(readQuery(query, parameters)).toEqual(values);
  });
});
