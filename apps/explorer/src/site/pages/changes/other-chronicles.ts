import { chronicles } from "../../address/site.js";
import { currentChronicle } from "../../service/requests.js";

/** Returns the chronicles that the current one can be compared with. */
export const otherChronicles = (): readonly string[] => chronicles.filter((name) => name !== currentChronicle());
