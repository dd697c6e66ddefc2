import type { Dictionary } from "../en/english.js";

export const units: Dictionary["units"] = { seconds: "с", minutes: "мин", hours: "ч" };
