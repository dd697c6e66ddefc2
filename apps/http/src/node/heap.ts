import { setFlagsFromString } from "node:v8";

/** How much the heap may grow, in percent of what is alive, before the engine collects the rest. */
const GROWTH_PERCENT = 30;

/**
 * Keeps the process small: by default the engine lets garbage pile up to several times what is alive when the machine has
 * memory to spare, 300 MB here for 55 MB alive after a crawl. The data never changes and is never garbage, so collecting
 * earlier costs little.
 */
export function boundHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
