import type { ArmorSet } from "@gamedata/client";
import { choiceMatches, filterChoice, filterText, nameMatches } from "../../address/filters.js";
import { ABSENT } from "../../format/numbers.js";
import { itemKindName, termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { ChoiceFilter } from "../../parts/filters.js";
import { RecordLink } from "../../parts/record-link.js";
import { bonusSkillsOf } from "../../parts/set-bonus.js";
import { useAnswer } from "../../service/use-answer.js";
import { ComparedLink, compareColumn } from "../compare/compare-choice.js";
import { ListHead, WholeList } from "./list-view.js";
import { GradeFilter, useWords } from "./word-filter.js";

const statName = (stat: string) => termOf("stat", stat).word;

/** Returns the stats that a set changes, also with its shield and enchanted. */
function changedStats(set: ArmorSet): readonly string[] {
  const skills = [...bonusSkillsOf(set), set.shield?.bonusSkill, set.enchant6BonusSkill];
  const effects = skills.flatMap((skill) => [...(skill?.effects ?? []), ...(skill?.conditionalEffects ?? [])]);
  return [...effects.map(({ stat }) => stat), ...Object.keys(set.baseStats ?? {})];
}

const matches = (set: ArmorSet): boolean =>
  nameMatches(set.name) &&
  choiceMatches("grade", set.grade ?? "none") &&
  choiceMatches("armorType", set.armorType ?? "none") &&
  statMatches(changedStats(set));

/** Returns whether a stat of a set has the word of the chosen one: some have a stat for factors and another for points. */
function statMatches(stats: readonly string[]): boolean {
  const chosen = filterText("stat");
  return chosen === undefined || stats.map(statName).includes(statName(chosen));
}

/** Returns values as the choices of a filter, by what the page shows for them: one for each text, of which the chosen value is kept. */
function choicesOf(filter: string, values: readonly string[], nameOf: (value: string) => string) {
  const chosen = filterChoice(filter, values);
  const byName = new Map([...values.toSorted(), ...(chosen ? [chosen] : [])].map((value) => [nameOf(value), value]));
  return [...byName]
    .map(([name, value]) => [value, name] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other));
}

export function ArmorSetsPage() {
  const answer = useAnswer((client) => client.listArmorSets());
  // From the lowest.
  const grades = useWords()?.itemGrade;
  const { armorSet, columns, lists, parts } = words();
  const sets = answer.value?.data ?? [];
  const kinds = sets.flatMap(({ armorType }) => armorType ?? []);
  const stats = sets.flatMap(changedStats);
  return (
    <>
      <ListHead name="armor-sets">
        <GradeFilter words={grades?.filter(({ name }) => sets.some(({ grade }) => grade === name))} />
        <ChoiceFilter name="armorType" label={columns.kind} choices={choicesOf("armorType", kinds, itemKindName)} />
        <ChoiceFilter name="stat" label={armorSet.changes} choices={choicesOf("stat", stats, statName)} />
      </ListHead>
      <ComparedLink kind="sets" />
      <WholeList
        name="armor-sets"
        answer={answer}
        columns={(column) => [
          column.link("armor-set", lists.sets.set, ({ id, name }) => ({ id, name })),
          column.grade(({ grade }) => grade, {
            sortBy: ({ grade = "none" }) => grades?.findIndex(({ name }) => name === grade),
          }),
          column.text("kind", columns.kind, ({ armorType }) => armorType, {
            cell: ({ armorType }) => (armorType === undefined ? ABSENT : itemKindName(armorType)),
          }),
          column.any("pieces", armorSet.pieces, piecesIn, { isWideOnly: true }),
          column.number("pDef", statName("pDef"), ({ totals }) => totals?.pDef),
          column.number("maxMp", statName("maxMp"), ({ totals }) => totals?.maxMp, { isWideOnly: true }),
          column.number("weight", parts.numbers.weight, ({ totals }) => totals?.weight, { isWideOnly: true }),
          column.number("price", parts.numbers.price, ({ totals }) => totals?.price, {
            unit: columns.adena,
            isWideOnly: true,
          }),
          compareColumn(({ id, name }) => ({ kind: "sets", id, name })),
        ]}
        matches={matches}
      />
    </>
  );
}

const piecesIn = ({ pieces }: ArmorSet) => (
  <span class="link-row">
    {Object.values(pieces).map(({ itemId, name }) => (
      <RecordLink key={itemId} kind="item" id={itemId} name={name} />
    ))}
  </span>
);
