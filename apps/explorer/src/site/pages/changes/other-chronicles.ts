import { chronicles } from "../../service/configuration.js";
import { currentChronicle } from "../../service/requests.js";

/** Returns the chronicles that the current one can be compared with. */
export function otherChronicles(): readonly string[] {
  return chronicles.filter((name) => name !== currentChronicle());
}
