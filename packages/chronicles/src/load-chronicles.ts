import { type Catalog, createCatalog } from "@gamedata/core";
import type { Dataset } from "@gamedata/schema";
import { type Chronicle, chronicles } from "./chronicles.js";
import { loadDataset, type ResolveFile } from "./load-dataset.js";
import { loadTextOverlay } from "./load-text-overlay.js";

/** A chronicle with its data set and catalog. */
export interface LoadedChronicle {
  readonly chronicle: Chronicle;
  readonly dataset: Dataset;
  readonly catalog: Catalog;
}

/**
 * Loads the data set of every chronicle.
 *
 * @param textOverlay The path of a text overlay, if there is one.
 * @throws {ProgramError} If a data set or the overlay is not valid.
 */
export function loadChronicles(textOverlay: string | undefined, resolve: ResolveFile): readonly LoadedChronicle[] {
  return chronicles.map((chronicle) => {
    const dataset = loadDataset(chronicle, resolve);
    const text = textOverlay === undefined ? undefined : loadTextOverlay(textOverlay, chronicle.name);
    return { chronicle, dataset, catalog: createCatalog(dataset, { text }) };
  });
}
