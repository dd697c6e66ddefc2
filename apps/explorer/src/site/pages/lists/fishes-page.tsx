import type { Client, FishDetail, FishListQuery, Page } from "@gamedata/client";
import { filterChoice, filterNumbers, filterText } from "../../address/filters.js";
import { decimal } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { ChoiceFilter, LevelFilters } from "../../parts/filters.js";
import { ListHead, ServedList } from "./list-view.js";

const groups = ["beginner", "normal", "upper"] as const;
const kinds = ["fat", "nimble", "ugly", "box"] as const;

/** The lures that are named, which catch most; the page of a fish has all. */
const SHOWN_LURES = 3;

/** Lists fish with their lures, which only the fish alone has. */
async function fishesOf(client: Client, query: FishListQuery): Promise<Page<FishDetail>> {
  const page = await client.listFishes(query);
  const { data } = page.data.length === 0 ? { data: [] } : await client.getFishes(page.data.map(({ id }) => id));
  return { ...page, data };
}

/** The list of all fish: what they come to, and how often they bite; what they give is on the pages of their items. */
export function FishesPage() {
  const asked = {
    q: filterText("q"),
    kind: filterChoice("kind", kinds),
    group: filterChoice("group", groups),
    ...filterNumbers("levelMin", "levelMax", "lure"),
  };
  const { columns, fishes: texts, item, npc } = words();
  return (
    <>
      <ListHead name="fishes">
        <LevelFilters />
        <ChoiceFilter name="kind" label={columns.kind} choices={kinds.map((kind) => [kind, texts.kinds[kind]])} />
        <ChoiceFilter name="group" label={texts.group} choices={groups.map((group) => [group, texts.groups[group]])} />
      </ListHead>
      <ServedList
        name="fishes"
        list={(client, page) => fishesOf(client, { ...asked, ...page })}
        sorts={["name", "level"]}
        columns={(column) => [
          column.link("item", columns.item, (fish) => fish),
          column.number("level", columns.level, ({ level }) => level),
          column.text("kind", columns.kind, ({ kind }) => texts.kinds[kind]),
          column.text("group", texts.group, ({ group }) => texts.groups[group], { isWideOnly: true }),
          column.number("hp", npc.fields.hp, ({ hp }) => hp, { isWideOnly: true }),
          column.written("bites", texts.bites, ({ biteChance }) => biteChance, decimal, {
            unit: "%",
            isWideOnly: true,
          }),
          column.links("lures", item.sources.fished, "item", ({ lures }) =>
            lures.slice(0, SHOWN_LURES).map(({ lure }) => lure),
          ),
        ]}
      />
    </>
  );
}
