import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "../../../scripts/test/listen.js";
import { compare, type Figures } from "./comparison.js";
import { runLoad } from "./load.js";

let server: Server;
let url: string;
const received: string[] = [];
beforeAll(async () => {
  server = createServer(({ url: path = "", headers, socket }, response) => {
    received.push(`${path} ${headers["accept-encoding"]}`);
    if (path === "/lost") socket.destroy();
    else response.writeHead(path === "/missing" ? 404 : 200).end("{}");
  });
  url = `http://127.0.0.1:${await listen(server)}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

describe("a load", () => {
  it("requests each path exactly once when no time is given", async () => {
    const paths = Array.from({ length: 203 }, (_, index) => `/item/${index}`);
    received.length = 0;
    const result = await runLoad({ url, paths, headers: { "Accept-Encoding": "gzip" } }, [200]);
    expect([...received].sort()).toEqual(paths.map((path) => `${path} gzip`).sort());
    expect(result.requests).toBe(203);
    expect(result.p99).toBeGreaterThanOrEqual(result.p50);
  });

  it("requests over and over for some time", async () => {
    const { requests, seconds } = await runLoad({ url, paths: ["/missing"], seconds: 0.1 }, [404]);
    expect(requests).toBeGreaterThanOrEqual(64);
    expect(seconds).toBeGreaterThanOrEqual(0.1);
  });

  it("gives no figure of wrong or lost responses", async () => {
    const paths = Array.from({ length: 70 }, (_, index) => `/item/${index}`);
    await expect(runLoad({ url, paths: [...paths, "/missing"] }, [200])).rejects.toThrow('{"200":70,"404":1}');
    await expect(runLoad({ url, paths: [...paths, "/lost"] }, [200])).rejects.toThrow(/[1-9]\d* lost/u);
  });
});

describe("compare", () => {
  it("takes the median of what both are to one another in a round, each round of all loads by turns", async () => {
    const figures = (requestsPerSecond: number): Figures => ({ requestsPerSecond, p50: 1, p99: 2, cpuPerRequest: 10 });
    const rates = [80, 100, 1, 2, 10, 160, 1, 2, 90, 130, 3, 2];
    const next = async () => figures(rates.shift() ?? 0);
    const compared = await compare(3, [
      { name: "x", ours: next, bare: next },
      { name: "y", ours: next, bare: next },
    ]);
    expect(compared.map(({ name, rate, p99 }) => ({ name, rate, p99 }))).toEqual([
      { name: "x", rate: 90 / 130, p99: 1 },
      { name: "y", rate: 0.5, p99: 1 },
    ]);
  });
});
