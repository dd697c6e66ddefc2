import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const lockFile = readFileSync(join(import.meta.dirname, "..", "..", "pnpm-lock.yaml"), "utf8");

// An install on one platform that finds no description of a package for another can drop it from the lock file.
it.each([
  "@turbo/darwin-arm64",
  "@turbo/windows-64",
  "@biomejs/cli-darwin-arm64",
  "@biomejs/cli-win32-x64",
  "@biomejs/cli-linux-x64-musl",
  "@rollup/rollup-darwin-arm64",
  "@rollup/rollup-win32-x64-msvc",
  "@rollup/rollup-linux-x64-musl",
])("installs %s where that platform is used", (name) => {
  expect(lockFile).toContain(`'${name}@`);
});
