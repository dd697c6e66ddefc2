import type { QuestDetail } from "@gamedata/client";
import { levels, whole } from "../../format/numbers.js";
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
  return (
    <PageHead
      name={name}
      icon={<Icon glyph="book" size={32} />}
      badges={
        <>
          <Badge>Quest</Badge>
          {levelMin !== null && <Badge tone="strong">level {levels(levelMin, levelMax)}</Badge>}
          {repeatable !== null && <Badge>{repeatable ? "repeatable" : "once"}</Badge>}
          <Badge>id {id}</Badge>
        </>
      }
    />
  );
}

const amount = (value: number | undefined) => (value === undefined ? undefined : whole(value));

function Rewards({ quest: { rewards } }: { readonly quest: QuestDetail }) {
  const { items, adena, exp, sp, alternatives = [] } = rewards;
  const isNothing =
    items.length === 0 && alternatives.length === 0 && [adena, exp, sp].every((one) => one === undefined);
  return (
    <Panel title="Rewards">
      <Facts
        rows={[
          ["Adena", amount(adena)],
          ["EXP", amount(exp)],
          ["SP", amount(sp)],
        ]}
      />
      <Quantities items={items} />
      {alternatives.length > 0 && <h3>One of</h3>}
      {alternatives.map((one, index) => (
        <div key={index}>
          <span class="soft">{one.kind.replaceAll("-", " ")}</span>
          <Quantities items={one.items} />
          <Facts
            rows={[
              ["Adena", amount(one.adena)],
              ["EXP", amount(one.exp)],
              ["SP", amount(one.sp)],
            ]}
          />
        </div>
      ))}
      {isNothing && <Empty>The data names no reward.</Empty>}
    </Panel>
  );
}

function Journal({ quest: { description, clientJournalEntries = [] } }: { readonly quest: QuestDetail }) {
  if (description === undefined && clientJournalEntries.length === 0) return null;
  return (
    <Panel title="Journal">
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
    <Panel title="Quest items">
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
  const isForAll = raceRestrictions.length === 0 && classRestrictions.length === 0 && prerequisites.length === 0;
  return (
    <Panel title="Who can take it">
      {isForAll && <p>Everyone{quest.levelMin !== null && ` of level ${levels(quest.levelMin, quest.levelMax)}`}.</p>}
      {raceRestrictions.length > 0 && (
        <p>Only {raceRestrictions.map((race) => race.replaceAll("_", " ").toLowerCase()).join(", ")}.</p>
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
          After{" "}
          {prerequisites.map((one) => (
            <RecordLink key={one.id} kind="quest" id={one.id} name={one.name} />
          ))}
        </p>
      )}
    </Panel>
  );
}

function People({ quest }: { readonly quest: QuestDetail }) {
  const { startNpcs, involvedNpcs, involvedMonsters, primaryLocation, primaryRegion } = quest;
  const starts = new Set(startNpcs.map(({ id }) => id));
  const others = involvedNpcs.filter(({ id }) => !starts.has(id));
  return (
    <Panel title="Who takes part">
      {startNpcs.length > 0 && (
        <>
          <h3>Begins with</h3>
          <NpcNames npcs={startNpcs} />
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>To talk to</h3>
          <NpcNames npcs={others} />
        </>
      )}
      {involvedMonsters.length > 0 && (
        <>
          <h3>To kill</h3>
          <NpcNames npcs={involvedMonsters} />
        </>
      )}
      {(primaryLocation ?? primaryRegion) && <h3>Place</h3>}
      {primaryLocation && <RecordLink kind="location" id={primaryLocation.id} name={primaryLocation.name} />}
      {!primaryLocation && primaryRegion && (
        <RecordLink kind="region" id={primaryRegion.id} name={primaryRegion.name} />
      )}
    </Panel>
  );
}
