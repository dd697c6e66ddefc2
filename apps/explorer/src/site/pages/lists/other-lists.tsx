import type { LocationRef, RecipeSummary, SkillOverview } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { filterChoice, filterFlag, filterNumber, filterText, nameMatches } from "../../address/filters.js";
import { termOf } from "../../format/terms.js";
import { skillUse } from "../../format/words.js";
import type { Dictionary } from "../../languages/generated/dictionary.js";
import { words } from "../../languages/words.js";
import { Asked } from "../../parts/answered.js";
import { ClassFilter } from "../../parts/class-filter.js";
import { levelColumn, linkColumn, numberColumn, textColumn, UNSORTED } from "../../parts/columns.js";
import type { Column } from "../../parts/data-table.js";
import { ChoiceFilter, Filters, FlagFilter, LevelFilters, NumberFilter, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { PhoneFold } from "../../parts/phone-fold.js";
import { RecordLinks } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { byLevel, ServedList, SKELETON_LINES, WholeList } from "./list-view.js";

function recipeColumns(): readonly Column<RecipeSummary>[] {
  const { columns, recipe, records } = words();
  return [
    linkColumn("recipe", records.kinds.recipe, ({ id, name }) => ({ id, name })),
    linkColumn("item", recipe.makes, ({ product }) => product, { ...UNSORTED, id: "product", isWideOnly: true }),
    numberColumn("level", columns.level, ({ level }) => level),
    numberColumn("rate", recipe.success, ({ successRate }) => successRate, {
      ...UNSORTED,
      unit: "%",
      cell: ({ successRate }) => successRate,
    }),
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
  };
  const { columns, lists } = words();
  return (
    <>
      <PageHead name={lists.titles.recipes} />
      <Filters>
        <TextFilter name="q" label={columns.name} />
        <LevelFilters />
        <FlagFilter
          name="isDwarven"
          label={lists.recipes.for}
          yes={lists.recipes.dwarves}
          no={lists.recipes.everyone}
        />
      </Filters>
      <ServedList
        name="recipes"
        types={["item"]}
        list={(client, page) => client.listRecipes({ ...asked, ...page })}
        columns={recipeColumns()}
        keyOf={({ id }) => id}
      />
    </>
  );
}

function skillColumns(): readonly Column<SkillOverview>[] {
  const { columns, lists, records } = words();
  return [
    linkColumn("skill", records.kinds.skill, (skill) => skill),
    textColumn("kind", lists.skills.use, ({ operateType }) => operateType && skillUse(operateType), UNSORTED),
    textColumn("type", columns.type, ({ skillType }) => skillType && termOf("skillType", skillType).word, {
      ...UNSORTED,
      isWideOnly: true,
    }),
    numberColumn("levels", lists.skills.levels, ({ maxLevel }) => maxLevel, UNSORTED),
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
  };
  const { columns, lists } = words();
  return (
    <>
      <PageHead name={lists.titles.skills} />
      <Filters>
        <TextFilter name="q" label={columns.name} />
        <ChoiceFilter name="operateType" label={lists.skills.use} choices={uses.map((use) => [use, skillUse(use)])} />
        <ClassFilter name="classId" label={lists.skills.learnedBy} />
      </Filters>
      <ServedList
        name="skills"
        types={["item", "npc"]}
        list={(client, page) => client.listSkills({ ...asked, ...page })}
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
  linkColumn("location", location, (place) => place),
  levelColumn(({ minLevel }) => minLevel, { title: forLevel }),
];

/** The list of all places: regions and locations. */
export function PlacesPage() {
  const answer = useAnswer((client) => client.listLocations());
  const hasLocations = answer.value?.meta.total !== 0;
  const level = filterNumber("level");
  const { columns, lists, records, sections } = words();
  return (
    <>
      <PageHead name={lists.places.title} note={<a href={hrefOf("/castles")}>{sections.castles}</a>} />
      <Asked ask={(client) => client.listRegions()} lines={SKELETON_LINES}>
        {({ data }) => (
          <>
            {data.length > 0 && (
              <PhoneFold title={lists.places.regions} isOpen={!hasLocations}>
                <Panel title={lists.places.regions} note={lists.places.regionsNote}>
                  <RecordLinks kind="region" of={data} />
                </Panel>
              </PhoneFold>
            )}
            {(hasLocations || data.length === 0) && (
              <Panel title={lists.titles.locations}>
                <Filters>
                  <TextFilter name="q" label={columns.name} />
                  <NumberFilter name="level" label={lists.quests.forMyLevel} />
                </Filters>
                <WholeList
                  name="locations"
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
            )}
          </>
        )}
      </Asked>
    </>
  );
}
