import { describe, expect, it } from "vitest";
import { describeAsked, handlerAsker, jsonOf } from "./ask.js";
import { catalog } from "./served.js";

describeAsked("the service", { catalogs: [catalog] }, (ask) => {
  it.each(["GET", "HEAD"])("%s /healthz has no entity tag, and is never unmodified", async (method) => {
    for (const headers of [{}, { "if-none-match": "*" }, { "if-none-match": '"x", W/"y"' }]) {
      const reply = await ask("/healthz", { method, headers });
      expect(reply.status).toBe(200);
      expect(reply.headers["cache-control"]).toBe("no-store");
      expect(reply.headers).not.toHaveProperty("etag");
    }
  });
});

describe("/healthz", () => {
  it("gives status, data version and uptime in whole seconds", async () => {
    let now = 5000;
    const { ask } = handlerAsker({ catalogs: [catalog], clock: () => now });
    const { dataVersion } = catalog.manifest;
    expect(jsonOf(await ask("/healthz"))).toEqual({ status: "ok", dataVersion, uptime: 0 });
    now += 61_999;
    expect(jsonOf(await ask("/healthz"))).toEqual({ status: "ok", dataVersion, uptime: 61 });
  });
});
