import { nonEmpty, present } from "@gamedata/rules";
import { type NpcAiRow, npcNumberNames, type PetData, type petLevelStats } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import {
  onlyChild,
  parseSettings,
  readAttributes,
  readChildren,
  readEvery,
  readKnownChildren,
  readLeaf,
  readLeaves,
  readSettings,
  type Setting,
} from "../../read/element.js";
import { isUnread } from "../../read/fault.js";
import { closedFields, fields, fieldsNamed, openFields } from "../../read/fields.js";
import { formFrom } from "../../read/form.js";
import { entriesOf } from "../../read/listed-names.js";
import {
  count,
  durationText,
  flag,
  idListText,
  idText,
  integerText,
  labelText,
  number,
  numberText,
} from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { type NpcForm, withoutPrefix } from "./npc-form.js";
import { ascendingIds } from "./teachers.js";

const label = v.exactOptional(labelText);

const npcAttributes = v.strictObject({
  id: idText,
  alias: label,
  idTemplate: v.exactOptional(idText),
  name: v.string(),
  title: v.exactOptional(v.string()),
});

const NPC_CHILDREN = ["set", "ai", "skills", "drops", "petdata", "minions", "privates", "teachTo"];

const npcSettings = v.object({
  level: v.exactOptional(integerText(1)),
  type: label,
  ...v.entriesFromList(npcNumberNames, v.exactOptional(numberText())),
});

const aiEntries = fields({
  ...fieldsNamed(flag, "canMove seedable"),
  ...fieldsNamed(count, "ssCount spsCount"),
  clan: label,
  clanRange: count,
  ignoredIds: label,
});
const aiAttributes = closedFields({ type: label, ...fieldsNamed(count, "aggro ssRate spsRate"), ...aiEntries });

const skillAttributes = v.strictObject({ id: idText, level: integerText(1) });
const taughtAttributes = v.strictObject({ classes: idListText(0) });
const privateAttributes = v.strictObject({ id: idText, respawn: v.exactOptional(durationText) });

/** What the AI of an NPC is, where it stands in the settings of the NPC or of its `<ai>` (aCis since revision 400). */
const aiSettings = openFields({
  ...aiEntries,
  aggro: [count, "aggroRange"],
  isAggressive: [flag, "aggro"],
  ...fieldsNamed(count, "ssRate=SoulShotRate spsRate=SpiritShotRate"),
});
const minionAttributes = v.strictObject({ id: idText, min: integerText(1), max: integerText(1) });

/** An NPC whose facts are settings. One without a name is called by its id; in a strict run it is left out. */
export const npcOfSettings: NpcForm = formFrom("aCis", ["npcs"], "npc/set", readNpc);

function readNpc(element: XmlElement): SourcedTable<"npcs"> {
  const { report } = element;
  const npc = readAttributes(element, npcAttributes);
  const children = readChildren(element, NPC_CHILDREN);
  const settings = readSettings(children, "error");
  const set = parseSettings(element, settings, npcSettings);
  if (npc === undefined || set === undefined) return [];
  if (report.isStrict && npc.name.trim() === "") return report.omit(element, `NPC ${npc.id}`, "a name", "an empty one");
  const petData = onlyChild(children, "petdata");
  return finishRow(report, "npcs", element, {
    id: npc.id,
    templateId: npc.idTemplate === npc.id ? undefined : npc.idTemplate,
    name: npc.name.trim() === "" ? `#${npc.id}` : npc.name,
    title: npc.title?.trim() === "" ? undefined : npc.title,
    ...set,
    type: withoutPrefix(set.type),
    ai: readAi(element, onlyChild(children, "ai"), settings),
    skills: nonEmpty(readLeaves(onlyChild(children, "skills"), "skill", skillAttributes)),
    minions: nonEmpty([
      ...readMinions(onlyChild(children, "minions")),
      ...readPrivates(onlyChild(children, "privates")),
    ]),
    teachesClassIds: readTaught(onlyChild(children, "teachTo")),
    petData: petData && readPetData(petData),
    properties: readProperties(report, npc.id, settings),
    file: element.file,
  });
}

