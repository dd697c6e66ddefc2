import type { AppliedEffect, ConditionalEffect, NamedEffect, SkillEffect } from "@gamedata/client";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { conditionInWords } from "../format/conditions.js";
import { decimal, duration, signed } from "../format/numbers.js";
import { statsOfEffects, termOf } from "../format/terms.js";
import { loadTerms, words } from "../languages/words.js";
import type { RecordKind } from "./record-kinds.js";
import { RecordLink } from "./record-link.js";
import { Term } from "./term.js";
import "./effects.css";

/** Returns whether an effect changes anything: the source also names effects that add 0, or multiply by 1. */
const changes = ({ op, value }: SkillEffect) => op === "set" || value !== (op === "mul" ? 1 : 0);

/** Writes by how much an effect changes a stat: `+8 %`, `+88`. */
function changeOf({ op, value }: SkillEffect): string {
  switch (op) {
    case "add":
      return signed(value);
    case "mul":
      return `${signed(Number(((value - 1) * 100).toFixed(4)))} %`;
    case "baseMul":
      return words().parts.ofBase(`${signed(Number((value * 100).toFixed(4)))} %`);
    case "set":
      return `= ${decimal(value)}`;
  }
}

interface EffectsProps {
  readonly effects?: readonly SkillEffect[] | undefined;
  readonly conditionalEffects?: readonly ConditionalEffect[] | undefined;
  readonly appliedEffects?: readonly AppliedEffect[] | undefined;
  readonly instantEffects?: readonly NamedEffect[] | undefined;
  readonly passiveEffects?: readonly NamedEffect[] | undefined;
  /** Whether the words can be asked for their meaning; not where the same words stand in every row. */
  readonly isExplained?: boolean;
}

const wordOf = (kind: "stat" | "effect", name: string, isExplained: boolean) =>
  isExplained ? <Term kind={kind} name={name} /> : termOf(kind, name).word;

/** An effect that is applied, with its settings, unless what it changes is stated. */
const namedOf = ({ name, value, parameters, effects, conditionalEffects }: AppliedEffect): NamedEffect =>
  effects || conditionalEffects
    ? { name }
    : { name, ...(value && { power: value }), ...(parameters && { parameters }) };

/** What a skill does: to who has it, under conditions, at once, and to whom it is applied. */
export function Effects(props: EffectsProps) {
  const { effects = [], conditionalEffects = [], appliedEffects = [], isExplained = true } = props;
  // Without their file, the names of the source are shown.
  useEffect(() => void loadTerms("effects").catch(() => {}), []);
  const named = [...(props.passiveEffects ?? []), ...(props.instantEffects ?? [])];
  const own = [
    ...effects.filter(changes).map((effect) => ({ effect, when: "" })),
    ...conditionalEffects.map((effect) => ({ effect, when: conditionInWords(effect.when) })),
  ];
  if (own.length + named.length + appliedEffects.length === 0) return null;
  const { parts } = words();
  return (
    <div class="effects">
      {own.length > 0 && (
        <ul>
          {own.map(({ effect, when }) => (
            <li key={`${effect.stat} ${effect.op} ${effect.value} ${when}`}>
              {wordOf("stat", effect.stat, isExplained)} {changeOf(effect)}
              {when !== "" && <span class="soft"> {parts.when(when)}</span>}
            </li>
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <ul>
          {named.map((effect) => (
            <li key={JSON.stringify(effect)}>
              <NamedEffectText effect={effect} isExplained={isExplained} />
            </li>
          ))}
        </ul>
      )}
      {appliedEffects.map((applied) => (
        <div key={`${applied.name} ${applied.seconds} ${applied.value}`}>
          <span class="soft">
            {applied.self === true ? parts.toCaster : parts.toTarget}:{" "}
            <NamedEffectText effect={namedOf(applied)} isExplained={isExplained} />
            {applied.seconds > 0 && `, ${duration(applied.seconds)}`}
            {applied.count !== undefined && applied.count > 1 && `, ${parts.times(applied.count)}`}
          </span>
          <Effects
            effects={applied.effects}
            conditionalEffects={applied.conditionalEffects}
            isExplained={isExplained}
          />
        </div>
      ))}
    </div>
  );
}

/** The settings whose values are ids of records. */
const kinds: Readonly<Record<string, RecordKind>> = {
  skillId: "skill",
  castSkillId: "skill",
  itemId: "item",
  consumeItemId: "item",
  npcId: "npc",
};

/** Writes the value of a setting; nothing where it is switched on, which its name says. */
function settingOf(name: string, value: string | number | boolean): ComponentChildren {
  if (value === true) return "";
  if (value === false) return words().lists.no;
  // A list of the source has no spaces, at which a line could end.
  if (typeof value === "string") return value.replaceAll(/[;,](?=\S)/g, "$& ");
  const kind = kinds[name];
  return kind ? <RecordLink kind={kind} id={value} name={words().records.id(value)} /> : decimal(value);
}

/** Writes the name of an effect and by how much it changes what it names, as L2J Mobius states that; else the name alone. */
function changeOfNamed({ name, power, parameters: { mode, stat } = {} }: NamedEffect) {
  const change = power === undefined ? "" : ` ${signed(power)}${mode === "PER" ? "\u00a0%" : ""}`;
  if (name === "StatUp" && change !== "" && stat !== undefined) return ["stat", String(stat), change] as const;
  if (mode !== "PER" && mode !== "DIFF") return ["effect", name, ""] as const;
  return [statsOfEffects.has(name) ? "stat" : "effect", name, change] as const;
}

/** An effect that the source only names, with its settings: `physical damage: power 479, critical chance 15`. */
function NamedEffectText({ effect, isExplained }: { effect: NamedEffect; isExplained: boolean }) {
  const [kind, name, change] = changeOfNamed(effect);
  const { power, parameters: { mode, stat, ...others } = {} } = effect;
  const settings = change === "" ? { ...(power !== undefined && { power }), ...effect.parameters } : others;
  return (
    <>
      {wordOf(kind, name, isExplained)}
      {change}
      {Object.entries(settings).map(([setting, value], index) => (
        <span key={setting} class="soft">
          {index === 0 ? ": " : ", "}
          <span translate={false}>
            {termOf("field", setting).word} {settingOf(setting, value)}
          </span>
        </span>
      ))}
    </>
  );
}
