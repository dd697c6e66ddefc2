import type { ItemLootSource, ItemSources } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { ABSENT, decimal, estimate, whole, wholeRange } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { DataTable } from "../../parts/data-table.js";
import { ExchangeOptions } from "../../parts/exchanges.js";
import { grouped } from "../../parts/grouped.js";
import { NpcPlace, usePlaces } from "../../parts/npcs.js";
import { Panel, Part } from "../../parts/panel.js";
import { LinkList, LinkOf, placeName, RecordLink, SectionLink } from "../../parts/record-link.js";
import { LootStrip, settingsInWords } from "../../settings/settings-strip.js";
import { useNearestNpc } from "../../way/start.js";
import { ChanceCurve } from "./chance-curve.js";
import { useItemSources } from "./item-sources.js";

/** A link to the NPC that gives an item, with the loot of that NPC among those of its name and level that does. */
export const Giver = ({ source: { npc, rawId } }: { readonly source: ItemLootSource }) => (
  <RecordLink kind="npc" id={npc.id} name={npc.name} query={rawId === npc.id ? {} : { raw: String(rawId) }} />
);

function LootSources({ title, name, rows }: { title: string; name: string; rows: ItemSources["droppedBy"] }) {
  const { columns, item } = words();
  const hint = settingsInWords();
  return (
    <DataTable
      title={title}
      name={name}
      rows={rows}
      columns={(column) => [
        column.link("npc", columns.npc, ({ npc }) => npc, { cell: (row) => <Giver source={row} /> }),
        column.level(({ npc }) => npc.level),
        column.chance(({ probability }) => probability, { hint }),
        column.written("expected", columns.pieces, ({ expected }) => expected, estimate, {
          unit: columns.perKill,
          hint,
          isWideOnly: true,
        }),
        column.number("kills", columns.kills, ({ kills }) => kills?.p90, {
          unit: item.sources.forMost,
          cell: ({ kills }) => (
            <span title={kills === null ? undefined : `50 %: ${whole(kills.p50)} · 99 %: ${whole(kills.p99)}`}>
              {whole(kills?.p90)}
            </span>
          ),
        }),
      ]}
      initialSort="-chance"
      shown={12}
    />
  );
}

/** Where an item comes from, with the chances at the rates and the level of the user. */
export function Sources({ id }: { readonly id: number }) {
  return (
    <Panel title={words().item.sources.title}>
      <Answered answer={useItemSources(id)} lines={40}>
        {(sources) => <SourceGroups sources={sources} />}
      </Answered>
    </Panel>
  );
}

function SourceGroups({ sources }: { readonly sources: ItemSources }) {
  const { item: self, ...ways } = sources;
  const { droppedBy, spoiledBy, herbs, craftedBy, soldBy, exchangeFrom, rewardedByQuests, grownFrom } = ways;
  const { fishing, createdBySkills, fromBoxes } = ways;
  const { columns, item, conditions } = words();
  const texts = item.sources;
  if (Object.keys(ways).length === 0) return <Empty>{texts.none}</Empty>;
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
      {(droppedBy ?? spoiledBy ?? herbs) && <LootStrip />}
      <LootSources title={texts.dropped} name="drop" rows={droppedBy} />
      <LootSources title={texts.spoiled} name="spoil" rows={spoiledBy} />
      <LootSources title={texts.herb} name="herb" rows={herbs} />
      <ChanceCurve rows={[...(droppedBy ?? []), ...(spoiledBy ?? [])]} />
      {soldBy && <Shops offers={soldBy} />}
      <Part title={texts.exchanged}>
        {exchangeFrom && <ExchangeOptions options={exchangeFrom} show="required" itemId={self.itemId} />}
      </Part>
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
        title={
          <>
            {texts.fished} <SectionLink path="/fishes" />
          </>
        }
        kind="item"
        rows={fishing?.lures}
        recordOf={({ lure: { itemId: id, name } }) => ({ id, name })}
        noteOf={({ chance, isNight }) =>
          `${decimal(chance)} %${isNight ? `, ${conditions.phrases["game night"]}` : ""}`
        }
      />
      <LinkList title={texts.created} kind="skill" rows={createdBySkills} recordOf={(skill) => skill} />
      <DataTable
        title={texts.boxes}
        name="box"
        rows={fromBoxes}
        columns={(column) => [
          column.link("item", columns.item, ({ box: { itemId, name } }) => ({ itemId, name }), { id: "box" }),
          column.chance(({ chance }) => chance / 100),
          column.written("expected", columns.pieces, ({ expected }) => expected, estimate, { unit: texts.perBox }),
        ]}
        initialSort="-chance"
        shown={4}
      />
    </>
  );
}

/** Writes what a quest gives: `×2,500`, `×40–60 by count`. */
function rewardsInWords(rewards: NonNullable<ItemSources["rewardedByQuests"]>): string {
  return [...grouped(rewards, ({ kind }) => kind)]
    .map(([kind, same]) => {
      const counts = same.map(({ count }) => count);
      return `×${wholeRange(Math.min(...counts), Math.max(...counts))}${kind ? ` ${words().records.rewardKinds[kind]}` : ""}`;
    })
    .join(", ");
}

function Shops({ offers }: { readonly offers: NonNullable<ItemSources["soldBy"]> }) {
  const sellers = offers.flatMap(({ npc }) => (npc === null ? [] : [Number(npc.id)]));
  const places = usePlaces(sellers);
  const nearest = useNearestNpc(places);
  const { columns, item, parts } = words();
  return (
    <>
      <h3>
        {item.sources.sold}{" "}
        {sellers.length > 0 && (
          <a class="no-print" href={hrefOf("/map", { npc: sellers.join() })}>
            {item.farming.onMap}
          </a>
        )}
      </h3>
      <DataTable
        caption={item.sources.sold}
        name="shop"
        rows={offers.map(({ npc, price }) => ({ npc, price, place: places.get(Number(npc?.id)) }))}
        columns={(column) => [
          column.text("name", columns.npc, ({ npc }) => npc?.name ?? "", {
            cell: ({ npc }) => (npc === null ? parts.withoutNpc : <LinkOf kind="npc" record={npc} />),
          }),
          column.text("place", columns.place, ({ place }) => placeName(place), {
            cell: ({ npc, place }) =>
              placeName(place) === undefined ? (
                ABSENT
              ) : (
                <>
                  <NpcPlace place={place} hasRegion />
                  {nearest !== undefined && Number(npc?.id) === nearest && (
                    <span class="soft"> · {item.sources.nearest}</span>
                  )}
                </>
              ),
          }),
          column.number("price", columns.price, ({ price }) => price, { unit: columns.adena }),
        ]}
        shown={8}
      />
    </>
  );
}
