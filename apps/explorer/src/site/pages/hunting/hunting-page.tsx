import type { Client, HuntingMeta, HuntingUnit, ListHuntingTargetsQuery, PageQuery } from "@gamedata/client";
import { useState } from "preact/hooks";
import { hrefOf } from "../../address/address.js";
import { ABSENT, decimal, duration, estimate } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { isNarrow } from "../../look/media.js";
import { Empty } from "../../parts/answered.js";
import {
  ChoiceFilter,
  ClassFilter,
  choicesOf,
  Filters,
  FlagFilter,
  NumberFilter,
  setFilter,
} from "../../parts/filters.js";
import { PageHead } from "../../parts/page-head.js";
import { pageQuery } from "../../parts/pager.js";
import { PhoneFold } from "../../parts/phone-fold.js";
import { PlaceLink, placeName } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { SettingsStrip } from "../../settings/settings-strip.js";
import { WornItems } from "../class/worn-items.js";
import { ServedRows } from "../lists/list-view.js";
import { huntingQuery, measures, units } from "./hunting-query.js";
import { Scatter } from "./scatter.js";

/** What a player of a level can hunt, ranked by what a kill gives. */
export function HuntingPage() {
  const { hunting: texts } = words();
  const query = huntingQuery();
  const [isOpen] = useState(query === undefined);
  return (
    <article>
      <PageHead name={words().lists.titles.hunting} note={texts.note} />
      <PhoneFold title={words().parts.filters} isOpen={isOpen}>
        <SettingsStrip names={["playerLevel", "rateExp", "rateSp", "rateDrop", "rateAdena", "rateSpoil"]} />
        <HuntingFilters query={query} />
        {query?.class !== undefined && <WornItems />}
      </PhoneFold>
      <p class="no-print">
        <a href={hrefOf("/levels")}>{words().sections.levels}</a>
      </p>
      {query === undefined ? <Empty>{texts.writeLevel}</Empty> : <Ranking query={query} />}
    </article>
  );
}

function HuntingFilters({ query }: { readonly query: ListHuntingTargetsQuery | undefined }) {
  const { hunting: texts } = words();
  const { value: frame } = useAnswer((client) => client.getMapFrame(), "frame");
  const isFight = query?.class !== undefined;
  return (
    <Filters>
      <ChoiceFilter
        name="by"
        label={texts.by}
        unset={texts.measures.exp}
        choices={measures.slice(1).map((name) => [name, texts.measures[name]])}
      />
      <ChoiceFilter
        name="per"
        label={texts.per}
        unset={texts.units[isFight ? "fight" : "hp"]}
        choices={units.slice(isFight ? 0 : 1, -1).map((name) => [name, texts.units[name]])}
      />
      <NumberFilter name="levelMin" label={texts.levelFrom} placeholder={query?.levelMin} />
      <NumberFilter name="levelMax" label={words().parts.to} placeholder={query?.levelMax} />
      {frame?.regions.length !== 0 && (
        <ChoiceFilter name="region" label={words().records.kinds.region} choices={choicesOf(frame?.regions)} />
      )}
      <FlagFilter name="aggressive" label={texts.aggressive} />
      <ClassFilter name="class" unset={ABSENT} />
    </Filters>
  );
}

/** The targets, ranked by a measure for a unit: that comes first. */
function Ranking({ query }: { readonly query: ListHuntingTargetsQuery }) {
  const { columns, hunting: texts } = words();
  const list = (client: Client, page: PageQuery) => client.listHuntingTargets({ ...query, ...page });
  const answer = useAnswer((client) => list(client, pageQuery()));
  const { by = "exp", per = "hp" } = query;
  const rows = answer.value?.data ?? [];
  // On a phone the first rows come first.
  const explanation = (
    <>
      {answer.value && <RuleInWords meta={answer.value.meta} per={per} />}
      <Scatter rows={rows} by={by} per={per} />
    </>
  );
  return (
    <>
      {!isNarrow() && explanation}
      {rows.length > 0 && rows.every(({ score }) => score === null) && (
        <p>
          {texts.noHp}{" "}
          <button type="button" onClick={() => setFilter("per", "kill")}>
            {texts.units.kill}
          </button>
        </p>
      )}
      {rows.length > 0 && (
        <p class="no-print">
          <a href={hrefOf("/map", { npc: rows.map(({ npc }) => npc.id).join() })}>{texts.onMap(rows.length)}</a>
        </p>
      )}
      <ServedRows
        name="hunting"
        wider
        answer={answer}
        list={list}
        columns={(column) => {
          const perKill = (id: (typeof measures)[number]) =>
            column.written(id, texts.measures[id], (row) => row[id], estimate, { unit: texts.units.kill });
          return [
            column.link("npc", texts.monster, ({ npc }) => npc),
            column.level(({ npc }) => npc.level),
            column.any("score", texts.measures[by], ({ score }) => <strong>{estimate(score)}</strong>, {
              unit: texts.units[per],
              isNumber: true,
            }),
            ...(per === "hour" ? [perKill(by)] : []),
            column.any("place", columns.place, (row) =>
              placeName(row) === undefined ? (
                ABSENT
              ) : (
                <span class="hunting-place">
                  <PlaceLink {...row} />
                </span>
              ),
            ),
            ...measures.filter((id) => per === "hp" || id !== by).map(perKill),
            column.number("hp", "HP", ({ hp }) => hp),
            column.number("spawns", texts.spawns, ({ spawnCount }) => spawnCount),
            column.written("respawn", texts.respawn, ({ respawnSeconds }) => respawnSeconds, duration),
            column.flag("aggressive", texts.aggressive, ({ isAggressive }) => isAggressive),
          ];
        }}
      />
      {isNarrow() && explanation}
    </>
  );
}

/** Says how the numbers depend on the level of the player. */
function RuleInWords({ meta, per }: { readonly meta: HuntingMeta; readonly per: HuntingUnit }) {
  const { levelRule, levelGapUnknown, statsUnknown } = meta;
  const { hunting: texts } = words();
  return (
    <p class="soft">
      {levelRule === null
        ? texts.noRule
        : texts.rule(levelRule.freeLevels, decimal(Math.round(levelRule.factorPerLevel * 1000) / 10))}
      {levelGapUnknown && ` ${texts.noGap}`} {statsUnknown && texts.templateHp} {texts.noForecast}
      {per === "hour" && ` ${texts.wholeHour}`}
    </p>
  );
}
