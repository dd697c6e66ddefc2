import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { inventedDataset } from "@gamedata/fixtures";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Manifest, manifest } from "./copy.js";
import { copyOf } from "./memory-copy.js";

const NGINX = "/usr/sbin/nginx";
const documentation = new URL("../../../docs/scaling.md", import.meta.url);
const temporaryPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

function configurationOf(copy: string, socket: string): string {
  const [, block = ""] = /\*\*nginx\.\*\*[\s\S]*?```\n([\s\S]*?)```/u.exec(readFileSync(documentation, "utf8")) ?? [];
  const server = block
    .replace("server {", () => `server {\n  listen unix:${socket};`)
    .replace("/srv/copy", () => copy)
    .replace(/X-Data-Version "[^"]*"/u, () => `X-Data-Version "${inventedDataset.manifest.dataVersion}"`);
  const folders = temporaryPaths.map((name) => `${name}_temp_path ${name};`).join(" ");
  return `daemon off; pid pid; user root; events {} http { access_log off; ${folders}\n${server}}`;
}

/** Returns the caching that a manifest states for a path below a root, by a rule of its own or that of its folder. */
function cachingOf({ headers }: Manifest, path: string, root: string): string | undefined {
  const folder = `${root}${path.slice(root.length).split("/").slice(0, 3).join("/")}/*`;
  return (headers[path] ?? headers[folder])?.["cache-control"];
}

describe.skipIf(!existsSync(NGINX)).each(["", "/game"])("nginx as documented, with a copy below '%s'", (root) => {
  const folder = mkdtempSync(join(tmpdir(), "gamedata-nginx-"));
  const socketPath = join(folder, "socket");
  const headers = { "accept-encoding": "identity" };
  const get = async (path: string) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ socketPath, path, headers }, resolve).on("error", reject).end();
    });
    return { response, body: await buffer(response) };
  };
  let files: ReadonlyMap<string, Uint8Array>;
  let stop = () => {};

  beforeAll(async () => {
    files = await copyOf([inventedDataset], { baseUrl: new URL(root, "https://data.example.org") });
    for (const [name, content] of files) {
      const file = join(folder, "copy", name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    writeFileSync(join(folder, "nginx.conf"), configurationOf(join(folder, "copy"), socketPath));
    const nginx = spawn(NGINX, ["-p", folder, "-c", "nginx.conf", "-e", "stderr"], { stdio: "inherit" });
    stop = () => nginx.kill();
    await vi.waitFor(() => get("/"), 10_000);
  });
  afterAll(() => {
    stop();
    rmSync(folder, { recursive: true });
  });

  it("serves every path of a copy with its status, type and bytes, and the headers of the service", async () => {
    const listed = v.parse(manifest, JSON.parse(Buffer.from(files.get("export.json") ?? []).toString()));
    for (const { path, file, status, contentType } of listed.files) {
      const { response, body } = await get(path);
      expect([path, response.statusCode, response.headers["content-type"]]).toEqual([path, status, contentType]);
      expect(body.equals(files.get(file) ?? Buffer.alloc(0)), path).toBe(true);
      expect(response.headers, path).toMatchObject({
        "access-control-allow-origin": "*",
        "cache-control": status === 404 ? "no-store" : cachingOf(listed, path, root),
        "x-content-type-options": "nosniff",
        "x-data-version": inventedDataset.manifest.dataVersion,
      });
    }
    expect(listed.files.length).toBeGreaterThan(250);
  });

  it("sends the page of the explorer with 404, which is not cached, for an unknown path", async () => {
    const { response, body } = await get(`${root}/invented/items/1-willow-bow`);
    expect(response.statusCode).toBe(404);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(body.toString()).toContain("<title>");
  });

  it("leads to the page of the copy, whose addresses are relative, with a slash", async () => {
    const { response } = await get(root || "/");
    expect([response.statusCode, response.headers.location ?? ""]).toEqual(
      root === "" ? [200, ""] : [301, expect.stringMatching(/\/game\/$/u)],
    );
  });
});
