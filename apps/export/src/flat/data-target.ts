import type { FlatDataset } from "./flat-dataset.js";

/** Where the tables of data sets are written. */
export interface DataTarget {
  /**
   * Writes a data set.
   *
   * @returns The path that was written, and its size.
   */
  readonly add: (dataset: FlatDataset) => Promise<string>;
  /** Is called after the last data set. */
  readonly finish: () => void;
}
