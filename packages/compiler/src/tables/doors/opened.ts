import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readEach } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { idText, labelText } from "../../read/values.js";

/** The doors that the engines before 2012 open when they start, of the Coliseum and of a tower. Source: class `GameServer` of L2J before 2009. */
const OPENED: ReadonlySet<number> = new Set([
  ...[24_190_001, 24_190_002, 24_190_003, 24_190_004],
  ...[23_180_001, 23_180_002, 23_180_003, 23_180_004, 23_180_005, 23_180_006],
]);

/** Whether an engine opens a door that nothing is stated of. */
export const isOpened = (id: number): boolean => OPENED.has(id);

const MODIFIERS: Names = ["modifiers/door_modifiers.xml"];

const doorAttributes = closedFields({
  id: [idText, "doorID"],
  isOpen: [
    v.pipe(
      labelText,
      v.transform((word) => word === "open"),
    ),
    "function",
  ],
});

/**
 * Reads which doors a fork opens when it starts, and which it closes, in the place of what its engine has: `<door doorID function="open">`, by
 * the door's id (class `OpenLockDoors`). Without such a file they are those of the engine.
 *
 * @returns Whether a door is open, of which its own line or row may state it.
 */
export function readOpened(datapack: Datapack): (id: number, stated?: boolean) => boolean {
  const list = readOptionalXml(datapack, MODIFIERS);
  if (list === undefined) return (id, stated = isOpened(id)) => stated;
  const modifiers = readEach(list, "door", doorAttributes);
  const changed = new Map(modifiers.map(({ row }) => [row.id, row.isOpen]));
  return (id, stated = false) => changed.get(id) ?? stated;
}
