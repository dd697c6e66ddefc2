import type { BoxSource, ItemLootSource, ItemSources } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { decimal, estimate, whole, wholeRange } from "../../format/numbers.js";
import type { Dictionary } from "../../languages/generated/dictionary.js";
import { words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { chanceColumn, levelColumn, linkColumn, numberColumn, textColumn, writtenColumn } from "../../parts/columns.js";
import { type Column, DataTable } from "../../parts/data-table.js";
import { ExchangeOptions } from "../../parts/exchanges.js";
import { grouped } from "../../parts/grouped.js";
import { NpcPlace, usePlaces } from "../../parts/npc-places.js";
import { Panel, Part } from "../../parts/panel.js";
import { LinkList, LinkOf } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { lootSettings } from "../../settings/settings.js";
import { LootStrip, settingsInWords } from "../../settings/settings-strip.js";
import { useNearestNpc } from "../../way/nearest-npc.js";
import { ChanceCurve } from "./chance-curve.js";

const lootColumns = ({ columns: titles, item }: Dictionary, how: string): readonly Column<ItemLootSource>[] => [
  linkColumn("npc", titles.npc, ({ npc }) => npc),
  levelColumn(({ npc }) => npc.level),
  chanceColumn(({ probability }) => probability, how),
  numberColumn("expected", titles.pieces, ({ expected }) => expected, {
    unit: titles.perKill,
    isWideOnly: true,
    cell: ({ expected }) => <span title={how}>{estimate(expected)}</span>,
  }),
  numberColumn("kills", titles.kills, ({ kills }) => kills?.p90, {
    unit: item.sources.forMost,
    cell: ({ kills }) => (
      <span title={kills === null ? undefined : `50 %: ${whole(kills.p50)} · 99 %: ${whole(kills.p99)}`}>
        {whole(kills?.p90)}
      </span>
    ),
  }),
];

interface LootSourcesProps {
  readonly title: string;
  readonly name: string;
  readonly rows: readonly ItemLootSource[] | undefined;
}

function LootSources({ title, name, rows }: LootSourcesProps) {
  if (rows === undefined) return null;
  return (
    <DataTable
      caption={title}
      isTitled
      columns={lootColumns(words(), settingsInWords())}
      rows={rows}
      keyOf={({ npc, rawId }) => `${npc.id} ${rawId}`}
      sortParameter={`${name}Sort`}
      initialSort="-chance"
      shown={12}
    />
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
  const { droppedBy, spoiledBy, herbs, craftedBy, soldBy, exchangeFrom, rewardedByQuests, grownFrom } = sources;
  const { fishing, createdBySkills, fromBoxes } = sources;
  const { item, conditions } = words();
  const texts = item.sources;
  const isLoot = droppedBy !== undefined || spoiledBy !== undefined || herbs !== undefined;
  const others = [craftedBy, soldBy, exchangeFrom, rewardedByQuests, grownFrom, fishing, createdBySkills, fromBoxes];
  const isNothing = !isLoot && others.every((one) => one === undefined);
  if (isNothing) return <Empty>{texts.none}</Empty>;
  return (
    <>
      <LinkList
        title={texts.crafted}
        kind="recipe"
        rows={craftedBy}
        recordOf={({ recipeItemId: id, recipeName: name }) => ({ id, name })}
        noteOf={({ successRate, rare }) =>
          texts.success(decimal(successRate)) + (rare ? `, ${texts.asRare(decimal(rare.chance))}` : "")
        }
      />
      {isLoot && <LootStrip />}
      <LootSources title={texts.dropped} name="drop" rows={droppedBy} />
      <LootSources title={texts.spoiled} name="spoil" rows={spoiledBy} />
      <LootSources title={texts.herb} name="herb" rows={herbs} />
      <ChanceCurve rows={[...(droppedBy ?? []), ...(spoiledBy ?? [])]} />
      {soldBy && (
        <Part
          title={
            <>
              {texts.sold}{" "}
              <a
                class="soft no-print"
                href={hrefOf("/map", { npc: soldBy.flatMap(({ npc }) => npc?.id ?? []).join() })}
              >
                {item.farming.onMap}
              </a>
            </>
          }
        >
          <Shops offers={soldBy} />
        </Part>
      )}
      {exchangeFrom && (
        <Part title={texts.exchanged}>
          <ExchangeOptions options={exchangeFrom} show="required" itemId={sources.item.itemId} />
        </Part>
      )}
      <LinkList
        title={texts.rewarded}
        kind="quest"
        rows={[...grouped(rewardedByQuests ?? [], ({ quest }) => quest.id).values()]}
        recordOf={([reward]) => ({ id: Number(reward?.quest.id), name: reward?.quest.name ?? "" })}
        noteOf={rewardsInWords}
      />
      <LinkList
        title={texts.grown}
        kind="item"
        rows={grownFrom}
        recordOf={({ id, name }) => ({ id, name })}
        noteOf={({ level, castle, kind }) =>
          `${words().records.level(whole(level))}, ${castle.name}: ${texts.yields[kind]}`
        }
      />
      <LinkList
        title={texts.fished}
        kind="item"
        rows={fishing?.lures}
        recordOf={({ lure: { itemId: id, name } }) => ({ id, name })}
        noteOf={({ chance, isNight }) =>
          `${decimal(chance)} %${isNight ? `, ${conditions.phrases["game night"]}` : ""}`
        }
      />
      <LinkList title={texts.created} kind="skill" rows={createdBySkills} recordOf={(skill) => skill} />
      {fromBoxes && (
        <DataTable
          caption={texts.boxes}
          isTitled
          columns={boxColumns(words())}
          rows={fromBoxes}
          keyOf={({ box }) => box.itemId}
          sortParameter="boxSort"
          initialSort="-chance"
          shown={4}
        />
      )}
    </>
  );
}

const boxColumns = ({ columns: titles, item }: Dictionary): readonly Column<BoxSource>[] => [
  linkColumn("item", titles.item, ({ box: { itemId, name } }) => ({ itemId, name }), { id: "box" }),
  chanceColumn(({ chance }) => chance / 100),
  writtenColumn("expected", titles.pieces, ({ expected }) => expected, estimate, { unit: item.sources.perBox }),
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
  const place = textColumn<Offer>(
    "place",
    titles.place,
    (offer) => placeOf(offer)?.primaryLocation?.name ?? placeOf(offer)?.primaryRegion?.name,
    {
      cell: (offer) => (
        <>
          <NpcPlace place={placeOf(offer)} hasRegion />
          {nearest !== undefined && Number(offer.npc?.id) === nearest && (
            <span class="soft"> · {item.sources.nearest}</span>
          )}
        </>
      ),
    },
  );
  const columns = [
    textColumn<Offer>("name", titles.npc, ({ npc }) => npc?.name ?? "", {
      cell: ({ npc }) => (npc === null ? words().parts.withoutNpc : <LinkOf kind="npc" record={npc} />),
    }),
    place,
    numberColumn<Offer>("price", titles.price, ({ price }) => price, { unit: titles.adena }),
  ];
  return (
    <DataTable
      caption={item.sources.sold}
      columns={columns}
      rows={offers}
      keyOf={({ npc, buyListId }) => `${npc?.id} ${buyListId}`}
      sortParameter="shopSort"
      shown={8}
    />
  );
}
