export { type LoadedChronicle, loadChronicles } from "./load-chronicles.js";
export type { ResolveFile } from "./load-dataset.js";
