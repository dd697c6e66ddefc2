import { columnElements, hasElementsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { hasFile, readText } from "../../read/file.js";
import { type Form, formFrom } from "../../read/form.js";
import type { SourcedTable } from "../table-rows.js";
import { CURATED_TELEPORTS, readCuratedOffers, readCuratedTeleports } from "./curated.js";
import { readDestinationDump, readDestinationElements } from "./destinations.js";
import { readTeleportDialogues } from "./dialogues.js";
import { readInstantTeleports, readTeleportLists, withoutMenus } from "./lists.js";
import { readNpcLists } from "./npc-lists.js";
import { readTeleporters } from "./teleporters.js";

export const teleportForms: readonly Form[] = [
  formFrom("L2J Mobius, L2jOrg", ["teleporters"], "npc/teleport"),
  formFrom("aCis", ["teleports.xml", "instantTeleports.xml"], "telPosList/loc"),
  formFrom(
    "aCis, L2jAdmins",
    ["html/teleporter", "teleportLocations.xml", "teleports.xml"],
    "teleport@isNoble, teleport@forNoble",
  ),
  formFrom("L2J before 2016", ["html/teleporter", "sql/teleport.sql"], "id, loc_x, loc_y, loc_z, price"),
  formFrom("L2-Scripts", ["npc"], "npc/teleportlist"),
  columnElements("teleport"),
];

/** What a file of this name has whose elements are destinations, and not lists of NPCs or rows of a dump. */
const OF_DESTINATIONS = /<teleport\s[^>]*\sx\s*=/u;

/** Reads the `teleports` table: who offers which destination. */
export function readTeleports(datapack: Datapack): SourcedTable<"teleports"> {
  const { folder } = datapack;
  const has = (file: string) => hasFile(datapack, file);
  const lists = `${folder}/teleports.xml`;
  const isOfDestinations = has(lists) && OF_DESTINATIONS.test(readText(datapack, lists) ?? "");
  const locations = isOfDestinations ? lists : `${folder}/teleportLocations.xml`;
  const teleporters = `${folder}/teleporters`;
  const readElements = () => readDestinationElements(datapack, locations);
  if (has(CURATED_TELEPORTS)) {
    return has(locations) ? readCuratedOffers(datapack, readElements(), locations) : readCuratedTeleports(datapack);
  }
  if (has(teleporters)) return readTeleporters(datapack, teleporters);
  if (has(lists) && !isOfDestinations && !hasElementsOf(datapack, "teleport")) {
    const all = readTeleportLists(datapack, lists);
    if (datapack.report.isStrict) return all;
    const listed = withoutMenus(datapack, all);
    // One fork has the destinations of its site of the community there, and those of NPCs where older servers have them.
    if (listed.length > 0) return [...listed, ...readInstantTeleports(datapack, listed)];
  }
  const ofNpcs = readNpcLists(datapack);
  if (ofNpcs.length > 0) return ofNpcs;
  datapack.missing.add(CURATED_TELEPORTS);
  const destinations = has(locations) ? readElements() : readDestinationDump(datapack);
  return readTeleportDialogues(datapack, `${folder}/html/teleporter`, destinations);
}
