import type { FlatDataset } from "./flat-dataset.js";

/** Where the tables of data sets are written. */
export interface DataTarget {
  /**
   * Writes a data set, at the latest when `finish` is called.
   *
   * @returns The path that is written, and its size.
   */
  readonly add: (dataset: FlatDataset) => Promise<string>;
  /** Is called after the last data set. */
  readonly finish: () => void;
}
