import type { Datapack } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import type { SourcedTable } from "../sourced-tables.js";
import { CURATED_TELEPORTS, readCuratedOffers, readCuratedTeleports } from "./curated.js";
import { readDestinationDump, readDestinationElements } from "./destinations.js";
import { readTeleportDialogues } from "./dialogues.js";
import { readTeleportLists } from "./lists.js";
import { readTeleporters } from "./teleporters.js";

/**
 * Reads the `teleports` table: who offers which destination.
 *
 * @param folder The folder of the XML files.
 */
export function readTeleports(datapack: Datapack, folder: string): SourcedTable<"teleports"> {
  const has = (file: string) => hasFile(datapack, file);
  const locations = `${folder}/teleportLocations.xml`;
  const lists = `${folder}/teleports.xml`;
  const teleporters = `${folder}/teleporters`;
  const readElements = () => readDestinationElements(datapack, locations);
  if (has(CURATED_TELEPORTS)) {
    return has(locations) ? readCuratedOffers(datapack, readElements(), locations) : readCuratedTeleports(datapack);
  }
  if (has(teleporters)) return readTeleporters(datapack, teleporters);
  if (has(lists)) return readTeleportLists(datapack, lists);
  datapack.missing.add(CURATED_TELEPORTS);
  const destinations = has(locations) ? readElements() : readDestinationDump(datapack);
  return readTeleportDialogues(datapack, `${folder}/html/teleporter`, destinations);
}
