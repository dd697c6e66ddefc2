import type { ItemDetail, SpecialAbilityOption } from "@gamedata/client";
import { Effects } from "../../parts/effects.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";

function Ability({ option }: { readonly option: SpecialAbilityOption }) {
  const { itemId, name, saName, iconFile, effectChance, skills, saveMechanic, statDelta } = option;
  return (
    <li>
      <RecordLink kind="item" id={itemId} name={saName === "" ? name : saName} icon={iconFile} />
      {effectChance !== null && <span class="soft"> {effectChance} % chance</span>}
      {statDelta && <span class="soft"> {statDelta.display}</span>}
      {saveMechanic && (
        <span class="soft">
          {" "}
          {saveMechanic.chance} % chance to use {saveMechanic.amount} {saveMechanic.kind === "mp" ? "MP" : "soulshots"}
        </span>
      )}
      {skills.map((skill) => (
        <Effects
          key={skill.id}
          effects={skill.effects}
          conditionalEffects={skill.conditionalEffects}
          appliedEffects={skill.appliedEffects}
        />
      ))}
    </li>
  );
}

/** The special abilities that a weapon can get, or the one that it has. */
export function SpecialAbilities({ item }: { readonly item: ItemDetail }) {
  const { specialAbilityOptions = [], skill, baseWeaponId } = item;
  if (specialAbilityOptions.length === 0 && skill === undefined) return null;
  return (
    <Panel title={specialAbilityOptions.length > 0 ? "Special abilities" : "Skill"}>
      {skill && (
        <>
          <p>
            <RecordLink kind="skill" id={skill.id} name={skill.name} icon={skill.iconFile} />{" "}
            <span class="soft">level {skill.level}</span>
          </p>
          <Effects
            effects={skill.effects}
            conditionalEffects={skill.conditionalEffects}
            appliedEffects={skill.appliedEffects}
          />
        </>
      )}
      {baseWeaponId !== undefined && (
        <p>
          <RecordLink kind="item" id={baseWeaponId} name="The weapon without a special ability" />
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