/** The settings that only the engine reads. */
const ENGINE_SETTINGS: ReadonlySet<string> = new Set([
  ...["attackRange", "baseAttackRange", "baseDamageRange", "baseRandomDamage", "canBeAttacked", "canSeeThrough"],
  ...["hitTimeFactor", "noSleepMode", "undying", "usingServerSideName", "usingServerSideTitle"],
]);

/** Returns the settings that have no field of their own, as text. One that the engine does not have may be a field, misspelled: it is named. */
function readProperties(
  report: Report,
  id: number,
  settings: ReadonlyMap<string, Setting>,
): Readonly<Record<string, string>> | undefined {
  const isOther = (name: string) =>
    !Object.hasOwn(npcSettings.entries, name) && !Object.hasOwn(entriesOf(aiSettings), name);
  const others = [...settings].filter(([name]) => isOther(name));
  if (!report.isStrict) {
    for (const [name, setting] of others) {
      if (!ENGINE_SETTINGS.has(name)) report.warn(setting, `<set> of NPC ${id}`, "a known name", `"${name}": kept`);
    }
  }
  return others.length === 0 ? undefined : Object.fromEntries(others.map(([name, { value }]) => [name, value]));
}

/** Reads the AI of an NPC from the attributes of its `<ai>`, or from its settings and those in its `<ai>`. */
function readAi(
  npc: XmlElement,
  element: XmlElement | undefined,
  settings: ReadonlyMap<string, Setting>,
): NpcAiRow | undefined {
  const own = readChildren(element, ["set"]);
  const stated = element && readAttributes(element, aiAttributes);
  const isSet = Object.keys(entriesOf(aiSettings)).some((name) => settings.has(name));
  if (own.length === 0 && !isSet) return stated && present(stated);
  const all = new Map([...settings, ...readSettings(own, "warn")]);
  const set = parseSettings(npc, all, aiSettings);
  // What cannot be read may say that it does not attack first.
  return present({ ...stated, ...set, ...(isUnread(set, "aggro") && { aggro: undefined }) });
}

function readTaught(element: XmlElement | undefined): readonly number[] | undefined {
  const classes = element && readLeaf(element, taughtAttributes)?.classes;
  return classes && ascendingIds(classes);
}

/** Reads minions that are stated one by one, so that their numbers are known only with all of them. */
function readPrivates(element: XmlElement | undefined) {
  const children = element && readKnownChildren(element, ["private"]);
  const read = readEvery(children, privateAttributes) ?? [];
  return [...new Set(read.map(({ id }) => id))].map((npcId) => {
    const same = read.filter(({ id }) => id === npcId);
    return { npcId, min: same.length, max: same.length, ...present({ respawnDelay: same[0]?.respawn }) };
  });
}

const readMinions = (element: XmlElement | undefined) =>
  readLeaves(element, "minion", minionAttributes).map(({ id: npcId, min, max }) => ({ npcId, min, max }));

const share = numberText(0, 1);

const petAttributes = v.strictObject({
  food1: integerText(0),
  food2: integerText(0),
  ...v.entriesFromList(["autoFeedLimit", "hungryLimit", "unsummonLimit"], share),
});

const onRide = v.exactOptional(number);

const levelAttributes = v.strictObject({
  level: integerText(1),
  maxMeal: number,
  exp: integerText(0),
  ...v.entriesFromList(
    ["expType", "mealInBattle", "mealInNormal", "pAtk", "pDef", "mAtk", "mDef", "hp", "mp", "hpRegen", "mpRegen"],
    number,
  ),
  ssCount: integerText(0),
  spsCount: integerText(0),
  ...v.entriesFromList(
    ["mealInBattleOnRide", "mealInNormalOnRide", "atkSpdOnRide", "pAtkOnRide", "mAtkOnRide"],
    onRide,
  ),
  speedOnRide: v.exactOptional(labelText),
}) satisfies v.GenericSchema<Record<string, unknown>, v.InferInput<typeof petLevelStats>>;

/** Reads the `<petdata>` of an NPC: its food and its stats by level. */
function readPetData(element: XmlElement): PetData | undefined {
  const pet = readAttributes(element, petAttributes);
  const stats = readLeaves(element, "stat", levelAttributes);
  return pet && { ...pet, stats };
}
