import type { BoxSource, ItemLootSource, ItemSources } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { decimal, estimate, whole, wholeRange } from "../../format/numbers.js";
import { type Dictionary, words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { Chance } from "../../parts/chance.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { ExchangeOptions } from "../../parts/exchanges.js";
import { FoldedList } from "../../parts/folded-list.js";
import { grouped } from "../../parts/grouped.js";
import { NpcPlace, usePlaces } from "../../parts/npc-places.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { levelColumn } from "../../parts/tone.js";
import { useAnswer } from "../../service/use-answer.js";
import { lootSettings } from "../../settings/settings.js";
import { SettingsStrip, settingsInWords } from "../../settings/settings-strip.js";
import { useNearestNpc } from "../../way/nearest-npc.js";
import { ChanceCurve } from "./chance-curve.js";

const columns = (titles: Dictionary["columns"], how: string): readonly Column<ItemLootSource>[] => [
  {
    id: "name",
    title: titles.npc,
    sortBy: ({ npc }) => npc.name,
    cell: ({ npc }) => <RecordLink kind="npc" id={npc.id} name={npc.name} />,
  },
  levelColumn(({ npc }) => npc.level),
  {
    id: "chance",
    title: titles.chance,
    unit: "%",
    isNumber: true,
    sortBy: ({ probability }) => probability,
    cell: ({ probability }) => <Chance probability={probability} title={how} />,
  },
  {
    id: "expected",
    title: titles.pieces,
    unit: titles.perKill,
    isNumber: true,
    isWideOnly: true,
    sortBy: ({ expected }) => expected,
    cell: ({ expected }) => <span title={how}>{estimate(expected)}</span>,
  },
  {
    id: "kills",
    title: titles.kills,
    unit: words().item.sources.forMost,
    isNumber: true,
    sortBy: ({ kills }) => kills?.p90,
    cell: ({ kills }) => (
      <span title={kills === null ? undefined : `50 %: ${whole(kills.p50)} · 99 %: ${whole(kills.p99)}`}>
        {whole(kills?.p90)}
      </span>
    ),
  },
];

function LootSources({
  title,
  name,
  rows,
}: {
  readonly title: string;
  readonly name: string;
  readonly rows: readonly ItemLootSource[] | undefined;
}) {
  if (rows === undefined) return null;
  return (
    <>
      <h3>{title}</h3>
      <DataTable
        caption={title}
        columns={columns(words().columns, settingsInWords())}
        rows={rows}
        keyOf={({ npc, rawId }) => `${npc.id} ${rawId}`}
        sortParameter={`${name}Sort`}
        initialSort="-chance"
        shown={12}
      />
    </>
  );
}

/** Where an item comes from, with the chances at the rates and the level of the user. */
export function Sources({ id }: { readonly id: number }) {
  const settings = lootSettings.value;
  const answer = useAnswer((client) => client.getItemSources(id, settings));
  return (
    <Panel title={words().item.sources.title}>
      <Answered answer={answer} lines={40}>
        {(sources) => <SourceGroups sources={sources} />}
      </Answered>
    </Panel>
  );
}

function SourceGroups({ sources }: { readonly sources: ItemSources }) {
  const { droppedBy, spoiledBy, herbs, craftedBy, soldBy, exchangeFrom, rewardedByQuests, grownFrom, fromBoxes } =
    sources;
  const { item } = words();
  const texts = item.sources;
  const isLoot = droppedBy !== undefined || spoiledBy !== undefined || herbs !== undefined;
  const others = [craftedBy, soldBy, exchangeFrom, rewardedByQuests, grownFrom, fromBoxes];
  const isNothing = !isLoot && others.every((one) => one === undefined);
  if (isNothing) return <Empty>{texts.none}</Empty>;
  return (
    <>
      {craftedBy && (
        <>
          <h3>{texts.crafted}</h3>
          <ul class="links">
            {craftedBy.map(({ recipeItemId, recipeName, successRate, rare }) => (
              <li key={recipeItemId}>
                <RecordLink kind="recipe" id={recipeItemId} name={recipeName} />{" "}
                <span class="soft">
                  {texts.success(decimal(successRate))}
                  {rare && `, ${texts.asRare(decimal(rare.chance))}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {isLoot && <SettingsStrip names={["rateDrop", "rateAdena", "rateSpoil", "playerLevel"]} />}
      <LootSources title={texts.dropped} name="drop" rows={droppedBy} />
      <LootSources title={texts.spoiled} name="spoil" rows={spoiledBy} />
      <LootSources title={texts.herb} name="herb" rows={herbs} />
      <ChanceCurve rows={[...(droppedBy ?? []), ...(spoiledBy ?? [])]} />
      {soldBy && (
        <>
          <h3>
            {texts.sold}{" "}
            <a class="soft no-print" href={hrefOf("/map", { npc: soldBy.flatMap(({ npc }) => npc?.id ?? []).join() })}>
              {item.farming.onMap}
            </a>
          </h3>
          <Shops offers={soldBy} />
        </>
      )}
      {exchangeFrom && (
        <>
          <h3>{texts.exchanged}</h3>
          <ExchangeOptions options={exchangeFrom} show="required" itemId={sources.item.itemId} />
        </>
      )}
      {rewardedByQuests && (
        <>
          <h3>{texts.rewarded}</h3>
          <FoldedList>
            {[...grouped(rewardedByQuests, ({ quest }) => quest.id)].map(([id, rewards]) => (
              <li key={id}>
                <RecordLink kind="quest" id={id} name={rewards[0]?.quest.name} />{" "}
                <span class="soft">{rewardsInWords(rewards)}</span>
              </li>
            ))}
          </FoldedList>
        </>
      )}
      {grownFrom && (
        <>
          <h3>{texts.grown}</h3>
          <FoldedList>
            {grownFrom.map(({ id, name, level, castle, kind }) => (
              <li key={`${id} ${castle.id} ${kind}`}>
                <RecordLink kind="item" id={id} name={name} />{" "}
                <span class="soft">
                  {words().records.level(whole(level))}, {castle.name}: {texts.yields[kind]}
                </span>
              </li>
            ))}
          </FoldedList>
        </>
      )}
      {fromBoxes && (
        <>
          <h3>{texts.boxes}</h3>
          <DataTable
            caption={texts.boxes}
            columns={boxColumns(words())}
            rows={fromBoxes}
            keyOf={({ box }) => box.itemId}
            sortParameter="boxSort"
            initialSort="-chance"
            shown={4}
          />
        </>
      )}
    </>
  );
}

const boxColumns = ({ columns: titles, item }: Dictionary): readonly Column<BoxSource>[] => [
  {
    id: "box",
    title: titles.item,
    sortBy: ({ box }) => box.name,
    cell: ({ box }) => <RecordLink kind="item" id={box.itemId} name={box.name} />,
  },
  {
    id: "chance",
    title: titles.chance,
    unit: "%",
    isNumber: true,
    sortBy: ({ chance }) => chance,
    cell: ({ chance }) => <Chance probability={chance / 100} />,
  },
  {
    id: "expected",
    title: titles.pieces,
    unit: item.sources.perBox,
    isNumber: true,
    sortBy: ({ expected }) => expected,
    cell: ({ expected }) => estimate(expected),
  },
];

/** Writes what a quest gives: `×2,500`, `×40–60 by count`. */
function rewardsInWords(rewards: NonNullable<ItemSources["rewardedByQuests"]>): string {
  return [...grouped(rewards, ({ kind }) => kind)]
    .map(([kind, same]) => {
      const counts = same.map(({ count }) => count);
      return `×${wholeRange(Math.min(...counts), Math.max(...counts))}${kind ? ` ${words().records.rewardKinds[kind]}` : ""}`;
    })
    .join(", ");
}

type Offer = NonNullable<ItemSources["soldBy"]>[number];

/** Who sells an item, and where. */
function Shops({ offers }: { readonly offers: readonly Offer[] }) {
  const places = usePlaces(offers.flatMap(({ npc }) => (npc === null ? [] : [Number(npc.id)])));
  const nearest = useNearestNpc(places);
  const { columns: titles, item } = words();
  const placeOf = ({ npc }: Offer) => places.get(Number(npc?.id));
  const place: Column<Offer> = {
    id: "place",
    title: titles.place,
    sortBy: (offer) => placeOf(offer)?.primaryLocation?.name ?? placeOf(offer)?.primaryRegion?.name,
    cell: (offer) => (
      <>
        <NpcPlace place={placeOf(offer)} hasRegion />
        {nearest !== undefined && Number(offer.npc?.id) === nearest && (
          <span class="soft"> · {item.sources.nearest}</span>
        )}
      </>
    ),
  };
  const [name, ...others] = shopColumns(titles);
  return (
    <DataTable
      caption={item.sources.sold}
      columns={[...(name ? [name] : []), place, ...others]}
      rows={offers}
      keyOf={({ npc, buyListId }) => `${npc?.id} ${buyListId}`}
      sortParameter="shopSort"
      shown={8}
    />
  );
}

const shopColumns = (titles: Dictionary["columns"]): readonly Column<Offer>[] => [
  {
    id: "name",
    title: titles.npc,
    sortBy: ({ npc }) => npc?.name ?? "",
    cell: ({ npc }) =>
      npc === null ? words().parts.withoutNpc : <RecordLink kind="npc" id={npc.id} name={npc.name} />,
  },
  {
    id: "price",
    title: titles.price,
    unit: titles.adena,
    isNumber: true,
    sortBy: ({ price }) => price,
    cell: ({ price }) => whole(price),
  },
];
