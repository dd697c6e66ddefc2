/** A chronicle and the package with its data set. */
export interface Chronicle {
  readonly name: string;
  /** The package: it exports `/manifest.json` and every table as `/tables/<file>`. */
  readonly packageName: string;
}

/** Every chronicle that the programs serve. */
export const chronicles: readonly Chronicle[] = [{ name: "interlude", packageName: "@gamedata/interlude" }];
