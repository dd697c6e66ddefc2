import type { NpcDetail, QuestRole } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { decimal, duration, whole, wholeRange } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { LinkPanel } from "../../parts/filled-panels.js";
import { FoldedList } from "../../parts/folded-list.js";
import { NpcNames } from "../../parts/npcs.js";
import { LevelBadge, PageHead, TermBadge } from "../../parts/page-head.js";
import { type Fact, Facts, Panel } from "../../parts/panel.js";
import { LinkList, MinionList, PlaceLink, RecordLink, RecordLinks } from "../../parts/record-link.js";
import { Term } from "../../parts/term.js";
import { useAnswer, useMonsterTypes, withOthers } from "../../service/use-answer.js";
import { RecordChanges } from "../changes/record-changes.js";
import { Loot, useLoot } from "./loot.js";
import { Shop } from "./shop.js";
import { Spawns } from "./spawns.js";

/** An NPC: its stats, its loot, where it spawns, its quests and its shop. */
export function NpcPage({ id }: { readonly id: number }) {
  const npc = useAnswer((client) => client.getNpc(id));
  // The page is shown with them, because what is below them would be moved.
  const shop = useAnswer((client) => client.getNpcShop(id));
  const loot = useLoot(id);
  return (
    <Answered answer={withOthers(npc, shop, loot)} lines={16}>
      {(npc) => (
        <article>
          <NpcHead npc={npc} />
          <div class="columns">
            <div class="column">
              {shop.value && <Shop shop={shop.value} />}
              <NpcFacts npc={npc} />
              {npc.dropCount !== undefined && (
                <Loot answer={loot} ids={[npc.id, ...npc.mergedIds.filter((other) => other !== npc.id)]} />
              )}
            </div>
            <div class="column">
              <Place npc={npc} />
              <Company npc={npc} />
              <Quests npc={npc} />
              <Taught npc={npc} />
              <Skills npc={npc} />
              <Teleports npc={npc} />
              <SoulCrystals npc={npc} />
              <Pet npc={npc} />
            </div>
          </div>
          <RecordChanges type="npcs" id={id} />
        </article>
      )}
    </Answered>
  );
}

function NpcHead({ npc }: { readonly npc: NpcDetail }) {
  const { name, title, level, npcType, race, raceIconFile, isAggressive, mergedIds } = npc;
  const { npc: texts, records } = words();
  const isMonster = useMonsterTypes()?.has(npcType ?? "") === true;
  return (
    <PageHead
      name={name}
      glyph={isMonster ? "skull" : "person"}
      image={raceIconFile}
      note={title && <span translate={false}>{title}</span>}
      badges={[
        <LevelBadge key="level" level={level} />,
        npcType && <TermBadge key="type" kind="npcType" name={npcType} />,
        race && <TermBadge key="race" kind="race" name={race} />,
        isAggressive ? texts.aggressive : texts.notAggressive,
        mergedIds.length > 1
          ? records.ids(`${mergedIds.slice(0, 3).join(", ")}${mergedIds.length > 3 ? " …" : ""}`)
          : records.id(npc.id),
      ]}
    />
  );
}

type Stats = Readonly<Partial<Record<string, number | null | undefined>>>;

/** What the source calls the stats that are named as in the game. */
const named = [
  ["rCrit", "critRate", "crit"],
  ["pAtkSpd", "atkSpd"],
  ["mAtkSpd", "castSpd"],
  ["accCombat", "accuracy"],
  ["rEvas", "evasion"],
] as const;

/** The stats of a template, or those that the engine makes of them. */
function statRows(stats: Stats): readonly Fact[] {
  const { walkSpd, runSpd } = stats;
  const { fields } = words().npc;
  return [
    [fields.hp, whole(stats["hp"])],
    [fields.mp, whole(stats["mp"])],
    ...(["pAtk", "pDef", "mAtk", "mDef"] as const).map(
      (name): Fact => [name, whole(stats[name]), <Term key={name} kind="stat" name={name} />],
    ),
    ...named.map(([term, name, other = name]): Fact => [termOf("stat", term).word, whole(stats[name] ?? stats[other])]),
    [fields.speed, typeof walkSpd === "number" && `${whole(walkSpd)}, ${whole(runSpd)}`],
  ];
}

