import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../src/index.js";
import { methodCalls } from "./method-calls.js";
import { type PlayedService, playService, success } from "./played-service.js";

const record = { id: 7, name: "Seven" };
const meta = { total: 1, limit: 1, offset: 0, missing: [3] };

describe("a client", () => {
  let service: PlayedService;
  beforeAll(async () => {
    service = await playService(() => success({ data: [record], meta }));
  });
  afterAll(() => service.close());

  it("has the methods that are called here, and no others", () => {
    const called = new Set(methodCalls.map(({ method }) => method));
    expect(Object.keys(createClient(service)).sort()).toEqual([...called].sort());
  });

  it.each(methodCalls)(
    "asks for $address in $method, once, and gives what it gets",
    async ({ call, address, result }) => {
      const before = service.requests.length;
      const given = await call(createClient(service));
      const { pathname, search } = new URL(address, `${service.baseUrl}/api/interlude/`);
      expect(service.requests.slice(before)).toMatchObject([{ method: "GET", url: pathname + search }]);
      const { missing: _, ...wholePage } = meta;
      if (["page", "bulk", "document"].includes(result.form)) expect(given).toEqual({ data: [record], meta });
      else if (result.form === "whole page") expect(given).toEqual({ data: [record], meta: wholePage });
      else expect(given).toEqual([record]);
    },
  );

  it("sends no header that makes a browser ask first", async () => {
    await createClient(service).getItem(57);
    const { headers } = service.requests.at(-1) ?? {};
    expect(Object.keys(headers ?? {})).not.toContain("content-type");
    expect(Object.keys(headers ?? {})).not.toContain("if-none-match");
  });

  it("has methods that need no this", async () => {
    const { getItem } = createClient(service);
    await expect(getItem(57)).resolves.toEqual([record]);
  });

  it("sends its headers, to its chronicle, below its base path", async () => {
    const { baseUrl } = service;
    await createClient({ baseUrl: `${baseUrl}/game//`, chronicle: "c4/x", headers: { "X-App": "1" } }).listRegions();
    expect(service.requests.at(-1)).toMatchObject({ url: "/game/api/c4%2Fx/regions", headers: { "x-app": "1" } });
  });
});
