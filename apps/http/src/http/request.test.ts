import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { canonicalPath, readQuery, splitTarget, targetOf } from "./request.js";

describe("targetOf", () => {
  it.each([
    ["http://127.0.0.1:3000/api?x=1", "/api?x=1"],
    ["https://example.org", "/"],
    ["https://example.org?x=1", "/?x=1"],
    ["http://user@[::1]:80/a//b", "/a//b"],
    ["/api/interlude/items", "/api/interlude/items"],
    ["//host/items", "//host/items"],
    ["/redirect?to=http://example.org/x", "/redirect?to=http://example.org/x"],
    ["*", "*"],
  ])("of %s is %s", (url, target) => {
    expect(targetOf(url)).toBe(target);
  });
});

describe("splitTarget", () => {
  it.each([
    ["/", "/", ""],
    ["/items?q=a?b", "/items", "q=a?b"],
    ["/items?", "/items", ""],
    ["/items#here?q=1", "/items", ""],
    ["/items?q=1#here", "/items", "q=1"],
    ["", "", ""],
  ])("of %j gives %j and %j", (target, path, query) => {
    expect(splitTarget(target)).toEqual({ path, query });
  });
});

describe("canonicalPath", () => {
  it.each([
    ["/api/interlude/items/", "/api/interlude/items"],
    ["//api///interlude/items", "/api/interlude/items"],
    ["/api/./interlude/x/../items", "/api/interlude/items"],
    ["/api/%2E%2e/api/interlude/%2e/items", "/api/interlude/items"],
    ["/../../..", "/"],
    ["/api/...", "/api/..."],
    ["", "/"],
  ])("of %s is %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
});

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
    ["ids%5B0%5D=57&ids[1]=1&types[10]=npc&limit[0]=2", { ids: "57,1", types: "npc" }],
    ["ids[a]=57&ids[-1]=57&ids[0=57&ids0]=57&ids[][]=1&[]=2&names[]=3&__proto__[]=4&constructor=5&toString[]=6", {}],
  ])("%s", (query, values) => {
    expect(readQuery(query, parameters)).toEqual(values);
  });
});
