import type { AppliedEffect, ConditionalEffect, EffectCondition, SkillEffect } from "@gamedata/client";
import { decimal, duration, signed } from "../format/numbers.js";
import { inWords, statNames } from "../format/words.js";
import "./effects.css";

const HUNDRED = 100;

/** Names of stats that only skills change; others are shown as the source writes them. */
const skillStatNames: Readonly<Record<string, string>> = {
  maxHp: "Max HP",
  maxCp: "Max CP",
  runSpd: "Speed",
  mAtkSpd: "Casting speed",
  mCritRate: "Magic critical",
  cAtk: "Critical damage",
  regHp: "HP regeneration",
  regMp: "MP regeneration",
  pvpPhysDmg: "PvP damage",
  pvpPhysSkillsDmg: "PvP skill damage",
  pvpMagicalDmg: "PvP magic damage",
};

/** Returns whether an effect changes anything: the source also names effects that add 0. */
const changes = ({ op, value }: SkillEffect) => value !== 0 || op === "set";

/** Writes what an effect does: `P. Atk. +8 %`, `Critical +88`. */
export function effectInWords({ stat, op, value }: SkillEffect): string {
  const name = statNames[stat] ?? skillStatNames[stat] ?? stat;
  switch (op) {
    case "add":
      return `${name} ${signed(value)}`;
    case "mul":
      return `${name} ${signed(Number(((value - 1) * HUNDRED).toFixed(4)))} %`;
    case "baseMul":
      return `${name} ${signed(Number((value * HUNDRED).toFixed(4)))} % of the base`;
    case "set":
      return `${name} = ${decimal(value)}`;
  }
}

/** Writes a condition: `using Sword, Blunt`, `not at night`. */
export function conditionInWords(condition: EffectCondition): string {
  const { and, or, not, ...subjects } = condition;
  const parts = [
    ...(and ?? []).map(conditionInWords),
    ...(or === undefined ? [] : [`(${or.map(conditionInWords).join(" or ")})`]),
    ...(not === undefined ? [] : [`not ${conditionInWords(not)}`]),
    ...Object.entries(subjects).flatMap(([subject, values]) =>
      Object.entries(values ?? {}).map(([name, value]) => `${subject} ${inWords(name)} ${value}`),
    ),
  ];
  return parts.join(" and ");
}

interface EffectsProps {
  readonly effects?: readonly SkillEffect[] | undefined;
  readonly conditionalEffects?: readonly ConditionalEffect[] | undefined;
  readonly appliedEffects?: readonly AppliedEffect[] | undefined;
}

/** What a skill does: to who has it, under conditions, and to whom it is applied. */
export function Effects({ effects = [], conditionalEffects = [], appliedEffects = [] }: EffectsProps) {
  const own = [
    ...effects.filter(changes).map((effect) => ({ text: effectInWords(effect), when: "" })),
    ...conditionalEffects.map((effect) => ({ text: effectInWords(effect), when: conditionInWords(effect.when) })),
  ];
  return (
    <div class="effects">
      {own.length > 0 && (
        <ul>
          {own.map(({ text, when }) => (
            <li key={`${text} ${when}`}>
              {text}
              {when !== "" && <span class="soft"> if {when}</span>}
            </li>
          ))}
        </ul>
      )}
      {appliedEffects.map((applied) => (
        <div key={`${applied.name} ${applied.seconds} ${applied.value}`}>
          <span class="soft">
            {applied.self === true ? "To the caster" : "To the target"}: {inWords(applied.name)}
            {applied.seconds > 0 && `, ${duration(applied.seconds)}`}
            {applied.count !== undefined && applied.count > 1 && `, ${applied.count} times`}
          </span>
          <Effects effects={applied.effects} conditionalEffects={applied.conditionalEffects} />
        </div>
      ))}
    </div>
  );
}
