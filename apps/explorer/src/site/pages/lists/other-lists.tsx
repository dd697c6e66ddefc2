import type { ArmorSet, LocationRef, RecipeSummary, RegionRef, SkillOverview } from "@gamedata/client";
import { ABSENT, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { skillUse } from "../../format/words.js";
import { Answered } from "../../parts/answered.js";
import type { Column } from "../../parts/data-table.js";
import { ChoiceFilter, Filters, NumberFilter, TextFilter } from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import {
  FROM_FIRST,
  filterChoice,
  filterNumber,
  filterText,
  nameMatches,
  pageQuery,
  ServedList,
  SKELETON_LINES,
  WholeList,
} from "./list-view.js";

const setColumns: readonly Column<ArmorSet>[] = [
  {
    id: "name",
    title: "Set",
    sortBy: ({ name }) => name,
    cell: ({ id, name }) => <RecordLink kind="armor-set" id={id} name={name} />,
  },
  {
    id: "pieces",
    title: "Pieces",
    cell: ({ pieces }) => (
      <span class="link-row">
        {Object.values(pieces).map(({ itemId, name }) => (
          <RecordLink key={itemId} kind="item" id={itemId} name={name} />
        ))}
      </span>
    ),
  },
];

/** The list of all armor sets. */
export function ArmorSetsPage() {
  const answer = useAnswer((client) => client.listArmorSets());
  return (
    <>
      <PageHead name="Armor sets" />
      <Filters>
        <TextFilter name="q" label="Name" />
      </Filters>
      <WholeList
        nouns="armor sets"
        types={["armor-set"]}
        answer={answer}
        columns={setColumns}
        keyOf={({ id }) => id}
        matches={({ name }) => nameMatches(name)}
      />
    </>
  );
}

const recipeColumns: readonly Column<RecipeSummary>[] = [
  {
    id: "name",
    title: "Recipe",
    sortBy: ({ name }) => name,
    cell: ({ id, name }) => <RecordLink kind="recipe" id={id} name={name} />,
  },
  {
    id: "product",
    title: "Makes",
    isWideOnly: true,
    cell: ({ product }) => <RecordLink kind="item" id={product.itemId} name={product.name} icon={product.iconFile} />,
  },
  { id: "level", title: "Level", isNumber: true, sortBy: ({ level }) => level, cell: ({ level }) => level },
  { id: "rate", title: "Success", unit: "%", isNumber: true, cell: ({ successRate }) => successRate },
];

const recipeSorts = ["name", "-name", "level", "-level"] as const;

/** The list of all recipes. */
export function RecipesPage() {
  const isDwarven = filterText("isDwarven");
  const asked = {
    q: filterText("q"),
    levelMin: filterNumber("levelMin"),
    levelMax: filterNumber("levelMax"),
    isDwarven: isDwarven === undefined ? undefined : isDwarven === "true",
    ingredient: filterNumber("ingredient"),
    product: filterNumber("product"),
    sort: filterChoice("sort", recipeSorts),
    ...pageQuery(),
  };
  const answer = useAnswer((client) => client.listRecipes(asked));
  return (
    <>
      <PageHead name="Recipes" />
      <Filters>
        <TextFilter name="q" label="Name" />
        <NumberFilter name="levelMin" label="Level from" />
        <NumberFilter name="levelMax" label="to" />
        <ChoiceFilter
          name="isDwarven"
          label="For"
          choices={[
            ["true", "dwarves"],
            ["false", "everyone"],
          ]}
        />
      </Filters>
      <ServedList
        nouns="recipes"
        types={["item"]}
        answer={answer}
        all={(client) => client.listRecipes({ ...asked, ...FROM_FIRST })}
        columns={recipeColumns}
        keyOf={({ id }) => id}
      />
    </>
  );
}

const skillColumns: readonly Column<SkillOverview>[] = [
  {
    id: "name",
    title: "Skill",
    sortBy: ({ name }) => name,
    cell: ({ id, name, iconFile }) => <RecordLink kind="skill" id={id} name={name} icon={iconFile} />,
  },
  { id: "kind", title: "Use", cell: ({ operateType }) => (operateType === null ? ABSENT : skillUse(operateType)) },
  {
    id: "type",
    title: "Type",
    isWideOnly: true,
    cell: ({ skillType }) => (skillType === null ? ABSENT : termOf("skillType", skillType).word),
  },
  { id: "levels", title: "Levels", isNumber: true, cell: ({ maxLevel }) => maxLevel },
];

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
  return (
    <>
      <PageHead name="Skills" />
      <Filters>
        <TextFilter name="q" label="Name" />
        <ChoiceFilter name="operateType" label="Use" choices={uses.map((use) => [use, skillUse(use)])} />
        <ChoiceFilter
          name="classId"
          label="Learned by"
          choices={(classes.value?.data ?? []).map(({ id, name }) => [String(id), name])}
        />
      </Filters>
      <ServedList
        nouns="skills"
        types={["item", "npc"]}
        answer={answer}
        all={(client) => client.listSkills({ ...asked, ...FROM_FIRST })}
        columns={skillColumns}
        keyOf={({ id }) => id}
      />
    </>
  );
}

const locationColumns: readonly Column<LocationRef>[] = [
  {
    id: "name",
    title: "Location",
    sortBy: ({ name }) => name,
    cell: ({ id, name }) => <RecordLink kind="location" id={id} name={name} />,
  },
  {
    id: "level",
    title: "For level",
    isNumber: true,
    sortBy: ({ minLevel }) => minLevel,
    cell: ({ minLevel }) => whole(minLevel),
  },
];

function Regions({ regions }: { readonly regions: readonly RegionRef[] }) {
  return (
    <Panel title="Regions" note="Who dies in a region comes back in the same town.">
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
  return (
    <>
      <PageHead name="Places" />
      <Answered answer={regions} lines={SKELETON_LINES}>
        {({ data }) => (
          <>
            {data.length > 0 && <Regions regions={data} />}
            <Panel title="Locations">
              <Filters>
                <TextFilter name="q" label="Name" />
              </Filters>
              <WholeList
                nouns="locations"
                types={["location", "region"]}
                answer={answer}
                columns={locationColumns}
                keyOf={({ id }) => id}
                matches={({ name }) => nameMatches(name)}
              />
            </Panel>
          </>
        )}
      </Answered>
    </>
  );
}
