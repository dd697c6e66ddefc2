export interface PackagedChronicle {
  readonly name: string;
  /** The package: it exports `/manifest.json`, every table as `/tables/<file>`, and `/package.json`. */
  readonly packageName: string;
}

/** Every chronicle with a package, the default one first; those whose package is installed are served. */
export const packagedChronicles: readonly PackagedChronicle[] = [
  { name: "interlude", packageName: "@gamedata/interlude" },
  { name: "high-five", packageName: "@gamedata/high-five" },
];
