import type { TermTable } from "../languages/messages.js";
import { type Dictionary, type FurtherWords, furtherTerms, words } from "../languages/words.js";

/** What is shown for a word of the source: the word of the game's client, and what it means. */
export interface Term {
  readonly word: string;
  /** One sentence for who does not know the word; `undefined` if the word says it. */
  readonly meaning?: string | undefined;
}

/** The kinds of words that some pages show, with what they are loaded with. */
const further = {
  effect: "effects",
  affectScope: "effects",
  target: "effects",
  skillType: "effects",
  castCondition: "effects",
  npcType: "world",
  zoneKind: "world",
} as const satisfies Readonly<Record<string, FurtherWords>>;

/** What a word of the source is a word for. */
export type TermKind = keyof Dictionary["terms"] | keyof typeof further;

const isFurther = (kind: TermKind): kind is keyof typeof further => Object.hasOwn(further, kind);

/** The kinds whose words are names, which begin each word with a capital. */
const isName = (kind: TermKind) => kind === "npcType" || kind === "itemKind" || kind === "race";

/** Separates the words of a name of a program: `TriggerSkillByDamage`, `ITEM_CREATE`. */
export function split(name: string): string {
  const text = name
    .replaceAll("_", " ")
    .replaceAll(/([a-z\d])(?=[A-Z])/g, "$1 ")
    .toLowerCase();
  return text.replaceAll(/ {2,}/g, " ").trim();
}

const capitals = (text: string) => text.replaceAll(/(^| )[a-z]/g, (letter) => letter.toUpperCase());
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The stats that effects of L2J change, by the names of the effects. */
export const statsOfEffects: ReadonlyMap<string, string> = new Map(
  Object.entries({
    PAtk: "pAtk",
    MAtk: "mAtk",
    PhysicalAttack: "pAtk",
    MagicalAttack: "mAtk",
    PhysicalDefence: "pDef",
    MagicalDefence: "mDef",
    PhysicalAttackSpeed: "pAtkSpd",
    MagicalAttackSpeed: "mAtkSpd",
    Speed: "runSpd",
    Accuracy: "accCombat",
    PhysicalEvasion: "rEvas",
    CriticalRate: "rCrit",
    MagicCriticalRate: "mCritRate",
    CriticalDamage: "cAtk",
    HpRegen: "regHp",
    MpRegen: "regMp",
    CpRegen: "regCp",
    LimitHp: "maxRecoverableHp",
    LimitCp: "maxRecoverableCp",
    MagicCriticalDamage: "mCritPower",
    DefenceCriticalRate: "defCritRate",
    DefenceCriticalDamage: "defCritDamage",
    CriticalRatePositionBonus: "critRatePos",
    CriticalDamagePosition: "cAtkPos",
    ShieldDefence: "sDef",
    ShieldDefenceRate: "rShld",
    PhysicalAttackRange: "pAtkRange",
    FatalBlowRate: "blowRate",
    SkillEvasion: "pSkillEvas",
    VampiricAttack: "absorbDam",
    MpVampiricAttack: "absorbDamMana",
    DamageShield: "reflectDam",
    ReflectMagic: "reflectSkillMagic",
    TransferDamageToPlayer: "transDamToPlayer",
    ReduceCancel: "cancel",
    AreaDamage: "damageZoneVuln",
    HealEffect: "healEffect",
    ManaCharge: "manaCharge",
    PhysicalSkillPower: "physicalSkillPower",
    SkillCritical: "skillCritical",
    SkillCriticalProbability: "skillCritical",
    SkillMastery: "skillMastery",
    EnlargeAbnormalSlot: "enlargeAbnormalSlot",
    WeightLimit: "weightLimit",
    WeightPenalty: "weightPenalty",
    Breath: "breath",
    ExpModify: "bonusExp",
    SpModify: "bonusSp",
    PvpPhysicalAttackDamageBonus: "pvpPhysDmg",
    PvpPhysicalSkillDamageBonus: "pvpPhysSkillsDmg",
    PvpMagicalSkillDamageBonus: "pvpMagicalDmg",
    PvpPhysicalAttackDefenceBonus: "pvpPhysDef",
    PvpPhysicalSkillDefenceBonus: "pvpPhysSkillsDef",
    PvpMagicalSkillDefenceBonus: "pvpMagicalDef",
  }),
);

/** `pAtk-insects`, which is a stat against a kind of creatures. */
function composedStat(name: string): Term | undefined {
  const [stat = "", against] = name.split("-", 2);
  if (against === undefined) return undefined;
  return { word: words().termTexts.against(termOf("stat", stat).word, termOf("creature", against).word) };
}

/** Leaves out what only says of what kind a word of the source is, and writes races as NPCs have them: `Dark Elf` for `DARK_ELF`. */
function bareName(kind: TermKind, name: string): string {
  if (kind === "npcType") return name.replace(/(?!^)Npc$/, "");
  if (kind === "stat") return statsOfEffects.get(name) ?? name;
  return kind === "race" ? name.replaceAll("_", " ") : name.replace(/^(?:OP|TARGET)_/, "");
}

function termsOf(kind: TermKind): TermTable {
  if (isFurther(kind)) return furtherTerms(further[kind], kind);
  const { [kind]: own, stat } = words().terms;
  // Many fields of tables are stats.
  return kind === "field" ? { ...stat, ...own } : own;
}

/**
 * Returns the word of the game's client for a word of the source. One that has no entry is separated into words, so that a word of
 * another data set can be read too.
 */
export function termOf(kind: TermKind, name: string): Term {
  const bare = bareName(kind, name);
  const terms = termsOf(kind);
  const key = [name, bare].map((text) => text.toLowerCase()).find((text) => Object.hasOwn(terms, text));
  const [word, meaning] = terms[key ?? ""] ?? [];
  if (word !== undefined) return { word, meaning };
  if (kind === "effect" && statsOfEffects.has(name)) return termOf("stat", name);
  const composed = kind === "stat" ? composedStat(name) : undefined;
  if (composed !== undefined) return composed;
  const text = split(bare);
  return { word: isName(kind) ? capitals(text) : kind === "stat" ? capital(text) : text };
}

/** Returns what a term is, with the word of the source: `Physical attack. In the source: pAtk`. */
export function explanationOf(kind: TermKind, name: string): string {
  const { meaning } = termOf(kind, name);
  return `${meaning === undefined ? "" : `${meaning} `}${words().termTexts.inSource(name)}`;
}

/** Separates a name of the source that is one for programs into words: `dion_town_peace1` becomes `Dion town peace 1`, `Baium Boss` stays. */
export function nameInWords(name: string): string {
  return capital(
    name
      .replaceAll("_", " ")
      .replaceAll(/([a-z])(?=\d)/g, "$1 ")
      .trim(),
  );
}

/** Returns how a skill is used: `active` for `OP_ACTIVE`. */
export function skillUse(operateType: string): string {
  const names: Readonly<Record<string, string>> = words().records.skillUses;
  const use = operateType.replace(/^OP_/, "").toLowerCase();
  return names[use] ?? use.replaceAll("_", " ");
}

/** Writes the grade of an item: `S grade`; nothing for one without. */
export const gradeName = (grade: string): string | undefined =>
  grade === "none" ? undefined : words().records.grade(grade.toUpperCase());

export const itemKindName = (kind: string): string => termOf("itemKind", kind).word;

export function itemTypeName(type: string): string {
  const names: Readonly<Record<string, string>> = words().records.itemTypes;
  return names[type] ?? type;
}
