import type { ArmorSet } from "@gamedata/client";
import { filterText, nameMatches } from "../../address/filters.js";
import { ABSENT } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { gradeName, itemKindName } from "../../format/words.js";
import { words } from "../../languages/words.js";
import { gradeColumn, linkColumn, numberColumn, textColumn } from "../../parts/columns.js";
import type { Column } from "../../parts/data-table.js";
import { ChoiceFilter, Filters, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { RecordLink } from "../../parts/record-link.js";
import { bonusSkillsOf } from "../../parts/set-bonus.js";
import { useAnswer } from "../../service/use-answer.js";
import { ComparedLink, compareColumn } from "../compare/compare-choice.js";
import { WholeList } from "./list-view.js";
import { useWords, WordFilter } from "./word-filter.js";

const statName = (stat: string) => termOf("stat", stat).word;

/** Returns the stats that a set changes, also with its shield and enchanted. */
function changedStats(set: ArmorSet): readonly string[] {
  const skills = [...bonusSkillsOf(set), set.shield?.bonusSkill, set.enchant6BonusSkill];
  const effects = skills.flatMap((skill) => [...(skill?.effects ?? []), ...(skill?.conditionalEffects ?? [])]);
  return [...effects.map(({ stat }) => stat), ...Object.keys(set.baseStats ?? {})];
}

const totals = [
  { id: "pDef", isWideOnly: false },
  { id: "maxMp", isWideOnly: true },
  { id: "weight", isWideOnly: true },
  { id: "price", isWideOnly: true },
] as const;

/** @param grades The grades of the chronicle, from the lowest. */
function setColumns(grades: readonly string[]): readonly Column<ArmorSet>[] {
  const { armorSet, columns, lists, parts } = words();
  const titles = { ...parts.numbers, pDef: statName("pDef"), maxMp: statName("maxMp") };
  return [
    linkColumn("armor-set", lists.sets.set, ({ id, name }) => ({ id, name })),
    gradeColumn(({ grade }) => grade, { sortBy: ({ grade = "none" }) => grades.indexOf(grade) }),
    textColumn("kind", columns.kind, ({ armorType }) => armorType, {
      cell: ({ armorType }) => (armorType === undefined ? ABSENT : itemKindName(armorType)),
    }),
    {
      id: "pieces",
      title: armorSet.pieces,
      isWideOnly: true,
      cell: ({ pieces }) => (
        <span class="link-row">
          {Object.values(pieces).map(({ itemId, name }) => (
            <RecordLink key={itemId} kind="item" id={itemId} name={name} />
          ))}
        </span>
      ),
    },
    ...totals.map(({ id, isWideOnly }) =>
      numberColumn<ArmorSet>(id, titles[id], (set) => set.totals?.[id], {
        unit: id === "price" ? columns.adena : undefined,
        isWideOnly,
      }),
    ),
    compareColumn(({ id, name }) => ({ kind: "sets", id, name })),
  ];
}

function matches(set: ArmorSet): boolean {
  const [grade, armorType, stat] = ["grade", "armorType", "stat"].map(filterText);
  return (
    nameMatches(set.name) &&
    (grade === undefined || set.grade === grade) &&
    (armorType === undefined || set.armorType === armorType) &&
    (stat === undefined || changedStats(set).includes(stat))
  );
}

/** The list of all armor sets. */
export function ArmorSetsPage() {
  const answer = useAnswer((client) => client.listArmorSets());
  const known = useWords();
  const { armorSet, columns, lists } = words();
  const sets = answer.value?.data ?? [];
  const choices = (values: readonly string[], nameOf: (value: string) => string) =>
    [...new Set(values)]
      .map((value) => [value, nameOf(value)] as const)
      .toSorted(([, one], [, other]) => one.localeCompare(other));
  return (
    <>
      <PageHead name={lists.titles["armor-sets"]} />
      <Filters>
        <TextFilter name="q" label={columns.name} />
        <WordFilter
          name="grade"
          label={columns.grade}
          words={known?.itemGrade.filter(({ name }) => sets.some(({ grade }) => grade === name))}
          show={(grade) => gradeName(grade) ?? lists.items.withoutGrade}
        />
        <ChoiceFilter
          name="armorType"
          label={columns.kind}
          choices={choices(
            sets.flatMap(({ armorType }) => armorType ?? []),
            itemKindName,
          )}
        />
        <ChoiceFilter name="stat" label={armorSet.changes} choices={choices(sets.flatMap(changedStats), statName)} />
      </Filters>
      <ComparedLink kind="sets" />
      <WholeList
        name="armor-sets"
        types={["armor-set"]}
        answer={answer}
        columns={setColumns(known?.itemGrade.map(({ name }) => name) ?? [])}
        keyOf={({ id }) => id}
        matches={matches}
      />
    </>
  );
}
