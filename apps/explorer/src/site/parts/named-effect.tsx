import type { NamedEffect } from "@gamedata/client";
import { decimal } from "../format/numbers.js";
import { termOf } from "../format/terms.js";
import { words } from "../languages/words.js";
import type { RecordKind } from "./record-kinds.js";
import { RecordLink } from "./record-link.js";
import { Term } from "./term.js";

type Setting = readonly [name: string, value: string | number | boolean];

/** The settings whose values are ids of records. */
const kinds: Readonly<Record<string, RecordKind>> = {
  skillId: "skill",
  castSkillId: "skill",
  itemId: "item",
  consumeItemId: "item",
  npcId: "npc",
};

const settingsOf = ({ power, parameters = {} }: NamedEffect): readonly Setting[] => [
  ...(power === undefined ? [] : [["power", power] as const]),
  ...Object.entries(parameters),
];

function SettingText({ setting: [name, value] }: { readonly setting: Setting }) {
  const kind = kinds[name];
  const isId = kind !== undefined && typeof value === "number";
  return (
    <span translate={false}>
      {termOf("field", name).word}{" "}
      {isId ? (
        <RecordLink kind={kind} id={value} name={words().records.id(String(value))} />
      ) : typeof value === "number" ? (
        decimal(value)
      ) : (
        String(value)
      )}
    </span>
  );
}

/** An effect that the source only names, with its settings: `physical damage: power 479, critical chance 15`. */
export function NamedEffectText({ effect, isExplained }: { effect: NamedEffect; isExplained: boolean }) {
  return (
    <>
      {isExplained ? <Term kind="effect" name={effect.name} /> : termOf("effect", effect.name).word}
      {settingsOf(effect).map((setting, index) => (
        <span key={setting[0]} class="soft">
          {index === 0 ? ": " : ", "}
          <SettingText setting={setting} />
        </span>
      ))}
    </>
  );
}
