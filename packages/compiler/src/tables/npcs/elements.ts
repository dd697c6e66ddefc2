import { nonEmpty, present, presentGroup, RACE_SKILL_ID } from "@gamedata/rules";
import { type Elements, element as elementSchema, type NpcAiRow, type NpcRace, npcRaces } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import {
  hasOnlyKnown,
  onlyChild,
  readAttributes,
  readChildren,
  readContent,
  readLeaves,
  readPart,
  readTexts,
} from "../../read/element.js";
import { closedFields, fieldsNamed } from "../../read/fields.js";
import { formFrom } from "../../read/form.js";
import { count, flag, idText, integerText, labelText, numberText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { lastOfEach } from "../rows-by-id.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { readMinions } from "./minions.js";
import { type Minions, type NpcForm, withoutPrefix } from "./npc-form.js";

/** The races of known chronicles, in the spelling of the source. */
const RACES: readonly string[] = [
  ...["UNDEAD", "CONSTRUCT", "BEAST", "ANIMAL", "PLANT", "HUMANOID", "ELEMENTAL", "DIVINE", "DEMONIC", "DRAGON"],
  ...["GIANT", "BUG", "FAIRY", "HUMAN", "ELF", "DARK_ELF", "ORC", "DWARF", "ETC", "SIEGE_WEAPON", "CASTLE_GUARD"],
  ...["MERCENARY", "KAMAEL", "ERTHEIA", "FRIEND"],
];

/** Those that the data set names otherwise. */
const RENAMED: Readonly<Record<string, NpcRace>> = {
  CONSTRUCT: "Magic Creature",
  ELEMENTAL: "Spirit",
  DIVINE: "Angel",
  DEMONIC: "Demon",
  ETC: "Other",
  SIEGE_WEAPON: "Siege",
};

/** The word for none (enum `Race`). */
const NO_RACE = "NONE";

/** The spelling of races in the source. */
const RACE = /^[A-Z]+(?:_[A-Z]+)*$/u;

const npcAttributes = v.strictObject({
  id: idText,
  level: v.exactOptional(integerText(1)),
  type: v.exactOptional(labelText),
  name: v.exactOptional(v.string()),
  title: v.exactOptional(v.string()),
  displayId: v.exactOptional(idText),
});

const NPC_CHILDREN =
  "parameters race equipment acquire stats status skillList shots corpseTime ai dropLists collision".split(" ");

const number = v.exactOptional(numberText());
const equipmentAttributes = closedFields({
  ...fieldsNamed(v.exactOptional(idText), "rHand=rhand lHand=lhand"),
});
const acquireAttributes = v.strictObject({ exp: number, expRate: number, sp: number });
const sizeAttributes = v.strictObject({ normal: number });
const skillAttributes = v.strictObject({ id: idText, level: integerText(1) });

/**
 * An NPC with an element for each group of facts. One without a name is left out with a warning in a strict run, and else named by its id;
 * one without a level or a type has those of the engine.
 */
export const npcOfElements: NpcForm = formFrom(
  "L2J Server, L2J Mobius, L2jOrg",
  ["stats/npcs", "stats/pets", "minionData.xml", "skillLearn.xml"],
  "npc",
  readNpc,
);

function readNpc(element: XmlElement, { report, defaults }: Datapack, ofFile: Minions): SourcedTable<"npcs"> {
  const npc = readAttributes(element, npcAttributes);
  const children = readChildren(element, NPC_CHILDREN);
  if (npc === undefined) return [];
  const name = npc.name?.trim() || (report.isStrict ? "" : `#${npc.id}`);
  if (name === "") return report.omit(element, `NPC ${npc.id}`, "a name", "an empty one");
  const known = hasOnlyKnown(element, npcAttributes) ? defaults.npc : undefined;
  const { level = known?.level, type = known?.type } = npc;
  const stats = onlyChild(children, "stats");
  const { numbers, elements } = (stats && readNpcStats(stats)) ?? {};
  const stated = readLeaves(onlyChild(children, "skillList"), "skill", skillAttributes);
  // Of each skill the last level counts (class `NpcData`, a map by id).
  const skills = lastOfEach(report, element, ["skills", "each of them once"], stated, ({ id }) => id);
  const raceLevel = skills.find(({ id }) => id === RACE_SKILL_ID)?.level ?? 0;
  const equipment = readPart(children, "equipment", equipmentAttributes);
  const corpse = onlyChild(children, "corpseTime");
  const [corpseTime] = readTexts(corpse ? [corpse] : [], numberText(0), "a number of at least 0");
  const race = readRace(onlyChild(children, "race"));
  const minions = readMinions(onlyChild(children, "parameters"));
  return finishRow(report, "npcs", element, {
    id: npc.id,
    templateId: npc.displayId === npc.id ? undefined : npc.displayId,
    name,
    title: npc.title?.trim() === "" ? undefined : npc.title,
    level,
    type: withoutPrefix(type),
    ...readSize(onlyChild(children, "collision")),
    ...equipment,
    ...acquiredOf(readPart(children, "acquire", acquireAttributes), level),
    ...numbers,
    corpseTime,
    race: race === npcRaces[raceLevel - 1] ? undefined : race,
    elements,
    ai: readNpcAi(children),
    skills: nonEmpty(skills),
    minions: nonEmpty(minions.length > 0 ? minions : ofFile.get(npc.id)),
    file: element.file,
  });
}

function readSize(element: XmlElement | undefined) {
  const children = readChildren(element, ["radius", "height"]);
  const sizeOf = (name: string) => readPart(children, name, sizeAttributes)?.normal;
  return { radius: sizeOf("radius"), height: sizeOf("height") };
}

/** Returns what a kill gives. A factor is of the square of the level, cut to a whole number (class L2Npc). */
function acquiredOf(read: v.InferOutput<typeof acquireAttributes> | undefined, level: number | undefined) {
  const { exp, expRate, sp } = read ?? {};
  if (expRate === undefined) return { exp, sp };
  return { exp: level === undefined ? undefined : Math.trunc(level * level * expRate), sp };
}

/** Reads a race. One that no known chronicle has is kept as `Word Word`, with a warning. */
function readRace(element: XmlElement | undefined): NpcRace | undefined {
  if (element === undefined) return undefined;
  const text = readContent(element);
  if (text === NO_RACE) return undefined;
  if (!RACE.test(text)) return element.report.refuse(element, "<race>", RACES.join(", "), JSON.stringify(text));
  const words = text.replace(/(?<=[A-Z])[A-Z]+/gu, (letters) => letters.toLowerCase()).replaceAll("_", " ");
  const race = RENAMED[text] ?? words;
  if (!RACES.includes(text)) element.report.warn(element, "<race>", RACES.join(", "), `"${text}": kept as "${race}"`);
  return race;
}

const SEPARATOR = ";";

const aiAttributes = v.strictObject({
  type: v.exactOptional(labelText),
  aggroRange: count,
  clanHelpRange: count,
  isAggressive: flag,
});
const shotAttributes = closedFields(
  fieldsNamed(count, "ssCount=soul ssRate=shotChance spsCount=spirit spsRate=spiritChance"),
);

const statusAttributes = v.strictObject({ canMove: flag, canBeSown: flag });

/** Reads the AI settings of an NPC, as they are stated, with the shots and flags that stand outside of its `<ai>`. */
function readNpcAi(children: readonly XmlElement[]): NpcAiRow | undefined {
  const element = onlyChild(children, "ai");
  const hasShots = children.some(({ name }) => name === "shots");
  const ai = element && readAttributes(element, aiAttributes);
  const { canMove, canBeSown } = readPart(children, "status", statusAttributes) ?? {};
  const shots = readPart(children, "shots", shotAttributes);
  if (element === undefined && !hasShots && canMove === undefined && canBeSown === undefined) return undefined;
  const lists = readChildren(element, ["clanList"]);
  const clans = readClans(onlyChild(lists, "clanList"));
  // What is not known may say whether it attacks first.
  const isKnown = element === undefined || ai?.isAggressive !== undefined || hasOnlyKnown(element, aiAttributes);
  return present({
    type: ai?.type,
    aggro: isKnown ? ai?.aggroRange : undefined,
    isAggressive: ai?.isAggressive,
    canMove,
    seedable: canBeSown,
    ...shots,
    clan: joined(clans.names),
    clanRange: ai?.clanHelpRange,
    ignoredIds: joined(clans.ignored),
  });
}

function readClans(element: XmlElement | undefined) {
  const children = readChildren(element, ["clan", "ignoreNpcId"]);
  const textsOf = (name: string) => children.filter((child) => child.name === name).map((child) => readContent(child));
  return { names: textsOf("clan"), ignored: textsOf("ignoreNpcId") };
}

const joined = (texts: readonly string[]) => (texts.length === 0 ? undefined : texts.join(SEPARATOR));

const statsAttributes = v.strictObject(v.entriesFromList(["str", "int", "dex", "wit", "con", "men"], number));
const vitalsAttributes = v.strictObject({ hp: number, hpRegen: number, mp: number, mpRegen: number });
const attackAttributes = closedFields(
  fieldsNamed(number, "pAtk=physical mAtk=magical crit=critical atkSpd=attackSpeed"),
);
const defenceAttributes = closedFields({ pDef: [number, "physical"], mDef: [number, "magical"] });
const speedAttributes = v.strictObject({ ground: number });
/** Darkness, as the first files of L2J since 2013 call it. */
const UNHOLY = "unholy";

const elementalAttackAttributes = v.strictObject({
  type: v.pipe(
    labelText,
    v.toLowerCase(),
    v.transform((word) => (word === UNHOLY ? "dark" : word)),
    elementSchema,
  ),
  value: numberText(),
});
const elementalDefenceAttributes = v.strictObject(v.entriesFromList(elementSchema.options, number));

const STATS_CHILDREN = ["vitals", "attack", "defence", "attribute", "speed"];

/** Reads the `<stats>` of an NPC: its numbers by the names of the data set, and its elements. */
function readNpcStats(element: XmlElement) {
  const base = readAttributes(element, statsAttributes);
  const children = readChildren(element, STATS_CHILDREN);
  return {
    numbers: {
      ...readPart(children, "vitals", vitalsAttributes),
      ...base,
      ...readPart(children, "attack", attackAttributes),
      ...readPart(children, "defence", defenceAttributes),
      ...readSpeeds(onlyChild(children, "speed")),
    },
    elements: readElements(onlyChild(children, "attribute")),
  };
}

function readSpeeds(element: XmlElement | undefined) {
  const children = readChildren(element, ["walk", "run"]);
  const speedOf = (name: string) => readPart(children, name, speedAttributes)?.ground;
  return { walkSpd: speedOf("walk"), runSpd: speedOf("run") };
}

function readElements(element: XmlElement | undefined): Elements | undefined {
  const children = readChildren(element, ["attack", "defence"]);
  const attack = readPart(children, "attack", elementalAttackAttributes);
  return presentGroup({
    attack: attack && { element: attack.type, value: attack.value },
    defence: presentGroup(readPart(children, "defence", elementalDefenceAttributes) ?? {}),
  });
}
