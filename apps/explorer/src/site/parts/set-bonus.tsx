import type { ArmorSet, ItemRef } from "@gamedata/client";
import { words } from "../languages/words.js";
import { Effects } from "./effects.js";
import { RecordLink } from "./record-link.js";

type Bonus = Pick<ArmorSet, "baseStats" | "bonusSkill" | "bonusSkills">;

/** Returns the skills that a whole set gives; the source has one for most sets. */
export const bonusSkillsOf = ({ bonusSkill, bonusSkills = bonusSkill ? [bonusSkill] : [] }: Bonus) => bonusSkills;

export const hasBonus = (set: Bonus): boolean => set.baseStats !== undefined || bonusSkillsOf(set).length > 0;

/** What a whole set changes: base stats, and the effects of its skills. */
export function SetBonus({ set }: { readonly set: Bonus }) {
  const baseStats = Object.entries(set.baseStats ?? {}).map(([stat, value]) => ({ stat, op: "add" as const, value }));
  return (
    <>
      <Effects effects={baseStats} />
      {bonusSkillsOf(set).map((skill) => (
        <Effects key={skill.id} {...skill} />
      ))}
    </>
  );
}

const parts = ["chest", "legs", "head", "gloves", "feet"] as const;

/** Returns the pieces of a set from the chest down, with what can take their places. */
export function piecesOf({ pieces, alternatives = {} }: Pick<ArmorSet, "pieces" | "alternatives">) {
  const others: Readonly<Partial<Record<(typeof parts)[number], readonly ItemRef[]>>> = alternatives;
  return parts.flatMap((part) => {
    const piece = pieces[part];
    return piece === undefined ? [] : [{ part, piece, alternatives: others[part] }];
  });
}

interface SetPieceProps {
  readonly piece: ItemRef;
  readonly alternatives?: readonly ItemRef[] | undefined;
  readonly hasIcon?: boolean;
}

/** A piece of a set, and what can take its place; of items with the same name, the id tells them apart. */
export const SetPiece = ({ piece, alternatives = [], hasIcon = false }: SetPieceProps) => (
  <span>
    <RecordLink kind="item" id={piece.itemId} name={piece.name} icon={hasIcon ? piece.iconFile : undefined} />
    {alternatives.map(({ itemId, name }) => (
      <span key={itemId} class="soft">
        {" "}
        {words().conditions.or} <RecordLink kind="item" id={itemId} name={name} />
        {name === piece.name && ` ${words().records.id(itemId)}`}
      </span>
    ))}
  </span>
);
