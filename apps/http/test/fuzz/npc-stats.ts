import type { Dataset, NpcRow } from "@gamedata/schema";

const needed = "level hp mp pAtk pDef mAtk mDef atkSpd walkSpd runSpd str int dex wit con men".split(" ");

/** The types of aCis whose class is an `Attackable` or a `Playable`. */
const attackable = new Set(
  "Monster RaidBoss GrandBoss FestivalMonster RiftInvader PenaltyMonster FriendlyMonster FeedableBeast TamedBeast Chest HalishaChest Guard SiegeGuard Servitor SiegeSummon Pet BabyPet".split(
    " ",
  ),
);

/**
 * Returns what lists sort NPCs by, besides level: the effective HP, which are those of the template by the factor of CON and the
 * passive skills, what multiplies first; experience and SP; and the experience for each 1,000 of the HP.
 */
export function npcNumbers({
  engineRules,
  skills,
}: Dataset): (row: NpcRow) => Readonly<Record<string, number | undefined>> {
  const rules = new Map<string, number>(engineRules.map(({ name, value }) => [name, value]));
  const passive = new Map(skills.flatMap((row) => (row.operateType === "OP_PASSIVE" ? [[row.id, row]] : [])));
  const hpOf = (row: NpcRow): number | undefined => {
    const stated = new Map(Object.entries(row));
    const isWhole = needed.every((name) => stated.get(name) !== undefined);
    const hasCritical = row.crit !== undefined || rules.has("statCriticalDefault");
    if (!rules.has("statLevelOffset") || !isWhole || !hasCritical) return undefined;
    const { hp = 0, con = 0, skills: all = [] } = row;
    const own = rules.has("passivesOfAttackable") && !attackable.has(row.type ?? "") ? [] : all;
    const [base = 1, offset = 0] = ["conBonusBase", "conBonusOffset"].map((name) => (rules.get(name) ?? 0) / 1000);
    const effects = own.flatMap(({ id, level }) =>
      (passive.get(id)?.effects ?? []).flatMap(({ stat, op, value }) => {
        const at = Array.isArray(value) ? value[level - 1] : value;
        return stat === "maxHp" && typeof at === "number" ? [{ op, at }] : [];
      }),
    );
    const start = (hp * Math.floor(base ** (con - offset) * 100 + 0.5)) / 100;
    const product = effects.reduce((sum, { op, at }) => (op === "mul" ? sum * at : sum), start);
    return Math.trunc(
      Math.max(
        1,
        effects.reduce((sum, { op, at }) => (op === "add" ? sum + at : sum), product),
      ),
    );
  };
  return (row) => {
    const hp = hpOf(row);
    const { exp, sp } = row;
    return { hp, exp, sp, expPerHp: hp === undefined || exp === undefined ? undefined : (exp * 1000) / hp };
  };
}
