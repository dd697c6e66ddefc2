import * as v from "valibot";
import { onlyChild, readAttributes, readChildren, readEach, readLeaf, readWhole } from "../../read/element.js";
import { closedFields, exactFields } from "../../read/fields.js";
import type { ElementForm } from "../../read/form.js";
import { choiceText, flagText, idText, integerText, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow, type SourcedTable, type SourcedTables } from "../table-rows.js";

export type SoulCrystalTables = Pick<SourcedTables, "soulCrystals" | "soulCrystalNpcs">;

/** Reads the tables from the root of the file. */
export type SoulCrystalForm = ElementForm<(list: XmlElement) => SoulCrystalTables>;

const crystalAttributes = closedFields({
  itemId: idText,
  level: integerText(0),
  stagedItemId: [idText, "leveledItemId"],
});
/** Class `L2SoulCrystal` of L2JLisvus. */
const BROKEN = { red: 4662, green: 4663, blue: 4664 } as const;
const coloredAttributes = v.strictObject({
  itemId: idText,
  color: choiceText(BROKEN, "RED, GREEN or BLUE"),
  level: integerText(0),
  leveledItemId: idText,
});
const npcAttributes = v.strictObject({ npcId: idText });
const levels = v.pipe(
  labelText,
  v.regex(/^\d{1,3}(?:,\s*\d{1,3})*$/u, 'levels, joined by ","'),
  v.transform((text) => text.split(",").map(Number)),
);
const detailAttributes = exactFields({
  levelType: [
    v.exactOptional(v.picklist(["LAST_HIT", "FULL_PARTY", "PARTY_ONE_RANDOM", "PARTY_RANDOM"]), "LAST_HIT"),
    "absorbType",
  ],
  // The second name, and that of the other chance, are those of aCis before 2017.
  chance: [v.exactOptional(integerText(0, 100)), "chance", "chanceStage"],
  breakChance: [v.exactOptional(integerText(0, 100), "0"), "chanceBreak"],
  levels: [v.exactOptional(levels), "levelList"],
  // All levels up to it are listed; sources state 16 at most.
  maxLevel: v.exactOptional(integerText(0, 1000), "0"),
  requiresSkill: [v.exactOptional(flagText, "0"), "skill"],
});

/** The chances of the data set are of 1,000, those of the source percent. */
export const PER_PERCENT = 10;

/**
 * `<crystal>` and `<npc>` with `<item>`, and the rules of an NPC as `<detail>`, with chances in percent. An NPC with several rules has the
 * first one, with a warning.
 */
export const listsOfItems: SoulCrystalForm = {
  servers: "L2J Server, L2J Mobius",
  files: ["levelUpCrystalData.xml"],
  mark: "crystal/item",
  read: (list) => {
    const groups = readChildren(list, ["crystal", "npc"]);
    const npcs = readChildren(onlyChild(groups, "npc"), ["item"]);
    return {
      soulCrystals: readEach(onlyChild(groups, "crystal"), "item", crystalAttributes, readLeaf).flatMap(
        ({ row, ...position }) => finishRow(list.report, "soulCrystals", position, row),
      ),
      soulCrystalNpcs: npcs.flatMap((element) => readDetailedNpc(element)),
    };
  },
};

/** `<item>` with the color of the crystal; NPCs are in another file. */
export const listOfColors: SoulCrystalForm = {
  servers: "L2JLisvus",
  files: ["soulCrystals.xml"],
  mark: "item@leveledItemId",
  read: (list) => ({
    soulCrystals: readEach(list, "item", coloredAttributes, readLeaf).flatMap(({ row, ...position }) => {
      const { color: brokenItemId, leveledItemId: stagedItemId, ...crystal } = row;
      return finishRow(list.report, "soulCrystals", position, { ...crystal, stagedItemId, brokenItemId });
    }),
    soulCrystalNpcs: [],
  }),
};

/**
 * Reads an NPC with its rules as `<detail>`.
 *
 * @param usualChance The chance in percent that a crystal is raised, where it states none; by default such an NPC is lost.
 */
export function readDetailedNpc(element: XmlElement, usualChance?: number): SourcedTable<"soulCrystalNpcs"> {
  const { report } = element;
  const npc = readAttributes(element, npcAttributes);
  const [detail, second] = readChildren(element, ["detail"]);
  const rule = detail && readWhole(detail, detailAttributes);
  if (second) report.warn(second, `rule of NPC ${npc?.npcId}`, "one rule", "another one: left out");
  if (npc === undefined || rule === undefined) return [];
  const { levelType, chance = usualChance, breakChance, requiresSkill, maxLevel, levels: stated } = rule;
  if (levelType === "PARTY_RANDOM") {
    // Of one server alone, and not what the other three words mean.
    report.warn(element, "<detail> absorbType", "a word with a known meaning", '"PARTY_RANDOM": NPC left out');
    return report.leaveOut(1, "soulCrystalNpcs");
  }
  if (chance === undefined) return report.error(element, "<detail> chance", "a chance", "nothing");
  return finishRow(report, "soulCrystalNpcs", element, {
    npcId: npc.npcId,
    levelType,
    stageChance: chance * PER_PERCENT,
    breakChance: breakChance * PER_PERCENT,
    requiresSkill,
    levels: stated ?? Array.from({ length: maxLevel + 1 }, (_, level) => level),
  });
}
