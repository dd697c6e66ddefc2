import type { ArmorSet, ItemDetail } from "@gamedata/client";
import { useEffect, useRef } from "preact/hooks";
import { whole } from "../../format/numbers.js";
import { gradeName, termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { AddRecord } from "../../parts/add-record.js";
import { Asked, Empty } from "../../parts/answered.js";
import { itemNumbers, kindsOf } from "../../parts/item-numbers.js";
import { PageHead } from "../../parts/page-head.js";
import { RecordLink } from "../../parts/record-link.js";
import { hasBonus, piecesOf, SetBonus, SetPiece } from "../../parts/set-bonus.js";
import { type Compared, CompareTable } from "./compare-table.js";
import {
  type ComparedKind,
  comparedInAddress,
  comparedKinds,
  MOST_COLUMNS,
  remember,
  rememberedIds,
  showColumns,
  without,
} from "./compared.js";

/** Two to four items or armor sets side by side. */
export function ComparePage() {
  const { kind, ids } = comparedInAddress();
  const isFirst = useRef(true);
  useEffect(() => {
    // Without records in the address, as from the navigation, those that were compared last are shown.
    const isEmpty = isFirst.current && ids.length === 0;
    const kept = isEmpty ? comparedKinds.find((name) => rememberedIds(name).length > 0) : undefined;
    isFirst.current = false;
    if (kept === undefined) remember(kind, ids);
    else showColumns(kept, rememberedIds(kept));
  }, [kind, ids.join()]);
  const other: ComparedKind = kind === "items" ? "sets" : "items";
  const { compare, sections } = words();
  return (
    <article>
      <PageHead name={sections.compare} note={compare.note[kind](whole(MOST_COLUMNS))} />
      {ids.length === 0 && <Empty>{compare.nothing}</Empty>}
      {ids.length > 0 && (kind === "items" ? <Items ids={ids} /> : <Sets ids={ids} />)}
      {ids.length < MOST_COLUMNS && (
        <AddRecord kind={kind} onAdd={(id) => showColumns(kind, [...without(ids, id), id])} />
      )}
      {ids.length === 0 && (
        <p class="no-print">
          <button type="button" onClick={() => showColumns(other, [])}>
            {compare.instead[other]}
          </button>
        </p>
      )}
    </article>
  );
}

interface ComparisonProps {
  readonly ids: readonly number[];
  readonly kind: ComparedKind;
  readonly columns: readonly Compared[];
  readonly missing: readonly number[];
}

const Comparison = ({ kind, ids, columns, missing }: ComparisonProps) => (
  <>
    <CompareTable
      kind={kind === "items" ? "item" : "armor-set"}
      columns={columns}
      onRemove={(id) => showColumns(kind, without(ids, id))}
    />
    {missing.length > 0 && <p class="soft">{words().compare.missing[kind](missing.join(", "))}</p>}
  </>
);

const Items = ({ ids }: Pick<ComparisonProps, "ids">) => (
  <Asked ask={(client) => client.getItems(ids)} lines={20}>
    {({ data, meta }) => <Comparison kind="items" ids={ids} columns={data.map(itemColumn)} missing={meta.missing} />}
  </Asked>
);

function itemColumn(item: ItemDetail): Compared {
  const { id, name, iconFile, grade, category = {}, material } = item;
  const { columns, compare, item: texts, records } = words();
  return {
    id,
    name,
    icon: iconFile,
    numbers: itemNumbers(item),
    facts: {
      [columns.grade]: gradeName(grade) ?? compare.noGrade,
      [columns.type]: kindsOf(category).join(", "),
      [texts.material]: material && termOf("material", material).word,
      [records.kinds.skill]: item.skill && <RecordLink kind="skill" id={item.skill.id} name={item.skill.name} />,
    },
  };
}

const pieceIds = ({ pieces }: ArmorSet) => Object.values(pieces).map(({ itemId }) => itemId);

const Sets = ({ ids }: Pick<ComparisonProps, "ids">) => (
  <Asked ask={(client) => client.getArmorSets(ids)} lines={20}>
    {({ data: sets, meta }) => (
      <Asked ask={(client) => client.getItems(wantedIn(sets))} lines={20}>
        {({ data }) => (
          <Comparison kind="sets" ids={ids} columns={sets.map((set) => setColumn(set, data))} missing={meta.missing} />
        )}
      </Asked>
    )}
  </Asked>
);

const wantedIn = (sets: readonly ArmorSet[]) => [...new Set(sets.flatMap(pieceIds))].toSorted((a, b) => a - b);

/** The numbers of all pieces of a set together. */
function setNumbers(pieces: readonly ItemDetail[]) {
  const all = pieces.flatMap(itemNumbers);
  const names = [...new Set(all.map(({ name }) => name))];
  return names.map((name) => {
    const same = all.filter((number) => number.name === name);
    return { ...same[0], name, value: same.reduce((sum, { value }) => sum + value, 0) };
  });
}

function setColumn(set: ArmorSet, items: readonly ItemDetail[]): Compared {
  const pieces = pieceIds(set).flatMap((id) => items.find((item) => item.id === id) ?? []);
  const { shield, alternatives, enchant6BonusSkill } = set;
  const { armorSet, compare } = words();
  const { facts } = compare;
  return {
    id: set.id,
    name: set.name,
    icon: pieces[0]?.iconFile ?? null,
    numbers: setNumbers(pieces),
    facts: {
      [armorSet.pieces]: piecesOf(set).map(({ piece, alternatives: others }) => (
        <div key={piece.itemId}>
          <SetPiece piece={piece} alternatives={others} />
        </div>
      )),
      [armorSet.bonus]: hasBonus(set) && <SetBonus set={set} />,
      [facts.withShield]: shield && (
        <>
          <SetPiece piece={shield.piece} alternatives={alternatives?.shield} />
          <SetBonus set={{ bonusSkill: shield.bonusSkill ?? null }} />
        </>
      ),
      [facts.allEnchanted]: enchant6BonusSkill && <SetBonus set={{ bonusSkill: enchant6BonusSkill }} />,
    },
  };
}
