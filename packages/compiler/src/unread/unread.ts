import type { UnreadEntry } from "../read/inventory.js";
import type { EngineName } from "../rules/engine-name.js";
import { acisUnreadList } from "./acis.js";
import { unreadOfDumps } from "./dumps.js";
import { l2jUnreadList } from "./l2j.js";

/**
 * Returns what is not read on purpose of the datapacks for an engine, and why.
 *
 * @param withDumps Whether there may be dumps of older servers, which a strict run does not read.
 */
export const unreadOf = (engine: EngineName, withDumps: boolean): readonly UnreadEntry[] => [
  ...(engine === "acis" ? acisUnreadList : l2jUnreadList),
  ...(withDumps ? unreadOfDumps : []),
];
