import { HUNDRED_PERCENT } from "@gamedata/rules";
import type { EnchantChanceRow, EnchantFailure, EnchantScrollRow } from "@gamedata/schema";
import * as v from "valibot";
import { type Datapack, type Sourced, sourcedAt } from "../../read/datapack.js";
import { readAttributes, readChildren, readKnownChildren, readWholePart } from "../../read/element.js";
import { closedFields } from "../../read/fields.js";
import { readText } from "../../read/file.js";
import { type Form, formFrom } from "../../read/form.js";
import { findPlace } from "../../read/place.js";
import { flagText, idText, integerText, numberListText } from "../../read/values.js";
import { readXml, type XmlElement } from "../../read/xml.js";
import { gradeText } from "../item-facts.js";
import { lastRowsOf } from "../rows-by-id.js";
import { finishRow, type SourcedTables } from "../table-rows.js";

const FILE = "enchants.xml";

/** Scrolls with chances of their own. */
export const scrollsOfForks: Form = formFrom("forks of aCis", [FILE], "scroll/chances");

const scrollAttributes = closedFields({
  itemId: [idText, "id"],
  grade: gradeText,
  isForWeapons: [flagText, "isWeapon"],
});
const settingAttributes = v.strictObject({ crystalize: flagText, return: integerText(-1) });
const rates = v.exactOptional(numberListText);
const chanceAttributes = closedFields({ all: [rates, "rate"], plain: [rates, "rateF"], magic: [rates, "rateM"] });

/** What a failure does to an item that it does not destroy, by `return`. */
const FAILURES: ReadonlyMap<number, EnchantFailure> = new Map([
  [-1, "kept"],
  [0, "reset"],
]);

/** Armor of chest and legs in one cannot fail up to this enchantment. */
const SAFE_FULL = 4;

type Chances = Omit<EnchantChanceRow, "chanceGroup" | "source">;

/** Returns the chances of each step; beyond those that are stated there is none. */
const stepsOf = (chances: readonly number[]) => [...chances.map((chance) => Math.min(chance, HUNDRED_PERCENT)), 0];

function armorRows(stated: readonly number[]): readonly Chances[] {
  const chances = stepsOf(stated);
  const ofFull = Array.from({ length: Math.max(SAFE_FULL + 1, chances.length) }, (_, at) =>
    at < SAFE_FULL ? HUNDRED_PERCENT : (chances[at] ?? 0),
  );
  return [{ bodyparts: ["fullarmor", "onepiece"], chances: ofFull }, { chances }];
}

/** Returns the chances of a scroll: those for all items count, else those for plain and for magic weapons. */
function rowsOf(
  { all, plain, magic }: Partial<v.InferOutput<typeof chanceAttributes>>,
  isForWeapons: boolean,
): readonly Chances[] | undefined {
  if (!isForWeapons) return all && armorRows(all);
  if (all !== undefined) return [{ chances: stepsOf(all) }];
  if (plain === undefined || magic === undefined) return undefined;
  return [
    { magical: false, chances: stepsOf(plain) },
    { magical: true, chances: stepsOf(magic) },
  ];
}

type EnchantTables = Pick<SourcedTables, "enchantScrolls" | "enchantChances">;

/** Reads the scrolls of forks of aCis, each with a group of chances of its own; a datapack without such a file has none. */
export function readScrollsOfForks(datapack: Datapack): EnchantTables {
  const { report } = datapack;
  const file = report.isStrict ? undefined : findPlace(datapack, [FILE]);
  const hasScrolls = file !== undefined && /<scroll\s/iu.test(readText(datapack, file) ?? "");
  const list = hasScrolls ? readXml(datapack, file) : undefined;
  const scrolls = readChildren(list, ["scroll"]).flatMap((element) => readScroll(element) ?? []);
  const last = lastRowsOf(report, scrolls, ({ scroll }) => scroll.itemId);
  return {
    enchantScrolls: last.flatMap(({ row, ...position }) => finishRow(report, "enchantScrolls", position, row.scroll)),
    enchantChances: last.flatMap(({ row: { scroll, chances }, ...position }) =>
      chances
        .flatMap((one) =>
          finishRow(report, "enchantChances", position, { chanceGroup: scroll.chanceGroup, ...one, source: FILE }),
        )
        .map((row, at) => ({ ...row, isFurther: at > 0 })),
    ),
  };
}

function readScroll(
  element: XmlElement,
): Sourced<{ readonly scroll: EnchantScrollRow; readonly chances: readonly Chances[] }> | undefined {
  const children = readKnownChildren(element, ["settings", "chances", "announce"]) ?? [];
  const read = readAttributes(element, scrollAttributes, { isWhole: true });
  const settings = readWholePart(children, "settings", settingAttributes);
  const stated = readWholePart(children, "chances", chanceAttributes);
  if (read === undefined || settings === undefined || stated === undefined || children.length === 0) return undefined;
  const { isForWeapons, ...scroll } = read;
  const { crystalize = true, return: left = 0 } = settings;
  const onFailure = crystalize ? "destroyed" : FAILURES.get(left);
  if (onFailure === undefined) {
    element.report.omit(element, "<settings> return", "an enchantment that stays or falls to none", `${left}`);
    return undefined;
  }
  const chances = rowsOf(stated, isForWeapons);
  if (chances === undefined) return element.report.refuse(element, "<chances>", "rate, or rateF and rateM", "neither");
  const target = isForWeapons ? "weapon" : "armor";
  return sourcedAt(element, { scroll: { ...scroll, target, onFailure, chanceGroup: scroll.itemId }, chances });
}