function NpcFacts({ npc: { stats, effectiveStats, baseStats, behavior, raidPoints } }: { readonly npc: NpcDetail }) {
  const texts = words().npc;
  const base = Object.entries(baseStats).filter(([, value]) => value !== null);
  const { notCounted: _skills, ...shown } = effectiveStats ?? {};
  const others: readonly Fact[] = [
    [texts.fields.exp, whole(stats.exp)],
    [texts.fields.sp, whole(stats.sp)],
    [texts.fields.raidPoints, raidPoints && wholeRange(raidPoints.min, raidPoints.max)],
    [texts.fields.aggroRange, whole(behavior?.aggroRange || undefined)],
    [texts.fields.assistRange, whole(behavior?.assistRange || undefined)],
  ];
  const attributes = base.length > 0 && (
    <p class="link-row soft">
      {base.map(([name, value]) => (
        <span key={name}>
          <Term kind="stat" name={name} /> {value}
        </span>
      ))}
    </p>
  );
  return (
    <Panel title={words().item.stats}>
      <Facts rows={[...statRows(effectiveStats === undefined ? { ...stats } : shown), ...others]} />
      {effectiveStats === undefined ? (
        attributes
      ) : (
        <details class="no-print">
          <summary>{texts.computedFrom}</summary>
          <p class="soft">{texts.computedFromLong}</p>
          <Facts rows={statRows({ ...stats })} />
          {attributes}
        </details>
      )}
    </Panel>
  );
}

function Place({ npc }: { readonly npc: NpcDetail }) {
  const { id, spawnCount = 0, primaryLocation, primaryRegion, spawnGroups = [], minionOf } = npc;
  const { value: dataset } = useAnswer((client) => client.getDataset(), "frame");
  const texts = words().npc;
  const location = primaryLocation && <RecordLink kind="location" {...primaryLocation} />;
  const region = primaryRegion && <PlaceLink region={primaryRegion} />;
  const place = location ?? region;
  return (
    <Panel
      title={texts.whereItIs}
      note={spawnCount > 0 && <a href={hrefOf("/map", { npc: String(id) })}>{texts.onLargeMap}</a>}
    >
      {spawnCount === 0 && place && (
        <p>
          {minionOf === undefined && place}
          {minionOf && (location && region ? texts.withLeaderIn(location, region) : texts.withLeader(place))}
        </p>
      )}
      {spawnGroups.map((group) => (
        <GroupInWords key={`${group.places} ${group.despawnSeconds}`} group={group} />
      ))}
      {spawnCount > 0 || dataset?.tables["spawns"]?.rows === 0 ? (
        <Spawns npc={npc} />
      ) : (
        (minionOf ?? !place) && <Empty>{minionOf ? texts.comesWithLeader : texts.noPlace}</Empty>
      )}
    </Panel>
  );
}

/** What a group of spawns says beside where they are; one place that is always in use says nothing. */
function GroupInWords({ group }: { readonly group: NonNullable<NpcDetail["spawnGroups"]>[number] }) {
  const { places, despawnSeconds } = group;
  const { atOneFor, atOneOf, atOneOfFor } = words().npc;
  const time = despawnSeconds === null ? undefined : duration(despawnSeconds);
  if (places === 1) return time === undefined ? null : <p class="soft">{atOneFor(time)}</p>;
  return <p class="soft">{time === undefined ? atOneOf(places) : atOneOfFor(places, time)}</p>;
}

