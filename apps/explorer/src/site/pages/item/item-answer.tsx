import type { ItemLootSource, ItemSources } from "@gamedata/client";
import { percent, whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { hasPlace, NpcPlace, usePlaces } from "../../parts/npc-places.js";
import { RecordLink } from "../../parts/record-link.js";
import { LevelName } from "../../parts/tone.js";
import { useAnswer } from "../../service/use-answer.js";
import { lootSettings } from "../../settings/settings.js";
import { craftingState, planQuery } from "./crafting-state.js";
import "./item-answer.css";

type Offer = NonNullable<ItemSources["soldBy"]>[number];

const bestOf = (sources: readonly ItemLootSource[] = []): ItemLootSource | undefined =>
  sources.toSorted((a, b) => b.probability - a.probability)[0];

/** The shortest answer to where an item comes from: who sells it for least and who gives it most often, each with the place, and what a craft costs. */
export function ItemAnswer({ id }: { readonly id: number }) {
  const settings = lootSettings.value;
  const { value } = useAnswer((client) => client.getItemSources(id, settings));
  const drop = bestOf(value?.droppedBy) ?? bestOf(value?.spoiledBy);
  const offers = value?.soldBy?.filter(({ npc }) => npc !== null) ?? [];
  const crafted = value?.craftedBy === undefined ? undefined : id;
  if (offers.length === 0 && drop === undefined && crafted === undefined) return null;
  return <Line offers={offers} drop={drop} crafted={crafted} />;
}

interface LineProps {
  readonly offers: readonly Offer[];
  readonly drop: ItemLootSource | undefined;
  /** The item, if a recipe makes it. */
  readonly crafted: number | undefined;
}

function Line({ offers, drop, crafted }: LineProps) {
  const ids = [...offers.map(({ npc }) => Number(npc?.id)), ...(drop ? [Number(drop.npc.id)] : [])];
  const places = usePlaces(ids);
  const { answer } = words().item;
  // Of equally cheap offers, one whose place is known.
  const placeOf = ({ npc }: Pick<Offer, "npc">) => places.get(Number(npc?.id));
  const hasNoPlace = (offer: Offer) => Number(!hasPlace(placeOf(offer)));
  const cheapest = offers.toSorted((a, b) => a.price - b.price || hasNoPlace(a) - hasNoPlace(b))[0];
  return (
    <p
      class="item-answer no-print"
      style={{ "--parts": String([cheapest, drop, crafted].filter((part) => part !== undefined).length) }}
    >
      {cheapest?.npc && (
        <span>
          {answer.cheapest} <RecordLink kind="npc" id={cheapest.npc.id} name={cheapest.npc.name} />
          <NpcPlace place={placeOf(cheapest)} before=", " />, {answer.adena(whole(cheapest.price))}
        </span>
      )}
      {drop && (
        <span>
          {answer.bestDrop} <RecordLink kind="npc" id={drop.npc.id} name={drop.npc.name} />{" "}
          <LevelName level={drop.npc.level} />, {percent(drop.probability)} %
          <NpcPlace place={placeOf(drop)} before=", " />
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
