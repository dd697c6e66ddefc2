import type { LocationRef, RecipeSummary, RegionRef, SkillOverview } from "@gamedata/client";
import { ABSENT } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { skillUse } from "../../format/words.js";
import { type Dictionary, words } from "../../languages/words.js";
import { Answered } from "../../parts/answered.js";
import type { Column } from "../../parts/data-table.js";
import { ChoiceFilter, Filters, NumberFilter, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { PhoneFold } from "../../parts/phone-fold.js";
import { RecordLink } from "../../parts/record-link.js";
import { levelColumn } from "../../parts/tone.js";
import { useAnswer } from "../../service/use-answer.js";
import {
  byLevel,
  FROM_FIRST,
  filterChoice,
  filterFlag,
  filterNumber,
  filterText,
  nameMatches,
  pageQuery,
  ServedList,
  SKELETON_LINES,
  WholeList,
} from "./list-view.js";

function recipeColumns(): readonly Column<RecipeSummary>[] {
  const { columns, recipe, records } = words();
  return [
    {
      id: "name",
      title: records.kinds.recipe,
      sortBy: ({ name }) => name,
      cell: ({ id, name }) => <RecordLink kind="recipe" id={id} name={name} />,
    },
    {
      id: "product",
      title: recipe.makes,
      isWideOnly: true,
      cell: ({ product }) => <RecordLink kind="item" id={product.itemId} name={product.name} icon={product.iconFile} />,
    },
    { id: "level", title: columns.level, isNumber: true, sortBy: ({ level }) => level, cell: ({ level }) => level },
    { id: "rate", title: recipe.success, unit: "%", isNumber: true, cell: ({ successRate }) => successRate },
  ];
}

const recipeSorts = ["name", "-name", "level", "-level"] as const;

/** The list of all recipes. */
export function RecipesPage() {
  const asked = {
    q: filterText("q"),
    levelMin: filterNumber("levelMin"),
    levelMax: filterNumber("levelMax"),
    isDwarven: filterFlag("isDwarven"),
    ingredient: filterNumber("ingredient"),
    product: filterNumber("product"),
    sort: filterChoice("sort", recipeSorts),
    ...pageQuery(),
  };
  const answer = useAnswer((client) => client.listRecipes(asked));
  const { columns, lists } = words();
  return (
    <>
      <PageHead name={lists.titles.recipes} />
      <Filters>
        <TextFilter name="q" label={columns.name} />
        <NumberFilter name="levelMin" label={lists.levelFrom} />
        <NumberFilter name="levelMax" label={lists.levelTo} />
        <ChoiceFilter
          name="isDwarven"
          label={lists.recipes.for}
          choices={[
            ["true", lists.recipes.dwarves],
            ["false", lists.recipes.everyone],
          ]}
        />
      </Filters>
      <ServedList
        list="recipes"
        types={["item"]}
        answer={answer}
        all={(client) => client.listRecipes({ ...asked, ...FROM_FIRST })}
        columns={recipeColumns()}
        keyOf={({ id }) => id}
      />
    </>
  );
}

function skillColumns(): readonly Column<SkillOverview>[] {
  const { columns, lists, records } = words();
  return [
    {
      id: "name",
      title: records.kinds.skill,
      sortBy: ({ name }) => name,
      cell: ({ id, name, iconFile }) => <RecordLink kind="skill" id={id} name={name} icon={iconFile} />,
    },
    {
      id: "kind",
      title: lists.skills.use,
      cell: ({ operateType }) => (operateType === null ? ABSENT : skillUse(operateType)),
    },
    {
      id: "type",
      title: columns.type,
      isWideOnly: true,
      cell: ({ skillType }) => (skillType === null ? ABSENT : termOf("skillType", skillType).word),
    },
    { id: "levels", title: lists.skills.levels, isNumber: true, cell: ({ maxLevel }) => maxLevel },
  ];
}

const uses = ["OP_ACTIVE", "OP_PASSIVE", "OP_TOGGLE"] as const;
const skillSorts = ["name", "-name"] as const;

/** The list of all skills. */
export function SkillsPage() {
  const asked = {
    q: filterText("q"),
    operateType: filterChoice("operateType", uses),
    classId: filterNumber("classId"),
    sort: filterChoice("sort", skillSorts),
    ...pageQuery(),
  };
  const answer = useAnswer((client) => client.listSkills(asked));
  const classes = useAnswer((client) => client.listClasses(), "frame");
  const { columns, lists } = words();
  return (
    <>
      <PageHead name={lists.titles.skills} />
      <Filters>
        <TextFilter name="q" label={columns.name} />
        <ChoiceFilter name="operateType" label={lists.skills.use} choices={uses.map((use) => [use, skillUse(use)])} />
        <ChoiceFilter
          name="classId"
          label={lists.skills.learnedBy}
          choices={(classes.value?.data ?? []).map(({ id, name }) => [String(id), name])}
        />
      </Filters>
      <ServedList
        list="skills"
        types={["item", "npc"]}
        answer={answer}
        all={(client) => client.listSkills({ ...asked, ...FROM_FIRST })}
        columns={skillColumns()}
        keyOf={({ id }) => id}
      />
    </>
  );
}

const locationColumns = (
  { location }: Dictionary["records"]["kinds"],
  forLevel: string,
): readonly Column<LocationRef>[] => [
  {
    id: "name",
    title: location,
    sortBy: ({ name }) => name,
    cell: ({ id, name }) => <RecordLink kind="location" id={id} name={name} />,
  },
  levelColumn(({ minLevel }) => minLevel, { title: forLevel }),
];

function Regions({ regions }: { readonly regions: readonly RegionRef[] }) {
  const { places } = words().lists;
  return (
    <Panel title={places.regions} note={places.regionsNote}>
      <p class="link-row">
        {regions.map(({ id, name }) => (
          <RecordLink key={id} kind="region" id={id} name={name} />
        ))}
      </p>
    </Panel>
  );
}

/** The list of all places: regions and locations. */
export function PlacesPage() {
  const answer = useAnswer((client) => client.listLocations());
  const regions = useAnswer((client) => client.listRegions());
  const level = filterNumber("level");
  const { columns, lists, records } = words();
  return (
    <>
      <PageHead name={lists.places.title} />
      <Answered answer={regions} lines={SKELETON_LINES}>
        {({ data }) => (
          <>
            {data.length > 0 && (
              <PhoneFold title={lists.places.regions}>
                <Regions regions={data} />
              </PhoneFold>
            )}
            <Panel title={lists.titles.locations}>
              <Filters>
                <TextFilter name="q" label={columns.name} />
                <NumberFilter name="level" label={lists.quests.forMyLevel} />
              </Filters>
              <WholeList
                list="locations"
                types={["location", "region"]}
                answer={byLevel(answer, ({ minLevel }) => minLevel)}
                initialSort={level === undefined ? "level" : "-level"}
                columns={locationColumns(records.kinds, lists.places.forLevel)}
                keyOf={({ id }) => id}
                matches={({ name, minLevel }) =>
                  nameMatches(name) && (level === undefined || (minLevel !== null && minLevel <= level))
                }
              />
            </Panel>
          </>
        )}
      </Answered>
    </>
  );
}
