import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder, publicPackages, readManifest } from "../packed/packages.js";

const folder = join(projectFolder, "examples");
const examples = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

function importsOf(example: string): readonly string[] {
  const modules = readdirSync(join(folder, example)).filter((file) => file.endsWith(".js"));
  return modules.flatMap((file) =>
    Array.from(
      readFileSync(join(folder, example, file), "utf8").matchAll(/from "(@[^/"]+\/[^/"]+)/gu),
      ([, name = ""]) => name,
    ),
  );
}

describe.each(examples)("the example %s", (example) => {
  const {
    private: isPrivate,
    scripts = {},
    dependencies = {},
    devDependencies = {},
  } = readManifest(join(folder, example));

  it("is a project of its own that can be started", () => {
    expect(isPrivate).toBe(true);
    expect(scripts).toHaveProperty("start");
    expect(readFileSync(join(folder, "README.md"), "utf8")).toContain(`](${example})`);
  });

  it("pins the tools that it is built with", () => {
    expect(Object.values(devDependencies).filter((version) => !/^\d+\.\d+\.\d+$/u.test(version))).toEqual([]);
  });

  it("depends on the packages that it imports, and on no other", () => {
    expect(Object.keys(dependencies)).toEqual([...new Set(importsOf(example))].sort());
    const published = publicPackages().map(({ manifest }) => manifest.name);
    expect(Object.keys(dependencies).filter((name) => !published.includes(name))).toEqual([]);
  });
});
