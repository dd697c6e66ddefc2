import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { attributeOf } from "../../read/element.js";
import { type Form, readRecords } from "../../read/form.js";
import { meantName } from "../../read/name.js";
import { type Names, placeOf } from "../../read/place.js";
import { hasElement, readXmlFolder, type XmlElement } from "../../read/xml.js";
import { dropsOfLast, readDropsBesideNpcs, readDropsOf } from "../drops/drops.js";
import { hasTypedDropDump, readTypedDropDump } from "../drops/dumps.js";
import type { SourcedTable } from "../table-rows.js";
import { hasNpcDump, npcDump, readNpcDumps } from "./dumps.js";
import { npcOfElements } from "./elements.js";
import { readMinionFile } from "./minions.js";
import type { NpcForm } from "./npc-form.js";
import { readPets, warnOfOlderStats } from "./pet-files.js";
import { npcOfSettings } from "./settings.js";
import { withPetFacts } from "./summons.js";
import { withTaughtClasses } from "./teachers.js";
import { npcOfValues, READ_APART } from "./values.js";

export interface NpcTables {
  readonly npcs: SourcedTable<"npcs">;
  readonly drops: SourcedTable<"drops">;
  /** The lists of where NPCs take players, and of what they sell, where their own elements state it. */
  readonly lists: readonly { readonly npcId: number; readonly kind: string; readonly list: XmlElement }[];
  /** The ids of the NPCs that are left out because they have no name. */
  readonly nameless: ReadonlySet<number>;
}

const PLACES: Names = ["npcs", "stats/npcs"];

const elements: readonly NpcForm[] = [npcOfSettings, npcOfElements];

export const npcForms: readonly Form[] = [...elements, npcOfValues, npcDump];

/**
 * Reads the `npcs` and `drops` tables, in source order; from dumps where a datapack has its NPCs in dumps and none in XML files. An NPC
 * that is left out has no drops. The stats of a pet that is no NPC are left out with a warning.
 */
export const readNpcFiles = oncePerDatapack((datapack: Datapack): NpcTables => {
  const { report, defaults } = datapack;
  const folder = placeOf(datapack, PLACES);
  const forms = defaults.isOfL2Scripts === true ? [npcOfValues] : elements;
  if (!report.isStrict) warnOfOlderStats(datapack);
  const pets = readPets(datapack);
  const finish = (npcs: SourcedTable<"npcs">) => withPetFacts(datapack, withTaughtClasses(datapack, npcs), pets);
  if (hasNpcDump(datapack) && !hasElement(datapack, folder, "npc"))
    return {
      npcs: finish(readNpcDumps(datapack)),
      drops: readDropsBesideNpcs(datapack),
      lists: [],
      nameless: new Set(),
    };
  const minions = readMinionFile(datapack);
  const stated = readXmlFolder(datapack, folder, (list) =>
    readRecords(list, forms).map(({ form, element }) => ({
      id: Number(attributeOf(element, "id")),
      npcs: form.read(element, datapack, minions),
      drops: readDropsOf(datapack, element),
      lists: element.children.flatMap((list) => {
        const kind = meantName(list.name, READ_APART);
        return kind === undefined ? [] : { kind, list };
      }),
    })),
  );
  const read = stated.filter(({ npcs }) => npcs.length > 0);
  const ids = new Set(read.map(({ id }) => id));
  return {
    npcs: finish(withAggression(read.flatMap(({ npcs }) => npcs))),
    drops: hasTypedDropDump(datapack) ? readTypedDropDump(datapack) : dropsOfLast(report, read),
    lists: read.flatMap(({ id: npcId, lists }) => lists.map((list) => ({ npcId, ...list }))),
    nameless: new Set(stated.flatMap(({ id }) => (ids.has(id) ? [] : id))),
  };
});

/**
 * Gives the NPCs that do not say whether they attack first the default of their engine. It is that they do in L2J Server and in L2J Mobius for
 * Interlude and High Five, and that they do not in L2jOrg and L2J Mobius for later chronicles (class `NpcTemplate`); files state the other one.
 */
function withAggression(npcs: SourcedTable<"npcs">): SourcedTable<"npcs"> {
  const stated = npcs.flatMap(({ row }) => row.ai?.isAggressive ?? []);
  if (stated.filter((one) => one).length * 2 <= stated.length) return npcs;
  return npcs.map(({ row, ...position }) => {
    const { ai } = row;
    if (ai?.aggro === undefined || ai.isAggressive !== undefined) return { ...position, row };
    return { ...position, row: { ...row, ai: { ...ai, isAggressive: false } } };
  });
}
