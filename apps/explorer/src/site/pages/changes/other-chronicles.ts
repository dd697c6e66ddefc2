import { chronicles, copyWorker } from "../../service/configuration.js";
import { currentChronicle } from "../../service/requests.js";

/** Whether chronicles can be compared: a static copy has no comparisons. */
export const hasChanges: boolean = chronicles.length > 1 && copyWorker === "";

/** Returns the chronicles that the current one can be compared with. */
export function otherChronicles(): readonly string[] {
  return hasChanges ? chronicles.filter((name) => name !== currentChronicle()) : [];
}
