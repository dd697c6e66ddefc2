import { soulCrystalLevelType } from "@gamedata/schema";
import * as v from "valibot";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import { onlyChild, readChildren, readLeaf } from "../../read/element.js";
import { flagText, idListText, idText, integerText } from "../../read/values.js";
import { readXml } from "../../read/xml.js";
import { finishRow } from "../../tables/draft.js";
import type { SourcedTable } from "../../tables/sourced-tables.js";

/** The tables that are read from the file of soul crystals. */
interface SoulCrystalTables {
  readonly soulCrystals: SourcedTable<"soulCrystals">;
  readonly soulCrystalNpcs: SourcedTable<"soulCrystalNpcs">;
}

const crystalAttributes = v.strictObject({
  level: integerText(0),
  initial: idText,
  staged: idText,
  broken: integerText(0),
});

const npcAttributes = v.strictObject({
  id: idText,
  chanceStage: integerText(0, 1000),
  chanceBreak: integerText(0, 1000),
  skill: flagText,
  absorbType: v.picklist(soulCrystalLevelType.pipe[0].options, soulCrystalLevelType.pipe[0].options.join(", ")),
  levelList: idListText(0),
});

/** Reads the `soulCrystals` and `soulCrystalNpcs` tables from `xml/soulCrystals.xml`. */
export const readSoulCrystalFile = oncePerDatapack((datapack: Datapack): SoulCrystalTables => {
  const { report } = datapack;
  const list = readXml(datapack, "xml/soulCrystals.xml");
  const groups = list === undefined ? [] : readChildren(report, list, ["crystals", "npcs"]);
  const childrenOf = (group: string, child: string) => {
    const element = onlyChild(report, groups, group);
    return element === undefined ? [] : readChildren(report, element, [child]);
  };
  const soulCrystals = childrenOf("crystals", "crystal").flatMap((element) => {
    const crystal = readLeaf(report, element, crystalAttributes);
    if (crystal === undefined) return [];
    const { initial: itemId, level, staged: stagedItemId, broken } = crystal;
    return finishRow(report, "soulCrystals", element, {
      itemId,
      level,
      stagedItemId,
      brokenItemId: broken === 0 ? undefined : broken,
    });
  });
  const soulCrystalNpcs = childrenOf("npcs", "npc").flatMap((element) => {
    const npc = readLeaf(report, element, npcAttributes);
    if (npc === undefined) return [];
    return finishRow(report, "soulCrystalNpcs", element, {
      npcId: npc.id,
      levelType: npc.absorbType,
      stageChance: npc.chanceStage,
      breakChance: npc.chanceBreak,
      requiresSkill: npc.skill,
      levels: npc.levelList,
    });
  });
  return { soulCrystals, soulCrystalNpcs };
});
