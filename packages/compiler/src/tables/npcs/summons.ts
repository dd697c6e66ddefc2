import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readChildren, readWhole, withFactsOf } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { readLines } from "../../read/lines.js";
import { findPlace, type Names, readOptionalXml } from "../../read/place.js";
import { idText, integerText } from "../../read/values.js";
import { groupBy } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import type { Pets } from "./npc-form.js";

const FILE: Names = ["summonItems.xml", "SummonItems.xml", "SummonData.xml"];
const LINES: Names = ["summon_items.csv"];

const facts = { npcId: idText, summonType: v.exactOptional(integerText(0)) };
const texts = { name: v.exactOptional(v.string()), type: v.exactOptional(v.string()) };
const summonAttributes = closedFields({ id: idText, ...facts });
const otherAttributes = closedFields({ id: [idText, "itemId"], ...texts, ...facts });

const lineFields = v.object({ id: idText, npcId: idText });

/**
 * Gives pets their food and stats, with a warning about those that are no NPC, and NPCs the items that summon them. These are stated as
 * `<item id npcId>` (aCis), as `<item id><npcId val/>`, `<summon_item itemID npcID>` or `<Summon itemId npcId>`, in lines (L2J before 2013), and
 * in the files of pets.
 */
export function withPetFacts(datapack: Datapack, npcs: SourcedTable<"npcs">, pets: Pets): SourcedTable<"npcs"> {
  const { report } = datapack;
  const list = readOptionalXml(datapack, FILE);
  const read = readChildren(list, ["item", "summon_item", "summon"]).flatMap((element) => {
    const schema = element.name === "item" ? summonAttributes : otherAttributes;
    return readWhole(withFactsOf(element, Object.keys(facts)), schema) ?? [];
  });
  const ofPets = [...pets].flatMap(([npcId, { row }]) => row.itemIds.map((id) => ({ id, npcId })));
  const lines = report.isStrict ? undefined : findPlace(datapack, LINES);
  const format = { subject: "summon item", names: ["id", "npcId"], schema: lineFields, rest: "others" };
  const listed = lines === undefined ? [] : readLines(datapack, lines, format).map(({ row }) => row);
  const byNpc = groupBy([...read, ...listed, ...ofPets], ({ npcId }) => npcId);
  const ids = new Set(npcs.map(({ row }) => row.id));
  for (const [id, { file, line }] of pets) {
    if (!ids.has(id)) report.warn({ file, line }, `pet ${id}`, "an NPC with a name", "none: left out");
  }
  return npcs.flatMap((sourced) => {
    const { row } = sourced;
    const items = byNpc.get(row.id)?.map(({ id }) => id);
    const petData = pets.get(row.id)?.row.petData ?? row.petData;
    if (items === undefined && petData === row.petData) return [sourced];
    const summonItemIds = items?.toSorted((a, b) => a - b);
    return finishRow(report, "npcs", sourced, { ...row, petData, summonItemIds });
  });
}
