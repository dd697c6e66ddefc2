import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { dataPackages } from "./data-packages.mjs";
import { projectFolder, readManifest } from "./packed/packages.js";

const lazyDatasets = dataPackages.map(({ folder, chronicle }) => ({
  chronicle,
  file: `../${folder}/generated/index.js`,
}));

it.each(lazyDatasets)("reads a table of $chronicle when it is first used", async ({ file }) => {
  const [dataset]: readonly object[] = Object.values(await import(file));
  const isRead = (name: string) => Object.getOwnPropertyDescriptor(dataset, name)?.get === undefined;
  expect(Object.keys(dataset ?? {}).filter(isRead)).toEqual([]);
  expect(dataset).toMatchObject({ castles: expect.objectContaining({ length: 9 }) });
  expect(Object.keys(dataset ?? {}).filter(isRead)).toEqual(["castles"]);
  const { manifest }: { readonly manifest?: { readonly tables: object } } = dataset ?? {};
  expect(Object.keys(dataset ?? {})).toEqual(["manifest", ...Object.keys(manifest?.tables ?? {})]);
});

it("lists every package in data, under its name and with the origin that its manifest states", () => {
  const isPackage = (chronicle: string) => existsSync(join(projectFolder, "data", chronicle, "package.json"));
  const found = readdirSync(join(projectFolder, "data")).filter(isPackage);
  expect(dataPackages.map(({ chronicle }) => chronicle).toSorted()).toEqual(found.toSorted());
  for (const { chronicle, folder, name, project, revision } of dataPackages) {
    expect(readManifest(join(projectFolder, folder)).name).toBe(name);
    const manifest: unknown = JSON.parse(readFileSync(join(projectFolder, folder, "manifest.json"), "utf8"));
    expect(manifest).toMatchObject({ chronicle, source: { project, revision } });
  }
});
