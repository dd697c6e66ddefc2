import {
  filterChoice,
  filterFlag,
  filterNumber,
  filterNumbers,
  filterText,
  nameMatches,
} from "../../address/filters.js";
import { skillUse, termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Asked } from "../../parts/answered.js";
import {
  ChoiceFilter,
  ClassFilter,
  Filters,
  FlagFilter,
  LevelFilters,
  NumberFilter,
  TextFilter,
} from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { PhoneFold } from "../../parts/phone-fold.js";
import { RecordLinks, SectionLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { byLevel, ListHead, ServedList, SKELETON_LINES, WholeList } from "./list-view.js";

export function RecipesPage() {
  const asked = {
    q: filterText("q"),
    isDwarven: filterFlag("isDwarven"),
    ...filterNumbers("levelMin", "levelMax", "ingredient", "product"),
  };
  const { columns, lists, recipe, records } = words();
  const { dwarves, everyone, for: forWhom } = lists.recipes;
  return (
    <>
      <ListHead name="recipes">
        <LevelFilters />
        <FlagFilter name="isDwarven" label={forWhom} kinds={[dwarves, everyone]} />
      </ListHead>
      <ServedList
        name="recipes"
        list={(client, page) => client.listRecipes({ ...asked, ...page })}
        sorts={["name", "level"]}
        columns={(column) => [
          column.link("recipe", records.kinds.recipe, ({ id, name }) => ({ id, name })),
          column.link("item", recipe.makes, ({ product }) => product, { id: "product", isWideOnly: true }),
          column.number("level", columns.level, ({ level }) => level),
          column.any("rate", recipe.success, ({ successRate }) => successRate, { isNumber: true, unit: "%" }),
        ]}
      />
    </>
  );
}

const uses = ["OP_ACTIVE", "OP_PASSIVE", "OP_TOGGLE"] as const;

export function SkillsPage() {
  const asked = {
    q: filterText("q"),
    operateType: filterChoice("operateType", uses),
    classId: filterNumber("classId"),
  };
  const { columns, lists, records, skill } = words();
  const { learnedBy, use: usedAs } = lists.skills;
  return (
    <>
      <ListHead name="skills">
        <ChoiceFilter name="operateType" label={usedAs} choices={uses.map((use) => [use, skillUse(use)])} />
        <ClassFilter name="classId" label={learnedBy} />
      </ListHead>
      <ServedList
        name="skills"
        list={(client, page) => client.listSkills({ ...asked, ...page })}
        sorts={["name"]}
        columns={(column) => [
          column.link("skill", records.kinds.skill, (skill) => skill),
          column.text("kind", usedAs, ({ operateType }) => operateType && skillUse(operateType)),
          column.text("type", columns.type, ({ skillType }) => skillType && termOf("skillType", skillType).word, {
            isWideOnly: true,
          }),
          column.number("levels", skill.levels, ({ minLevel = 1, maxLevel }) => maxLevel - minLevel + 1),
        ]}
      />
    </>
  );
}

export function PlacesPage() {
  const answer = useAnswer((client) => client.listLocations());
  const hasLocations = answer.value?.meta.total !== 0;
  const level = filterNumber("level");
  const { columns, lists, records } = words();
  return (
    <>
      <PageHead name={words().sections.places} note={<SectionLink path="/castles" />} />
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
                  answer={byLevel(answer, ({ minLevel }) => minLevel)}
                  initialSort={level === undefined ? "level" : "-level"}
                  columns={(column) => [
                    column.link("location", records.kinds.location, (place) => place),
                    column.level(({ minLevel }) => minLevel, { title: lists.places.forLevel }),
                  ]}
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
