/** A chronicle that the server serves, and the package that holds its data set. */
export interface Chronicle {
  readonly name: string;
  /** The package: it exports `/manifest.json`, and every table as `/tables/<file>`. */
  readonly packageName: string;
}

/** Every chronicle that the server serves: a row each. */
export const chronicles: readonly Chronicle[] = [{ name: "interlude", packageName: "@gamedata/interlude" }];
