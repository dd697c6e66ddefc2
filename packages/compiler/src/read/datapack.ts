import type { Place, Report } from "../diagnostic.js";
import { createInventory, type Inventory, type UnreadEntry } from "./inventory.js";

/** A datapack that is being read: its folder, the report for diagnostics, and the inventory of what was read. */
export interface Datapack {
  readonly root: string;
  readonly report: Report;
  readonly inventory: Inventory;
}

/** Opens a folder for reading, with the list of what is not read on purpose. */
export function openDatapack(root: string, report: Report, unread: readonly UnreadEntry[] = []): Datapack {
  return { root, report, inventory: createInventory(unread) };
}

/** A row, and the place in the input that it was read from. */
export interface Sourced<Row> extends Place {
  readonly row: Row;
}
