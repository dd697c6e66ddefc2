import type { QuestDetail } from "@gamedata/client";
import { levels, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Answered, Empty } from "../../parts/answered.js";
import { Badge } from "../../parts/badge.js";
import { Facts } from "../../parts/facts.js";
import { Icon } from "../../parts/icon.js";
import { NpcNames } from "../../parts/npc-list.js";
import { PageHead } from "../../parts/page-head.js";
import { Columns, Panel } from "../../parts/panel.js";
import { Quantities } from "../../parts/quantities.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { SpawnsMap } from "../../small-map/spawns-map.js";

/** A quest: who can take it, who takes part, and what it gives. */
export function QuestPage({ id }: { readonly id: number }) {
  const answer = useAnswer((client) => client.getQuest(id));
  return (
    <Answered answer={answer} lines={14}>
      {(quest) => (
        <article>
          <QuestHead quest={quest} />
          <Columns
            facts={
              <>
                <Rewards quest={quest} />
                <Journal quest={quest} />
                <QuestItems quest={quest} />
              </>
            }
            links={
              <>
                <Conditions quest={quest} />
                <People quest={quest} />
              </>
            }
          />
        </article>
      )}
    </Answered>
  );
}

function QuestHead({ quest: { id, name, levelMin, levelMax, repeatable } }: { readonly quest: QuestDetail }) {
  const { quest: texts, records } = words();
  return (
    <PageHead
      name={name}
      icon={<Icon glyph="book" size={32} />}
      badges={
        <>
          <Badge>{records.kinds.quest}</Badge>
          {levelMin !== null && <Badge tone="strong">{records.level(levels(levelMin, levelMax))}</Badge>}
          {repeatable !== null && <Badge>{repeatable ? texts.repeatable : texts.once}</Badge>}
          <Badge>{records.id(String(id))}</Badge>
        </>
      }
    />
  );
}

const amount = (value: number | undefined) => (value === undefined ? undefined : whole(value));

type Points = Pick<QuestDetail["rewards"], "adena" | "exp" | "sp">;

function PointFacts({ points: { adena, exp, sp } }: { readonly points: Points }) {
  return (
    <Facts
      rows={[
        [words().quest.adena, amount(adena)],
        ["EXP", amount(exp)],
        ["SP", amount(sp)],
      ]}
    />
  );
}

function Rewards({ quest: { rewards } }: { readonly quest: QuestDetail }) {
  const { items, adena, exp, sp, alternatives = [] } = rewards;
  const { quest: texts, records } = words();
  const isNothing =
    items.length === 0 && alternatives.length === 0 && [adena, exp, sp].every((one) => one === undefined);
  return (
    <Panel title={texts.rewards}>
      <PointFacts points={rewards} />
      <Quantities items={items} />
      {alternatives.length > 0 && <h3>{texts.oneOf}</h3>}
      {alternatives.map((one, index) => (
        <div key={index}>
          <span class="soft">{records.rewardKinds[one.kind]}</span>
          <Quantities items={one.items} />
          <PointFacts points={one} />
        </div>
      ))}
      {isNothing && <Empty>{texts.noReward}</Empty>}
    </Panel>
  );
}

function Journal({ quest: { description, clientJournalEntries = [] } }: { readonly quest: QuestDetail }) {
  if (description === undefined && clientJournalEntries.length === 0) return null;
  return (
    <Panel title={words().quest.journal}>
      {description && <p>{description}</p>}
      {clientJournalEntries.map((entry) => (
        <section key={entry.stepIndex}>
          <h3>
            {entry.stepIndex}. {entry.title}
          </h3>
          <p>{entry.description}</p>
          {entry.completionNpc && (
            <p>
              <RecordLink kind="npc" id={entry.completionNpc.id} name={entry.completionNpc.name} />
            </p>
          )}
        </section>
      ))}
    </Panel>
  );
}

function QuestItems({ quest: { questItems } }: { readonly quest: QuestDetail }) {
  if (questItems.length === 0) return null;
  return (
    <Panel title={words().quest.questItems}>
      <ul class="links">
        {questItems.map(({ itemId, name, iconFile }) => (
          <li key={itemId}>
            <RecordLink kind="item" id={itemId} name={name} icon={iconFile} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Conditions({ quest }: { readonly quest: QuestDetail }) {
  const { raceRestrictions, classRestrictions, prerequisites = [] } = quest;
  const texts = words().quest;
  const isForAll = raceRestrictions.length === 0 && classRestrictions.length === 0 && prerequisites.length === 0;
  return (
    <Panel title={texts.whoCanTakeIt}>
      {isForAll && (
        <p>{quest.levelMin === null ? texts.everyone : texts.everyoneOf(levels(quest.levelMin, quest.levelMax))}</p>
      )}
      {raceRestrictions.length > 0 && (
        <p>{texts.only(raceRestrictions.map((race) => termOf("race", race).word).join(", "))}</p>
      )}
      {classRestrictions.length > 0 && (
        <p class="link-row">
          {classRestrictions.map((one) => (
            <RecordLink key={one.id} kind="class" id={one.id} name={one.name} />
          ))}
        </p>
      )}
      {prerequisites.length > 0 && (
        <p>
          {texts.after}{" "}
          {prerequisites.map((one) => (
            <RecordLink key={one.id} kind="quest" id={one.id} name={one.name} />
          ))}
        </p>
      )}
    </Panel>
  );
}

/** The NPCs on the map: as many as the service takes. */
const MAPPED = 200;

function People({ quest }: { readonly quest: QuestDetail }) {
  const { startNpcs, involvedNpcs, involvedMonsters, primaryLocation, primaryRegion } = quest;
  const texts = words().quest;
  const starts = new Set(startNpcs.map(({ id }) => id));
  const others = involvedNpcs.filter(({ id }) => !starts.has(id));
  const npc = [...startNpcs, ...others, ...involvedMonsters].map(({ id }) => id).slice(0, MAPPED);
  return (
    <Panel title={texts.whoTakesPart}>
      {npc.length > 0 && <SpawnsMap query={{ npc }} name={quest.name} />}
      {startNpcs.length > 0 && (
        <>
          <h3>{texts.beginsWith}</h3>
          <NpcNames npcs={startNpcs} />
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>{texts.toTalkTo}</h3>
          <NpcNames npcs={others} />
        </>
      )}
      {involvedMonsters.length > 0 && (
        <>
          <h3>{texts.toKill}</h3>
          <NpcNames npcs={involvedMonsters} />
        </>
      )}
      {(primaryLocation ?? primaryRegion) && <h3>{texts.place}</h3>}
      {primaryLocation && <RecordLink kind="location" id={primaryLocation.id} name={primaryLocation.name} />}
      {!primaryLocation && primaryRegion && (
        <RecordLink kind="region" id={primaryRegion.id} name={primaryRegion.name} />
      )}
    </Panel>
  );
}
