import type { NpcDetail, QuestRole } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { decimal, duration, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { Badge } from "../../parts/badge.js";
import { type Fact, Facts } from "../../parts/facts.js";
import { FoldedList } from "../../parts/folded-list.js";
import { Icon } from "../../parts/icon.js";
import { NpcNames } from "../../parts/npc-list.js";
import { PageHead } from "../../parts/page-head.js";
import { Columns, Panel } from "../../parts/panel.js";
import { PlaceLink } from "../../parts/place-link.js";
import { RecordLink } from "../../parts/record-link.js";
import { Term } from "../../parts/term.js";
import { LevelName } from "../../parts/tone.js";
import { useMonsterTypes } from "../../service/monster-types.js";
import { useAnswer, withOther } from "../../service/use-answer.js";
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
    <Answered answer={withOther(withOther(npc, shop), loot)} lines={16}>
      {(npc) => (
        <article>
          <NpcHead npc={npc} />
          <Columns
            facts={
              <>
                {shop.value && <Shop shop={shop.value} />}
                <NpcFacts npc={npc} />
                {npc.dropCount !== undefined && <Loot answer={loot} />}
              </>
            }
            links={
              <>
                <Place npc={npc} />
                <Company npc={npc} />
                <Quests npc={npc} />
                <Taught npc={npc} />
                <Skills npc={npc} />
                <Teleports npc={npc} />
                <SoulCrystals npc={npc} />
              </>
            }
          />
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
      icon={<Icon file={raceIconFile ?? null} glyph={isMonster ? "skull" : "person"} size={32} />}
      note={title && <span translate={false}>{title}</span>}
      badges={
        <>
          {level !== null && (
            <Badge tone="strong">
              <LevelName level={level} />
            </Badge>
          )}
          {npcType && (
            <Badge>
              <Term kind="npcType" name={npcType} />
            </Badge>
          )}
          {race && (
            <Badge>
              <Term kind="race" name={race} />
            </Badge>
          )}
          <Badge>{isAggressive ? texts.aggressive : texts.notAggressive}</Badge>
          <Badge>
            {mergedIds.length > 1
              ? records.ids(`${mergedIds.slice(0, 3).join(", ")}${mergedIds.length > 3 ? " …" : ""}`)
              : records.id(String(npc.id))}
          </Badge>
        </>
      }
    />
  );
}

type Stats = Readonly<Partial<Record<string, number | null | undefined>>>;

const number = (value: number | null | undefined) => (typeof value === "number" ? whole(value) : undefined);

/** The stats of a template, or those that the engine makes of them. */
function statRows(stats: Stats): readonly Fact[] {
  const { walkSpd, runSpd } = stats;
  const { fields } = words().npc;
  return [
    [fields.hp, number(stats["hp"])],
    [fields.mp, number(stats["mp"])],
    ...(["pAtk", "pDef", "mAtk", "mDef"] as const).map(
      (name): Fact => [name, number(stats[name]), <Term key={name} kind="stat" name={name} />],
    ),
    [termOf("stat", "rCrit").word, number(stats["critRate"] ?? stats["crit"])],
    [termOf("stat", "pAtkSpd").word, number(stats["atkSpd"])],
    [termOf("stat", "mAtkSpd").word, number(stats["castSpd"])],
    [termOf("stat", "accCombat").word, number(stats["accuracy"])],
    [termOf("stat", "rEvas").word, number(stats["evasion"])],
    [fields.speed, number(walkSpd) && `${whole(walkSpd)}, ${whole(runSpd)}`],
  ];
}

function NpcFacts({ npc: { stats, effectiveStats, baseStats, behavior } }: { readonly npc: NpcDetail }) {
  const texts = words().npc;
  const base = Object.entries(baseStats).filter(([, value]) => value !== null);
  const { notCounted: _skills, ...shown } = effectiveStats ?? {};
  const others: readonly Fact[] = [
    [texts.fields.exp, number(stats.exp)],
    [texts.fields.sp, number(stats.sp)],
    [texts.fields.aggroRange, behavior?.aggroRange ? whole(behavior.aggroRange) : undefined],
    [texts.fields.assistRange, behavior?.assistRange ? whole(behavior.assistRange) : undefined],
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
    <Panel title={texts.stats}>
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
  const { id, spawnCount = 0, primaryLocation, primaryRegion, spawnGroups = [] } = npc;
  const texts = words().npc;
  const location = primaryLocation && <RecordLink kind="location" {...primaryLocation} />;
  const region = primaryRegion && <PlaceLink region={primaryRegion} />;
  return (
    <Panel
      title={texts.whereItIs}
      note={spawnCount > 0 && <a href={hrefOf("/map", { npc: String(id) })}>{texts.onLargeMap}</a>}
    >
      {spawnCount === 0 && (location ?? region) && (
        <p>{location && region ? texts.withLeaderIn(location, region) : texts.withLeader(location ?? region)}</p>
      )}
      {spawnGroups.map(({ places, despawnSeconds }) => (
        <p key={`${places} ${despawnSeconds}`} class="soft">
          {despawnSeconds === null ? texts.atOneOf(places) : texts.atOneOfFor(places, duration(despawnSeconds))}
        </p>
      ))}
      {spawnCount > 0 ? <Spawns npc={npc} /> : <Empty>{npc.minionOf ? texts.comesWithLeader : texts.noPlace}</Empty>}
    </Panel>
  );
}

function Company({ npc: { minions = [], minionOf = [] } }: { readonly npc: NpcDetail }) {
  if (minions.length === 0 && minionOf.length === 0) return null;
  const texts = words().npc;
  return (
    <Panel title={minions.length > 0 ? texts.minions : texts.leaders}>
      <ul class="links">
        {minions.map(({ npc, min, max }) => (
          <li key={npc.id}>
            <RecordLink kind="npc" id={npc.id} name={npc.name} />{" "}
            <span class="soft">×{min === max ? min : `${min}–${max}`}</span>
          </li>
        ))}
      </ul>
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
  const others = involvedInQuests.filter(({ id }) => !started.has(id));
  if (started.size === 0 && others.length === 0) return null;
  const { npc: texts } = words();
  const rolesOf = (roles: readonly QuestRole[] | undefined) =>
    roles?.map((role) => texts.questRoles[role]).join(", ") ?? texts.takesPart;
  return (
    <Panel title={texts.quests}>
      <ul class="links">
        {[...startsQuests, ...others].map(({ id, name, levelMin, roles }) => (
          <li key={id}>
            <RecordLink kind="quest" id={id} name={name} />{" "}
            <span class="soft">
              {started.has(id) ? texts.beginsHere : rolesOf(roles)}
              {levelMin !== null && `, ${texts.fromLevel(String(levelMin))}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Taught({ npc: { teaches } }: { readonly npc: NpcDetail }) {
  if (teaches === undefined) return null;
  const { npc: texts, skill } = words();
  const { classes = [], trees = [] } = teaches;
  return (
    <Panel title={texts.teaches}>
      {trees.map((tree) => (
        <p key={tree}>{skill.trees.names[tree]}</p>
      ))}
      {classes.length > 0 && (
        <FoldedList isRow>
          {classes.map(({ id, name }) => (
            <li key={id}>
              <RecordLink kind="class" id={id} name={name} />
            </li>
          ))}
        </FoldedList>
      )}
    </Panel>
  );
}

function Skills({ npc: { skills } }: { readonly npc: NpcDetail }) {
  if (skills.length === 0) return null;
  return (
    <Panel title={words().npc.skills}>
      <FoldedList isRow>
        {skills.map(({ id, level, name, iconFile }) => (
          <li key={id}>
            <RecordLink kind="skill" id={id} name={name ?? words().npc.skill(String(id))} icon={iconFile} />{" "}
            <span class="soft">{level}</span>
          </li>
        ))}
      </FoldedList>
    </Panel>
  );
}

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
