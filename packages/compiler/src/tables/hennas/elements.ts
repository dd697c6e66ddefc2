import { nonEmpty, present } from "@gamedata/rules";
import type { HennaRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import {
  hasTwoOf,
  onlyChild,
  readAttributes,
  readChildren,
  readEvery,
  readKnownChildren,
  readList,
  readPart,
  readTexts,
  readWhole,
  readWholePart,
  withFactsOf,
} from "../../read/element.js";
import { closedFields, exactFields, fieldsNamed } from "../../read/fields.js";
import { type ElementForm, formFrom } from "../../read/form.js";
import { entriesOf } from "../../read/listed-names.js";
import { meantName } from "../../read/name.js";
import { choiceText, count, idListText, idText, integerText, positiveOrNone } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { CLASS_LEVELS, classIdsOf } from "../classes/engine-classes.js";
import type { Draft } from "../table-rows.js";

/** Reads the facts of a henna from its element; nothing where the source leaves one out that it needs. */
type HennaForm = (element: XmlElement, datapack: Datapack) => Draft<HennaRow> | undefined;

/** A change of a base stat; the source writes 0 for none. */
export const change = v.exactOptional(
  v.pipe(
    integerText(),
    v.transform((points) => (points === 0 ? undefined : points)),
  ),
);

const changeEntries = v.entriesFromList(["STR", "CON", "DEX", "INT", "MEN", "WIT", "LUC", "CHA"], change);

const statedAttributes = exactFields({
  ...fieldsNamed(idText, "symbolId dyeItemId=dyeId"),
  engravePrice: [integerText(0), "price"],
  ...changeEntries,
  classIds: [idListText(0), "classes"],
});

/** What the engine has of all symbols. Source: aCis, class `Henna`, `DRAW_AMOUNT`, `REMOVE_AMOUNT` and `getRemovePrice`. */
const DYES = 10;
const RETURNED_DYES = 5;
const removalFeeOf = (price: number) => Math.floor(price / 5);

/** `<henna symbolId dyeId price STR CON DEX INT MEN WIT LUC CHA classes="0;1">`. */
const readHennaAttributes: HennaForm = (element) => {
  const henna = readWhole(element, statedAttributes);
  if (henna === undefined) return undefined;
  const { symbolId, dyeItemId, engravePrice, classIds, ...changes } = henna;
  const dyes = { dyeCount: DYES, removalFee: removalFeeOf(engravePrice), returnedDyes: RETURNED_DYES };
  return { symbolId, dyeItemId, engravePrice, ...dyes, statChanges: present(changes), classIds };
};

/** What a henna has at most one of. */
const SINGLE = ["stats", "wear", "cancel"];
const hennaAttributes = closedFields({ symbolId: [idText, "dyeId"], dyeItemId: idText });
const statAttributes = exactFields(
  fieldsNamed(change, "STR=str CON=con DEX=dex INT=int MEN=men WIT=wit LUC=luc CHA=cha"),
);
const skillAttributes = v.strictObject({ id: idText, level: integerText(1) });
/** The coins of Essence are taken in place of the adena (class `RequestNewHennaEquip` of L2J Mobius Essence), which is what records show. */
const wearAttributes = closedFields({
  engravePrice: [integerText(0), "fee"],
  dyeCount: [count, "count"],
  l2coinfee: count,
});
const cancelAttributes = closedFields(fieldsNamed(count, "removalFee=fee returnedDyes=count l2coinfee_cancel"));

/**
 * `<henna dyeId dyeItemId>` with `<stats str con …>`, `<wear count fee>` for engraving it, `<cancel count fee>` for removing it, a
 * `<skill id level>` for each skill and a `<classId>` for each class. One without a class is for all of them in L2J Mobius Essence (class `Henna`,
 * method `isAllowedClass`), otherwise for none, and left out.
 */
const readHennaElements: HennaForm = (element, { defaults }) => {
  const henna = readAttributes(element, hennaAttributes, { isWhole: true });
  const children = readChildren(element, [...SINGLE, "classId", "skill"]);
  const changes = readWholePart(children, "stats", statAttributes);
  const { engravePrice, dyeCount } = readPart(children, "wear", wearAttributes, readWhole) ?? {};
  const dyes = readPart(children, "cancel", cancelAttributes, readWhole);
  const named = (part: string) => children.filter(({ name }) => name === part);
  const skills = readEvery(named("skill"), skillAttributes);
  const classes = named("classId");
  // A list, such as `1,2,3`, is of numbers of class changes, and no id (class `Henna` of L2J Mobius Essence, `isAllowedClass`).
  const classIds = readTexts(classes, integerText(0), "a class id");
  if (engravePrice === undefined) element.report.error(element, "<henna>", "a <wear> with a fee", "none");
  if (henna === undefined || changes === undefined || engravePrice === undefined || skills === undefined)
    return undefined;
  if (classIds.length < classes.length || hasTwoOf(children, SINGLE)) return undefined;
  if (children.filter(isPart).length < element.children.filter(isPart).length) return undefined;
  if (classIds.length === 0 && defaults.hasHennasForAll !== true)
    return element.report.refuse(element, "<henna>", "a <classId>", "none");
  const { removalFee, returnedDyes } = dyes ?? {};
  return {
    ...{ ...henna, engravePrice, dyeCount: positiveOrNone(dyeCount), removalFee, returnedDyes },
    statChanges: present(changes),
    skills: nonEmpty(skills),
    classIds: nonEmpty([...new Set(classIds)]),
  };
};

const feeAttributes = exactFields({
  ...fieldsNamed(idText, "symbolId=dye_id dyeItemId=dye_item_id"),
  name: v.exactOptional(v.string()),
  dyeLevel: [count, "dye_level"],
  engravePrice: [integerText(0), "wear_fee"],
  dyeCount: [idText, "need_count"],
  ...fieldsNamed(integerText(0), "removalFee=cancel_fee returnedDyes=cancel_count"),
  ...changeEntries,
});
const classAttributes = v.strictObject({
  id: v.exactOptional(integerText(0)),
  // Awakened classes are in no data set of L2-Scripts.
  level: v.exactOptional(choiceText({ ...CLASS_LEVELS, awaked: 4 }, "a number of changes of class")),
});

/**
 * `<henna dye_id dye_item_id wear_fee need_count cancel_fee cancel_count str con dex int men wit>` with a `<class id>` for each class, or
 * `<class level>` for all with that number of changes, and perhaps `<skills><skill id level>`. Source: class `HennaParser` of L2-Scripts.
 */
const readHennaOfFees: HennaForm = (element) => {
  const henna = readAttributes(element, feeAttributes, { isWhole: true });
  const parts = readClassParts(element);
  if (henna === undefined || parts === undefined) return undefined;
  const { name: _, dyeLevel: __, STR, CON, DEX, INT, MEN, WIT, LUC, CHA, ...facts } = henna;
  return { ...facts, statChanges: present({ STR, CON, DEX, INT, MEN, WIT, LUC, CHA }), ...parts };
};

/** Reads the classes that can have a henna, one at least, and the skills that it gives. */
function readClassParts(element: XmlElement): Pick<Draft<HennaRow>, "classIds" | "skills"> | undefined {
  const children = readKnownChildren(element, ["class", "skills"]);
  const classes = children?.filter(({ name }) => name === "class");
  const read = classes?.map((one) => {
    const stated = readWhole(one, classAttributes);
    return stated && classIdsOf(one, stated);
  });
  const list = children && onlyChild(children, "skills");
  const skills = list === undefined ? [] : readList(list, "skill", skillAttributes);
  if (read === undefined || read.includes(undefined) || skills === undefined) return undefined;
  const ids = read.flatMap((own) => own ?? []);
  if (ids.length === 0) return element.report.refuse(element, "<henna>", "a <class>", "none");
  return { skills: nonEmpty(skills), classIds: [...new Set(ids)] };
}

const pricedAttributes = exactFields({
  ...fieldsNamed(idText, "symbolId=symbol_id dyeItemId=dye_id"),
  name: v.exactOptional(v.string()),
  engravePrice: [integerText(0), "price"],
  dyeCount: [v.exactOptional(idText, String(DYES)), "draw_count"],
  // The level of the skill is not stated.
  skillId: v.exactOptional(integerText(0, 0)),
  ...changeEntries,
});

/**
 * `<henna symbol_id dye_id price draw_count str con dex int men wit>` with a `<class id>` for each class. Source: classes `HennaParser` and
 * `RequestHennaUnequip` of the revisions of L2-Scripts up to Lindvior.
 */
const readHennaOfPrice: HennaForm = (element) => {
  const henna = readAttributes(element, pricedAttributes, { isWhole: true });
  const parts = readClassParts(element);
  if (henna === undefined || parts === undefined) return undefined;
  const { name: _, skillId: __, STR, CON, DEX, INT, MEN, WIT, LUC, CHA, ...facts } = henna;
  const statChanges = present({ STR, CON, DEX, INT, MEN, WIT, LUC, CHA });
  return { ...facts, removalFee: removalFeeOf(facts.engravePrice), statChanges, ...parts };
};

const FACTS = ["symbol_id", "dye_id", "dye_amount", "price", "cancel_fee", "availableClass"];
const factAttributes = closedFields({
  ...fieldsNamed(idText, "symbolId=symbol_id dyeItemId=dye_id dyeCount=dye_amount"),
  ...fieldsNamed(integerText(0), "engravePrice=price removalFee=cancel_fee"),
  classIds: [idListText(0, " "), "availableClass"],
});

/** `<henna>` with `<symbol_id val>` and so on, and `<stat str con dex wit int men>`. */
const readHennaOfFacts: HennaForm = (element) => {
  const stated = withFactsOf(element, FACTS);
  const henna = readAttributes(stated, factAttributes, { isWhole: true });
  const children = readKnownChildren(stated, ["stat"]) ?? [];
  const changes = readPart(children, "stat", statAttributes, readWhole);
  return henna && changes && { ...henna, statChanges: present(changes) };
};

const STAT_NAMES = Object.keys(entriesOf(statAttributes));

/** Whether an element of whatever name states what a henna changes, or for whom it is. */
const isPart = ({ text, attributes }: XmlElement) =>
  text.trim() !== "" || Object.keys(attributes).some((name) => meantName(name, STAT_NAMES) !== undefined);

export const hennaElements: readonly ElementForm<HennaForm>[] = [
  formFrom("L2-Scripts", ["hennas.xml"], "henna@wear_fee", readHennaOfFees),
  formFrom("L2-Scripts", ["hennas.xml"], "henna/class", readHennaOfPrice),
  formFrom("aCis", ["hennas.xml"], "henna@symbolId", readHennaAttributes),
  formFrom("L2jAdmins", ["hennas.xml"], "henna/symbol_id", readHennaOfFacts),
  formFrom("L2J Server, L2J Mobius, L2jOrg", ["stats/hennaList.xml"], "henna", readHennaElements),
];
