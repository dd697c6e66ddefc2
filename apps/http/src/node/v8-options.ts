import { setFlagsFromString } from "node:v8";

/** Growth of the heap, in percent of the live objects, that starts a garbage collection. */
const GROWTH_PERCENT = 20;

/**
 * Keeps the part of the heap for new objects small, 1 MiB of live objects: by default it grows to 16 MiB while tables are
 * parsed and indexes are built, and twice that stays resident. Must be called before. A crawl takes up to a sixth more processor time.
 */
export function boundNewObjects(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}

/**
 * Limits the memory of the process. By default V8 lets garbage grow to several times the live objects if the machine
 * has free memory: 300 MB here for 55 MB after a crawl. The data never becomes garbage, so earlier collections are
 * cheap.
 */
export function boundHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}

/** Executed bytecode, in bytes, after which V8 optimizes a function: in Node 20, and while a server is prepared. */
const OPTIMIZED_AFTER = { usually: 67_584, whilePrepared: 400_000 };
/** The first version of V8 without this option: it counts calls instead. */
const COUNTS_CALLS = 12;

/**
 * Lets V8 of Node 20 optimize functions later than usual, or as usual. While tables are parsed and indexes are built, hundreds of
 * functions run for the first time, and most of what is optimized then is not needed again: the first requests take up to a quarter
 * more time. A server that is prepared needs what is optimized.
 */
export function optimize(when: keyof typeof OPTIMIZED_AFTER): void {
  if (Number.parseInt(process.versions.v8, 10) >= COUNTS_CALLS) return;
  setFlagsFromString(`--interrupt-budget=${OPTIMIZED_AFTER[when]}`);
}
