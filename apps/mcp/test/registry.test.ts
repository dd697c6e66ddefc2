import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readManifest } from "../../../scripts/packed/packages.js";

const folder = new URL("..", import.meta.url).pathname;
const entry: unknown = JSON.parse(readFileSync(`${folder}server.json`, "utf8"));

it("names the package and its version in the entry for the registry of MCP servers", () => {
  const manifest: unknown = JSON.parse(readFileSync(`${folder}package.json`, "utf8"));
  const { name, version } = readManifest(folder);
  expect(entry).toMatchObject({
    $schema: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
    // The registry takes a reverse domain name, a slash and a name, and at most 100 characters of description.
    name: expect.stringMatching(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/u),
    description: expect.stringMatching(/^.{1,100}$/u),
    version,
    packages: [{ registryType: "npm", identifier: name, version, transport: { type: "stdio" } }],
  });
  expect(manifest).toMatchObject({ mcpName: expect.any(String) });
  expect(entry).toMatchObject({ name: Reflect.get(Object(manifest), "mcpName") });
});
