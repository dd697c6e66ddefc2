export type { ResolveFile } from "./data-source.js";
export { type Chronicle, openChronicles } from "./open-chronicles.js";
export { readSelection, type Selection } from "./selection.js";
