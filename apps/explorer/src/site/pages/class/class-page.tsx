import type { ClassDetail } from "@gamedata/client";
import { signed, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { Answered } from "../../parts/answered.js";
import { Badge } from "../../parts/badge.js";
import { FoldedList } from "../../parts/folded-list.js";
import { Icon } from "../../parts/icon.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { Planner } from "./planner.js";

const professions = [
  "Base class",
  "First profession",
  "Second profession",
  "Third profession",
  "Fourth profession",
] as const;

/** A class: its line, its skills, and the symbols that it can have. */
export function ClassPage({ id }: { readonly id: number }) {
  const answer = useAnswer((client) => client.getClass(id));
  return (
    <Answered answer={answer} lines={16}>
      {(one) => (
        <article>
          <ClassHead one={one} />
          <Planner id={id} />
          <Hennas one={one} />
        </article>
      )}
    </Answered>
  );
}

function ClassHead({ one }: { readonly one: ClassDetail }) {
  const all = useAnswer((client) => client.listClasses(), "frame").value?.data ?? [];
  const nameOf = (id: number) => all.find((other) => other.id === id)?.name ?? `Class ${id}`;
  return (
    <>
      <PageHead
        name={one.name}
        icon={<Icon glyph="person" size={32} />}
        badges={
          <>
            <Badge tone="strong">{professions[one.professionLevel] ?? `Profession ${one.professionLevel}`}</Badge>
            <Badge>
              {one.race} {one.type}
            </Badge>
            <Badge>id {one.id}</Badge>
          </>
        }
      />
      <p class="link-row">
        {one.parentClassId !== null && (
          <span>
            <span class="soft">before: </span>
            <RecordLink kind="class" id={one.parentClassId} name={nameOf(one.parentClassId)} />
          </span>
        )}
        {one.childClassIds.map((child) => (
          <span key={child}>
            <span class="soft">then: </span>
            <RecordLink kind="class" id={child} name={nameOf(child)} />
          </span>
        ))}
      </p>
    </>
  );
}

function Hennas({ one: { allowedHennas = [] } }: { readonly one: ClassDetail }) {
  if (allowedHennas.length === 0) return null;
  return (
    <Panel title="Symbols" note={whole(allowedHennas.length)} isPrinted={false}>
      <FoldedList>
        {allowedHennas.map(({ symbolId, displayName, shortLabel, statChanges }) => (
          <li key={symbolId}>
            <RecordLink kind="henna" id={symbolId} name={shortLabel ?? displayName ?? `Symbol ${symbolId}`} />{" "}
            <span class="soft">
              {Object.entries(statChanges)
                .map(([stat, value]) => `${termOf("stat", stat).word} ${signed(value)}`)
                .join(", ")}
            </span>
          </li>
        ))}
      </FoldedList>
    </Panel>
  );
}
