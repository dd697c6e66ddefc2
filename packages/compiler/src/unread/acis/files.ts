import type { UnreadEntry } from "../../read/inventory.js";

/** The files that are not opened, and why. */
export const unreadFiles: readonly UnreadEntry[] = [
  {
    in: "client/quest-journal.json",
    reason: "Client text, compiled with `--text` only, into a file outside the data set.",
  },
  { in: "client/skill-descriptions.json", reason: "Client text, as the quest journal." },
];
