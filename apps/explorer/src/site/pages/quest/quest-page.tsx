import type { QuestDetail } from "@gamedata/client";
import { levels, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Empty, recordPage } from "../../parts/answered.js";
import { LinkPanel } from "../../parts/filled-panels.js";
import { NpcNames } from "../../parts/npcs.js";
import { PageHead, StrongBadge } from "../../parts/page-head.js";
import { Facts, Panel, Part } from "../../parts/panel.js";
import { Quantities } from "../../parts/quantities.js";
import { LinkOf, RecordLinks } from "../../parts/record-link.js";
import { SpawnsMap } from "../../small-map/small-map.js";

/** A quest: who can take it, who takes part, and what it gives. */
export const QuestPage = recordPage(
  (id) => (client) => client.getQuest(id),
  14,
  (quest) => (
    <>
      <QuestHead quest={quest} />
      <div class="columns">
        <div class="column">
          <Rewards quest={quest} />
          <Journal quest={quest} />
          <LinkPanel title={words().quest.questItems} kind="item" rows={quest.questItems} recordOf={(item) => item} />
        </div>
        <div class="column">
          <Conditions quest={quest} />
          <People quest={quest} />
        </div>
      </div>
    </>
  ),
);

interface QuestProps {
  readonly quest: QuestDetail;
}

function QuestHead({ quest: { id, name, levelMin, levelMax, repeatable, daily } }: QuestProps) {
  const { quest: texts, records } = words();
  return (
    <PageHead
      name={name}
      glyph="book"
      badges={[
        records.kinds.quest,
        levelMin !== null && <StrongBadge key="level">{records.level(levels(levelMin, levelMax))}</StrongBadge>,
        repeatable !== null && (daily ? texts.daily : repeatable ? texts.repeatable : texts.once),
        records.id(id),
      ]}
    />
  );
}

type Points = Pick<QuestDetail["rewards"], "adena" | "exp" | "sp">;

const PointFacts = ({ points: { adena, exp, sp } }: { readonly points: Points }) => (
  <Facts
    rows={[
      [words().lists.quests.adena, whole(adena)],
      ["EXP", whole(exp)],
      ["SP", whole(sp)],
    ]}
  />
);

function Rewards({ quest: { rewards } }: QuestProps) {
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
          {one.kind !== alternatives[index - 1]?.kind && <span class="soft">{records.rewardKinds[one.kind]}</span>}
          <Quantities items={one.items} />
          <PointFacts points={one} />
        </div>
      ))}
      {isNothing && <Empty>{texts.noReward}</Empty>}
    </Panel>
  );
}

function Journal({ quest: { description, clientJournalEntries = [] } }: QuestProps) {
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
              <LinkOf kind="npc" record={entry.completionNpc} />
            </p>
          )}
        </section>
      ))}
    </Panel>
  );
}

function Conditions({ quest }: QuestProps) {
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
      {classRestrictions.length > 0 && <RecordLinks kind="class" of={classRestrictions} />}
      {prerequisites.length > 0 && <RecordLinks kind="quest" of={prerequisites} before={texts.after} />}
    </Panel>
  );
}

/** The NPCs on the map: as many as the service takes. */
const MAPPED = 200;

function People({ quest }: QuestProps) {
  const { startNpcs, involvedNpcs, involvedMonsters, primaryLocation, primaryRegion } = quest;
  const texts = words().quest;
  const starts = new Set(startNpcs.map(({ id }) => id));
  const others = involvedNpcs.filter(({ id }) => !starts.has(id));
  const npc = [...startNpcs, ...others, ...involvedMonsters].map(({ id }) => id).slice(0, MAPPED);
  const region = primaryRegion && <LinkOf kind="region" record={primaryRegion} />;
  const place = primaryLocation ? <LinkOf kind="location" record={primaryLocation} /> : region;
  const groups = [
    [words().lists.quests.beginsWith, startNpcs],
    [texts.toTalkTo, others],
    [texts.toKill, involvedMonsters],
  ] as const;
  return (
    <Panel title={texts.whoTakesPart}>
      {npc.length > 0 && <SpawnsMap query={{ npc }} labelOf={(count) => words().npc.spawns.map(count, quest.name)} />}
      {groups.map(([title, npcs]) => (
        <Part key={title} title={title}>
          {npcs.length > 0 && <NpcNames npcs={npcs} />}
        </Part>
      ))}
      <Part title={words().columns.place}>{place}</Part>
    </Panel>
  );
}
