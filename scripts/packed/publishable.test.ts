import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, it } from "vitest";
import { publicPackages } from "./packages.js";
import { tarballOf } from "./packed-project.js";

/** The packages are ESM only: what a resolution for CommonJS finds, or one before `exports` existed, is no promise. */
const notPromised: readonly string[] = ["node10", "node16-cjs"];

const isPromised = (problem: Problem) =>
  !("resolutionKind" in problem) || !notPromised.includes(problem.resolutionKind);

const packages = publicPackages().map(({ folder, manifest: { name, exports = {} } }) => {
  const targets = Object.values(exports).flatMap((target) => (typeof target === "string" ? [] : target));
  return { name, folder, hasTypes: targets.some(({ types }) => types !== undefined) };
});

/** The package of each import in a module or its types. */
const IMPORT = /\b(?:from|import)\s*["']((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^"']*)?["']/gu;

describe.each(packages)("the tarball of $name", ({ name, folder, hasTypes }) => {
  const read = () => new Uint8Array(readFileSync(tarballOf(folder)));

  it("is right to publint", async () => {
    const { messages, pkg } = await publint({ pack: { tarball: read().buffer }, strict: true });
    expect(messages.map((message) => `${message.code}: ${formatMessage(message, pkg)}`)).toEqual([]);
  });

  it("has types that every promised resolution finds, to are-the-types-wrong", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(read()));
    expect(analysis.types !== false).toBe(hasTypes);
    expect(analysis.types === false ? [] : analysis.problems.filter(isPromised)).toEqual([]);
  });

  it("imports only packages that it depends on", () => {
    const tarball = createPackageFromTarballData(read());
    const root = `/node_modules/${name}`;
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(tarball.readFile(`${root}/package.json`));
    const known = [name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)];
    // Programs for browsers contain all that they import.
    const modules = tarball
      .listFiles(`${root}/dist`)
      .filter((file) => /(?<!\/(?:site|browser)\/.*)\.(?:js|d\.ts)$/u.test(file));
    // Examples in comments import what their readers have.
    const imported = modules.flatMap((file) =>
      [
        ...tarball
          .readFile(file)
          .replace(/^ *\* .*$/gmu, "")
          .matchAll(IMPORT),
      ].map(([, one = ""]) => one),
    );
    expect(new Set(imported.filter((one) => !isBuiltin(one) && !known.includes(one)))).toEqual(new Set());
  });
});
