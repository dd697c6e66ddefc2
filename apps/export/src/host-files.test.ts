import { describe, expect, it } from "vitest";
import { headersFile, redirectsFile } from "./host-files.js";

describe("the _headers file", () => {
  it("has a rule a pattern, with names as they are usually written", () => {
    const rules = {
      "/api/interlude/*": { "content-type": "application/json", "x-content-type-options": "nosniff" },
      "/404.html": { "cache-control": "no-store" },
    };
    expect(headersFile(rules)).toBe(`/api/interlude/*
  Content-Type: application/json
  X-Content-Type-Options: nosniff

/404.html
  Cache-Control: no-store
`);
  });
});

describe("the _redirects file", () => {
  it("lets a path serve its file, and leaves out paths that are files; fixed paths come first", () => {
    const paths = ["/api/interlude/items/{id}/dropped-by", "/api/interlude/items", "/api/openapi.json"];
    expect(redirectsFile(paths)).toBe(`/api/interlude/items /api/interlude/items.json 200
/api/interlude/items/:id/dropped-by /api/interlude/items/:id/dropped-by.json 200
`);
  });
});
