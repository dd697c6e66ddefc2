import type { ItemListQuery, ItemSummary } from "@gamedata/client";
import { whole } from "../../format/numbers.js";
import { gradeName, itemTypeNames } from "../../format/words.js";
import type { Column } from "../../parts/data-table.js";
import { ChoiceFilter, Filters, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { filterChoice, filterText, pageQuery, ServedList } from "./list-view.js";

const types = ["weapon", "armor", "etcitem"] as const;
const grades = ["none", "d", "c", "b", "a", "s"] as const;
const sorts = ["name", "grade", "price", "weight", "pAtk", "mAtk", "pDef", "mDef"] as const;
const directions = sorts.flatMap((name) => [name, `-${name}`] as const);

const weapons = [
  "SWORD",
  "BLUNT",
  "DAGGER",
  "BOW",
  "POLE",
  "DUAL",
  "FIST",
  "DUALFIST",
  "BIGSWORD",
  "BIGBLUNT",
  "ETC",
  "ROD",
];
const armors = ["HEAVY", "LIGHT", "MAGIC", "NONE", "PET"];

/** The column that a sort by a stat needs: rows of the list have no stats, so the order itself shows it. */
const columns: readonly Column<ItemSummary>[] = [
  {
    id: "name",
    title: "Item",
    sortBy: ({ name }) => name,
    cell: ({ id, name, iconFile }) => <RecordLink kind="item" id={id} name={name} icon={iconFile} />,
  },
  { id: "type", title: "Type", isWideOnly: true, cell: ({ type }) => itemTypeNames[type] },
  { id: "grade", title: "Grade", sortBy: ({ grade }) => grade, cell: ({ grade }) => gradeName(grade) ?? "–" },
  {
    id: "weight",
    title: "Weight",
    isNumber: true,
    isWideOnly: true,
    sortBy: ({ weight }) => weight,
    cell: ({ weight }) => whole(weight),
  },
  {
    id: "price",
    title: "Price",
    unit: "adena",
    isNumber: true,
    sortBy: ({ price }) => price,
    cell: ({ price }) => whole(price),
  },
];

function query(): ItemListQuery {
  const tradable = filterText("tradable");
  return {
    q: filterText("q"),
    type: filterChoice("type", types),
    grade: filterChoice("grade", grades),
    weaponType: filterChoice("weaponType", weapons),
    armorType: filterChoice("armorType", armors),
    tradable: tradable === undefined ? undefined : tradable === "true",
    sort: filterChoice("sort", directions),
    ...pageQuery(),
  };
}

/** The list of all items. */
export function ItemsPage() {
  const asked = query();
  const answer = useAnswer((client) => client.listItems(asked));
  return (
    <>
      <PageHead name="Items" />
      <Filters>
        <TextFilter name="q" label="Name" />
        <ChoiceFilter name="type" label="Type" choices={types.map((type) => [type, itemTypeNames[type] ?? type])} />
        <ChoiceFilter
          name="grade"
          label="Grade"
          choices={grades.map((grade) => [grade, gradeName(grade) ?? "without grade"])}
        />
        <ChoiceFilter name="weaponType" label="Weapon" choices={weapons.map((name) => [name, name.toLowerCase()])} />
        <ChoiceFilter name="armorType" label="Armor" choices={armors.map((name) => [name, name.toLowerCase()])} />
        <ChoiceFilter
          name="sort"
          label="Order"
          choices={[
            ["-pAtk", "most P. Atk."],
            ["-mAtk", "most M. Atk."],
            ["-pDef", "most P. Def."],
            ["-mDef", "most M. Def."],
            ["-price", "highest price"],
            ["-grade", "highest grade"],
            ["name", "name"],
          ]}
        />
      </Filters>
      <ServedList nouns="items" types={["item"]} answer={answer} columns={columns} keyOf={({ id }) => id} />
    </>
  );
}
