import type { SkillDetail } from "@gamedata/client";
import type { ComponentChildren } from "preact";
import { conditionInWords } from "../../format/conditions.js";
import { decimal, duration, wholeRange } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { Facts } from "../../parts/panel.js";
import { ItemLink, type Named, RecordLink } from "../../parts/record-link.js";

type SkillLevel = SkillDetail["levels"][number];

const text = (value: number | undefined) => value !== undefined && decimal(value);
/** A word of the source, as it is. */
const code = (value: string | undefined) => value !== undefined && <code>{value}</code>;
const percent = (value: number | undefined) => value !== undefined && ` ${decimal(value)} %`;

const skillLink = ({ id, name }: Named & { readonly id: number }) => <RecordLink kind="skill" id={id} name={name} />;

/** What the formulas of the engine take of a level of a skill, by field. */
const shown = {
  castRange: ({ castRange = 0 }) => castRange > 0 && text(castRange),
  effectRange: ({ effectRange = 0 }) => effectRange > 0 && text(effectRange),
  affectScope: ({ affectScope }) => affectScope !== undefined && termOf("affectScope", affectScope).word,
  radius: ({ radius }) => text(radius),
  abnormalType: ({ abnormalType }) => code(abnormalType),
  abnormalLevel: ({ abnormalLevel }) => text(abnormalLevel),
  activateRate: ({ activateRate }) => text(activateRate),
  basicProperty: ({ basicProperty }) => code(basicProperty),
  trait: ({ trait }) => code(trait),
  attribute: ({ attribute: one }) =>
    one && [termOf("stat", `${one.element}Power`).word, text(one.value)].filter(Boolean).join(" "),
  pvpPower: ({ pvpPower }) => text(pvpPower),
  pvePower: ({ pvePower }) => text(pvePower),
  levelDepend: ({ levelDepend }) => text(levelDepend),
  soulshotBoost: ({ soulshotBoost }) => soulshotBoost !== undefined && `×${decimal(soulshotBoost)}`,
  baseCritRate: ({ baseCritRate }) => percent(baseCritRate),
  weaponsAllowed: ({ weaponsAllowed }) => weaponsAllowed?.map((kind) => termOf("itemKind", kind).word).join(", "),
  castConditions: ({ castConditions }) => castConditions?.map((one) => termOf("castCondition", one).word).join(", "),
  conditions: ({ conditions }) => conditions && conditionInWords(conditions),
  triggeredSkill: ({ triggeredSkill: one }) =>
    one && (
      <>
        {skillLink(one.skill)} {one.level}
        {percent(one.chance)}
      </>
    ),
  channeling: ({ channeling: one }) =>
    one && (
      <>
        {skillLink(one.skill)} {one.seconds !== undefined && duration(one.seconds)}
      </>
    ),
  createdItems: ({ createdItems }) =>
    createdItems?.map(({ item, min, max }) => (
      <span key={item.itemId}>
        <ItemLink item={item} /> ×{wholeRange(min, max)}
      </span>
    )),
} satisfies Partial<Record<keyof SkillLevel, (level: SkillLevel) => ComponentChildren>>;

type ShownField = keyof typeof shown;
const fields = Object.keys(shown).filter((field): field is ShownField => Object.hasOwn(shown, field));

/** Returns the fields that an enchantment changes. */
export const changedFields = (changes: object): readonly ShownField[] =>
  fields.filter((field) => Object.hasOwn(changes, field));

/** Returns the fields whose values differ between levels. */
export const varyingFields = (levels: readonly SkillLevel[]): readonly ShownField[] =>
  fields.filter((field) => new Set(levels.map((level) => JSON.stringify(level[field]))).size > 1);

export function SharedValues({ levels }: { readonly levels: readonly SkillLevel[] }) {
  const [first] = levels;
  const varying = varyingFields(levels);
  return first && <Values level={first} of={fields.filter((field) => !varying.includes(field))} />;
}

export function Values({ level, of }: { readonly level: SkillLevel; readonly of: readonly ShownField[] }) {
  const rows = of.filter((field) => level[field] !== undefined);
  return rows.length > 0 && <Facts rows={rows.map((field) => [termOf("field", field).word, shown[field](level)])} />;
}
