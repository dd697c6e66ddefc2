export type { Chronicle } from "./chronicles.js";
export { type LoadedChronicle, loadChronicles } from "./load-chronicles.js";
export type { ResolveFile } from "./load-dataset.js";
