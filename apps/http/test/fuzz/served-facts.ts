import type { Dataset } from "@gamedata/schema";
import { type Facts, factsOf } from "./facts.js";

/** Which records a server has. */
export interface ServedFacts {
  /** Those of each chronicle, the default one first. */
  readonly chronicles: ReadonlyMap<string, Facts>;
  /** The data version of what is about no chronicle. */
  readonly dataVersion: string;
}

/**
 * Works out which records a server of some data sets has.
 *
 * @param datasets The data sets, that of the default chronicle first.
 */
export function servedFactsOf(datasets: readonly Dataset[]): ServedFacts {
  const names = datasets.map(({ manifest }) => manifest.chronicle);
  return {
    chronicles: new Map(datasets.map((dataset) => [dataset.manifest.chronicle, factsOf(dataset, names)])),
    dataVersion: datasets.map(({ manifest }) => manifest.dataVersion).join("+"),
  };
}
