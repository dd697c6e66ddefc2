import { describe, expect, it } from "vitest";
import { prefersHtml } from "./accept.js";

describe("prefersHtml", () => {
  it.each([
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8",
    "text/html",
    "TEXT/HTML; charset=utf-8",
    "text/*",
    "application/json;q=0.5, text/html;q=0.5",
  ])("is true for %s", (accept) => expect(prefersHtml(accept)).toBe(true));

  it.each([
    ...[undefined, null, "", "*/*", "application/json, text/plain, */*"],
    ...["application/json, text/html;q=0.9", "text/html;q=0, */*", "text/html;q=two", "application/xhtml+xml"],
  ])("is false for %s", (accept) => expect(prefersHtml(accept)).toBe(false));
});
