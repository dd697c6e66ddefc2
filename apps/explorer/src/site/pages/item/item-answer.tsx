import type { ItemLootSource } from "@gamedata/client";
import { percent, whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { NpcPlace, usePlaces } from "../../parts/npcs.js";
import { LinkOf, placeName } from "../../parts/record-link.js";
import { LevelName } from "../../parts/tone.js";
import { useAnswer } from "../../service/use-answer.js";
import { craftingState, planQuery } from "./crafting-state.js";
import { shopOffers, useItemSources } from "./item-sources.js";
import { Giver } from "./sources.js";
import "./item-answer.css";

const bestOf = (sources: readonly ItemLootSource[] = []): ItemLootSource | undefined =>
  sources.toSorted((a, b) => b.probability - a.probability)[0];

/** The shortest answer to where an item comes from: who sells it for least and who gives it most often, each with the place, and what a craft costs. */
export function ItemAnswer({ id }: { readonly id: number }) {
  const { value } = useItemSources(id);
  const drop = bestOf(value?.droppedBy) ?? bestOf(value?.spoiledBy);
  const offers = shopOffers(value ?? {});
  const [first] = offers;
  const equal = offers.filter(({ price }) => price === first?.price);
  const places = usePlaces([...equal.map(({ npc }) => npc.id), ...(drop ? [drop.npc.id] : [])]);
  const { answer } = words().item;
  // Of equally cheap offers, one whose place is known.
  const cheapest = equal.find(({ npc }) => placeName(places.get(npc.id))) ?? first;
  const parts = [cheapest, drop, value?.craftedBy].filter((part) => part !== undefined).length;
  if (parts === 0) return null;
  return (
    <p class="item-answer no-print" style={{ "--parts": String(parts) }}>
      {cheapest && (
        <span>
          {answer.cheapest} <LinkOf kind="npc" record={cheapest.npc} />
          <NpcPlace place={places.get(cheapest.npc.id)} before=", " />, {words().parts.inAdena(cheapest.price)}
        </span>
      )}
      {drop && (
        <span>
          {answer.bestDrop} <Giver source={drop} /> <LevelName level={drop.npc.level} />,{" "}
          {`${percent(drop.probability)}\u00a0%`}
          <NpcPlace place={places.get(drop.npc.id)} before=", " />
        </span>
      )}
      {value?.craftedBy && <CraftCost id={id} />}
    </p>
  );
}

/** What the ingredients of one piece cost, as they are planned below. */
function CraftCost({ id }: { readonly id: number }) {
  const query = planQuery({ ...craftingState(), count: 1, stock: new Map() });
  const { value } = useAnswer((client) => client.planCrafting(id, query));
  if (value === undefined) return null;
  const { expected, unpriced } = value.cost;
  const { item, parts } = words();
  const { answer } = item;
  return (
    <span title={answer.craftLong}>
      {answer.craft} {parts.inAdena(expected)}
      {unpriced > 0 && `, ${item.crafting.withoutPrice(whole(unpriced))}`}
    </span>
  );
}
