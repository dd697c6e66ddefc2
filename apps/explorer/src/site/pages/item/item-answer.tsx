import type { ItemLootSource } from "@gamedata/client";
import { percent, whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { hasPlace, NpcPlace, usePlaces } from "../../parts/npcs.js";
import { LinkOf } from "../../parts/record-link.js";
import { LevelName } from "../../parts/tone.js";
import { useAnswer } from "../../service/use-answer.js";
import { craftingState, planQuery } from "./crafting-state.js";
import { shopOffers, useItemSources } from "./item-sources.js";
import "./item-answer.css";

const bestOf = (sources: readonly ItemLootSource[] = []): ItemLootSource | undefined =>
  sources.toSorted((a, b) => b.probability - a.probability)[0];

/** The shortest answer to where an item comes from: who sells it for least and who gives it most often, each with the place, and what a craft costs. */
export function ItemAnswer({ id }: { readonly id: number }) {
  const { value } = useItemSources(id);
  const drop = bestOf(value?.droppedBy) ?? bestOf(value?.spoiledBy);
  const offers = shopOffers(value ?? {});
  const crafted = value?.craftedBy === undefined ? undefined : id;
  if (offers.length === 0 && drop === undefined && crafted === undefined) return null;
  return <Line offers={offers} drop={drop} crafted={crafted} />;
}

interface LineProps {
  readonly offers: ReturnType<typeof shopOffers>;
  readonly drop: ItemLootSource | undefined;
  /** The item, if a recipe makes it. */
  readonly crafted: number | undefined;
}

function Line({ offers, drop, crafted }: LineProps) {
  const [first] = offers;
  const equal = offers.filter(({ price }) => price === first?.price);
  const places = usePlaces([...equal.map(({ npc }) => npc.id), ...(drop ? [drop.npc.id] : [])]);
  const { answer } = words().item;
  // Of equally cheap offers, one whose place is known.
  const cheapest = equal.find(({ npc }) => hasPlace(places.get(npc.id))) ?? first;
  return (
    <p
      class="item-answer no-print"
      style={{ "--parts": String([cheapest, drop, crafted].filter((part) => part !== undefined).length) }}
    >
      {cheapest && (
        <span>
          {answer.cheapest} <LinkOf kind="npc" record={cheapest.npc} />
          <NpcPlace place={places.get(cheapest.npc.id)} before=", " />, {answer.adena(whole(cheapest.price))}
        </span>
      )}
      {drop && (
        <span>
          {answer.bestDrop} <LinkOf kind="npc" record={drop.npc} /> <LevelName level={drop.npc.level} />,{" "}
          {percent(drop.probability)} %
          <NpcPlace place={places.get(drop.npc.id)} before=", " />
        </span>
      )}
      {crafted !== undefined && <CraftCost id={crafted} />}
    </p>
  );
}

/** What the ingredients of one piece cost, as they are planned below. */
function CraftCost({ id }: { readonly id: number }) {
  const query = planQuery({ ...craftingState(), count: 1, stock: new Map() });
  const { value } = useAnswer((client) => client.planCrafting(id, query));
  const { answer } = words().item;
  if (value === undefined) return null;
  return (
    <span title={answer.craftLong}>
      {answer.craft} {answer.adena(whole(value.cost.expected))}
    </span>
  );
}
