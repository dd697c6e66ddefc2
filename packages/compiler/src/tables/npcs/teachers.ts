import type { SkillTreeRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { hasElementsOf, readRowsOf } from "../../read/column-elements.js";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readKnownChildren, readTexts } from "../../read/element.js";
import { findPlace } from "../../read/place.js";
import { idAttributes, idText, integerText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { groupWhole } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

const columns = v.object({ npc_id: idText, class_id: integerText(0) });

/** Returns ids in ascending order, each once. */
export const ascendingIds = (ids: Iterable<number>): readonly number[] => [...new Set(ids)].sort((a, b) => a - b);

/** Adds to NPCs the classes that they teach, where a file beside those of the NPCs states them. */
export function withTaughtClasses(datapack: Datapack, npcs: SourcedTable<"npcs">): SourcedTable<"npcs"> {
  const taught = readTaughtClasses(datapack);
  if (taught.size === 0) return npcs;
  return npcs.flatMap((npc) => {
    const ids = taught.get(npc.row.id) ?? [];
    if (ids.length === 0) return npc;
    return finishRow(datapack.report, "npcs", npc, { ...npc.row, teachesClassIds: ascendingIds(ids) });
  });
}

function readTaughtClasses(datapack: Datapack): ReadonlyMap<number, readonly number[]> {
  const file = hasElementsOf(datapack, "skill_learn") ? undefined : findPlace(datapack, ["skillLearn.xml"]);
  if (file === undefined) {
    if (datapack.report.isStrict) return new Map();
    const taught = groupWhole("npc_id", (onLost) => readRowsOf(datapack, "skill_learn", columns, undefined, onLost));
    return new Map([...taught].map(([id, rows = []]) => [id, rows.map((row) => row.class_id)]));
  }
  const list = readXml(datapack, file);
  return new Map(
    readChildren(list, ["npc"]).flatMap((element) => {
      const npc = readAttributes(element, idAttributes);
      const classes = readKnownChildren(element, ["classId"]) ?? [];
      const ids = readTexts(classes, integerText(0), "the id of a class");
      return npc === undefined || ids.length < classes.length ? [] : [[npc.id, ids] as const];
    }),
  );
}

/**
 * The trees that NPCs of a type teach, by the beginning of the type: in L2J and its descendants and in aCis, methods
 * `Fisherman.onBypassFeedback` (`FishSkillList`) and `VillageMaster.onBypassFeedback` (`learn_clan_skills`).
 */
const treesOfTypes: readonly (readonly [type: string, tree: SkillTreeRow["tree"]])[] = [
  ["Fisherman", "fishing"],
  ["VillageMaster", "clan"],
];

/** Adds to NPCs the trees outside classes that those of their type teach, where the data set has such a tree. */
export function withTaughtTrees(
  report: Report,
  npcs: SourcedTable<"npcs">,
  skillTrees: SourcedTable<"skillTrees">,
): SourcedTable<"npcs"> {
  const known = new Set(skillTrees.map(({ row }) => row.tree));
  const types = treesOfTypes.filter(([, tree]) => known.has(tree));
  return npcs.flatMap((npc) => {
    const trees = types.filter(([type]) => npc.row.type?.startsWith(type)).map(([, tree]) => tree);
    return trees.length === 0 ? npc : finishRow(report, "npcs", npc, { ...npc.row, teachesTrees: trees });
  });
}