function Company({ npc: { minions = [], minionOf = [] } }: { readonly npc: NpcDetail }) {
  if (minions.length === 0 && minionOf.length === 0) return null;
  const texts = words().npc;
  return (
    <Panel title={minions.length > 0 ? texts.minions : texts.leaders}>
      <MinionList minions={minions} />
      {minionOf.length > 0 && (
        <p>
          <span class="soft">{texts.comesWith} </span>
          <NpcNames npcs={minionOf} />
        </p>
      )}
    </Panel>
  );
}

function Quests({ npc: { startsQuests = [], involvedInQuests = [] } }: { readonly npc: NpcDetail }) {
  const started = new Set(startsQuests.map(({ id }) => id));
  const { npc: texts } = words();
  const rolesOf = (roles: readonly QuestRole[] | undefined) =>
    roles?.map((role) => texts.questRoles[role]).join(", ") ?? texts.takesPart;
  return (
    <LinkPanel
      title={words().sections.quests}
      kind="quest"
      rows={[...startsQuests, ...involvedInQuests.filter(({ id }) => !started.has(id))]}
      recordOf={(quest) => quest}
      noteOf={({ id, levelMin, roles }) =>
        (started.has(id) ? texts.beginsHere : rolesOf(roles)) +
        (levelMin === null ? "" : `, ${texts.fromLevel(levelMin)}`)
      }
    />
  );
}

function Taught({ npc: { teaches } }: { readonly npc: NpcDetail }) {
  if (teaches === undefined) return null;
  const { npc: texts, skill } = words();
  const { classes, trees = [] } = teaches;
  return (
    <Panel title={texts.teaches}>
      {trees.map((tree) => (
        <p key={tree}>{skill.trees.names[tree]}</p>
      ))}
      <LinkList kind="class" rows={classes} recordOf={(one) => one} isRow />
    </Panel>
  );
}

const Skills = ({ npc: { skills } }: { readonly npc: NpcDetail }) => (
  <LinkPanel
    title={words().sections.skills}
    kind="skill"
    rows={skills}
    recordOf={(skill) => ({ ...skill, name: skill.name ?? words().npc.skill(skill.id) })}
    noteOf={({ level }) => level}
    isRow
  />
);

function Teleports({ npc: { teleports = [] } }: { readonly npc: NpcDetail }) {
  if (teleports.length === 0) return null;
  return (
    <Panel title={words().npc.teleports}>
      <FoldedList>
        {teleports.map(({ id, name, x, y, price, isNoble }) => (
          <li key={id}>
            <a href={hrefOf("/map", { at: `${x},${y},3` })}>{name}</a>{" "}
            <span class="soft">
              {whole(price.count)} {price.name.toLowerCase()}
              {isNoble && `, ${words().npc.noblesse}`}
            </span>
          </li>
        ))}
      </FoldedList>
    </Panel>
  );
}

/** What summons a pet, and what it eats. */
function Pet({ npc: { summonedBy, foods } }: { readonly npc: NpcDetail }) {
  if (summonedBy === undefined && foods === undefined) return null;
  const { item, npc: texts, sections } = words();
  return (
    <Panel title={sections.items}>
      <Facts
        rows={[
          [texts.summonedBy, summonedBy && <RecordLinks key="by" kind="item" of={summonedBy} />],
          [item.food, foods && <RecordLinks key="food" kind="item" of={foods} />],
        ]}
      />
    </Panel>
  );
}

function SoulCrystals({ npc: { soulCrystals = [] } }: { readonly npc: NpcDetail }) {
  if (soulCrystals.length === 0) return null;
  const texts = words().npc;
  return (
    <Panel title={texts.soulCrystals}>
      <ul class="links">
        {soulCrystals.map(({ levelType, chance, breakChance, levels }) => (
          <li key={`${levelType} ${chance} ${levels.join()}`}>
            {texts.soulCrystalLevels(levels.join(", "), decimal(chance))} {texts.soulCrystalFor[levelType]}
            <span class="soft">, {texts.breaks(decimal(breakChance))}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
