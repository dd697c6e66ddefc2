import type { ItemDetail, SpecialAbilityOption } from "@gamedata/client";
import { decimal, signed, whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Effects } from "../../parts/effects.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";

function Ability({ option }: { readonly option: SpecialAbilityOption }) {
  const { itemId, name, saName, iconFile, effectChance, skills, saveMechanic, statDelta } = option;
  const { item: texts, parts } = words();
  const saves = saveMechanic?.kind === "mp" ? texts.savesMp : texts.savesSoulshots;
  const notes = [
    effectChance !== null && texts.abilityChance(decimal(effectChance)),
    statDelta && `${signed(statDelta.deltaPercent)} % ${parts.numbers[statDelta.stat]}`,
    saveMechanic && saves(decimal(saveMechanic.chance), whole(saveMechanic.amount)),
  ];
  return (
    <li>
      <RecordLink kind="item" id={itemId} name={saName === "" ? name : saName} icon={iconFile} />{" "}
      <span class="soft">{notes.filter(Boolean).join(" ")}</span>
      {skills.map((skill) => (
        <Effects key={skill.id} {...skill} />
      ))}
    </li>
  );
}

/** The special abilities that a weapon can get, or the one that it has. */
export function SpecialAbilities({ item }: { readonly item: ItemDetail }) {
  const { specialAbilityOptions = [], skill, baseWeaponId } = item;
  const { item: texts, records } = words();
  if (specialAbilityOptions.length === 0 && skill === undefined) return null;
  return (
    <Panel title={specialAbilityOptions.length > 0 ? texts.abilities : records.kinds.skill}>
      {skill && (
        <>
          <p>
            <RecordLink kind="skill" id={skill.id} name={skill.name} icon={skill.iconFile} />{" "}
            <span class="soft">{records.level(skill.level)}</span>
          </p>
          <Effects {...skill} />
        </>
      )}
      {baseWeaponId !== undefined && (
        <p>
          <RecordLink kind="item" id={baseWeaponId} name={texts.withoutAbility} />
        </p>
      )}
      <ul class="links">
        {specialAbilityOptions.map((option) => (
          <Ability key={option.itemId} option={option} />
        ))}
      </ul>
    </Panel>
  );
}
