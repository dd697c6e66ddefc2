import type { Dictionary } from "../en/english.js";

export const units: Dictionary["units"] = { seconds: "s", minutes: "min", hours: "h" };
