import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { npmInstall } from "../packed/packages.js";
import { serveHttp } from "../runtimes/process.js";
import { temporaryFolder } from "../test/temporary-folder.js";

/** Milliseconds: three generators are installed, and hundreds of files are compiled. */
const TIMEOUT = 5 * 60_000;

/** Generators that are too large to be installed for every contributor, and what their output imports. */
const installed = [
  "@kubb/cli@4.39.3",
  "@kubb/core@4.39.3",
  "@kubb/plugin-client@4.39.3",
  "@kubb/plugin-oas@4.39.3",
  "@kubb/plugin-ts@4.39.3",
  "@zodios/core@10.9.6",
  "axios@1.21.1",
  "openapi-zod-client@1.18.3",
  "swagger-typescript-api@13.13.0",
  "typescript@5.9.3",
  "zod@3.25.76",
];

const kubbConfiguration = `import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";

export default defineConfig({
  root: ".",
  input: { path: "./openapi.json" },
  output: { path: "./kubb", clean: true },
  plugins: [pluginOas(), pluginTs(), pluginClient({ client: "fetch" })],
});
`;

const compilerOptions = {
  target: "ES2022",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  types: [],
  module: "ESNext",
  moduleResolution: "Bundler",
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
};

const folder = temporaryFolder();
const run = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
const write = (file: string, content: unknown) =>
  writeFileSync(join(folder, file), typeof content === "string" ? content : JSON.stringify(content));

beforeAll(async () => {
  const server = await serveHttp();
  write("openapi.json", await (await fetch(`${server.url}/api/openapi.json`)).text());
  await server.stop();
  write("package.json", { private: true, type: "module" });
  write("kubb.config.ts", kubbConfiguration);
  run("npm", ...npmInstall, "--save-exact", ...installed);
}, TIMEOUT);

describe("the clients that further generators make of the OpenAPI document", () => {
  it.each([
    ["zod.ts", ["openapi-zod-client", "openapi.json", "-o", "zod.ts"]],
    ["sta/Api.ts", ["swagger-typescript-api", "generate", "--path", "openapi.json", "-o", "sta"]],
    ["kubb/**/*.ts", ["kubb", "generate"]],
  ])(
    "compile: %s",
    (files, command) => {
      run("npx", "--no-install", ...command);
      write("tsconfig.json", { compilerOptions, include: [files] });
      expect(run("npx", "--no-install", "tsc", "--project", ".")).toBe("");
    },
    TIMEOUT,
  );
});
