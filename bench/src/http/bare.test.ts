import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listen } from "../../../scripts/test/listen.js";
import { temporaryFolder } from "../../../scripts/test/temporary-folder.js";
import { bareServer, withServer } from "../server.js";
import { record } from "./recording.js";

const folder = temporaryFolder();

describe("the bare server", () => {
  it("repeats status, headers and bytes of what was recorded", async () => {
    const requests = ["/ok", "/missing", "/same"].map((path) => ({ path, headers: {} }));
    const original = createServer((request, response) => {
      const status = request.url === "/ok" ? 200 : request.url === "/same" ? 304 : 404;
      response.writeHead(status, { ETag: '"1"', "Content-Type": "application/octet-stream" });
      response.end(status === 304 ? "" : Buffer.from([0, 255, 128, status % 256]));
    });
    const url = `http://127.0.0.1:${await listen(original)}`;
    const before = await record(url, requests, join(folder, "original"));
    original.close();

    const after = await withServer(bareServer(join(folder, "original")), (bare) =>
      record(bare.url, requests, join(folder, "bare")),
    );

    expect(before.map(({ status, body }) => [status, ...body])).toEqual([
      [200, 0, 255, 128, 200],
      // 404 % 256.
      [404, 0, 255, 128, 148],
      [304],
    ]);
    for (const [index, { path, status, headers, body }] of before.entries()) {
      expect(after[index]).toMatchObject({ path, status, body });
      expect(after[index]?.headers).toEqual(expect.arrayContaining([...headers]));
      expect(headers).toContain("ETag");
      expect(headers).not.toContain("Date");
    }
  });
});
