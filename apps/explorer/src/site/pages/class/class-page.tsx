import type { ClassDetail } from "@gamedata/client";
import { signed, whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Answered } from "../../parts/answered.js";
import { Badge } from "../../parts/badge.js";
import { FoldedList } from "../../parts/folded-list.js";
import { Icon } from "../../parts/icon.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { Planner } from "./planner.js";

/** A class: its line, its skills, and the symbols that it can have. */
export function ClassPage({ id }: { readonly id: number }) {
  const answer = useAnswer((client) => client.getClass(id));
  return (
    <Answered answer={answer} lines={16}>
      {(one) => (
        <article>
          <ClassHead one={one} />
          <Planner id={id} one={one} />
          <Hennas one={one} />
        </article>
      )}
    </Answered>
  );
}

function ClassHead({ one }: { readonly one: ClassDetail }) {
  const all = useAnswer((client) => client.listClasses(), "frame").value?.data ?? [];
  const { classes: texts, records } = words();
  const nameOf = (id: number) => all.find((other) => other.id === id)?.name ?? texts.name(String(id));
  return (
    <>
      <PageHead
        name={one.name}
        icon={<Icon glyph="person" size={32} />}
        badges={
          <>
            <Badge tone="strong">
              {texts.professions[one.professionLevel] ?? texts.profession(String(one.professionLevel))}
            </Badge>
            <Badge>
              {termOf("race", one.race).word} {termOf("race", one.type).word}
            </Badge>
            <Badge>{records.id(String(one.id))}</Badge>
          </>
        }
      />
      <p class="link-row">
        {one.parentClassId !== null && (
          <span>
            <span class="soft">{texts.parent} </span>
            <RecordLink kind="class" id={one.parentClassId} name={nameOf(one.parentClassId)} />
          </span>
        )}
        {one.childClassIds.map((child) => (
          <span key={child}>
            <span class="soft">{texts.child} </span>
            <RecordLink kind="class" id={child} name={nameOf(child)} />
          </span>
        ))}
      </p>
    </>
  );
}

function Hennas({ one: { allowedHennas = [] } }: { readonly one: ClassDetail }) {
  if (allowedHennas.length === 0) return null;
  const { classes, henna } = words();
  return (
    <Panel title={classes.symbols} note={whole(allowedHennas.length)} isPrinted={false}>
      <FoldedList>
        {allowedHennas.map(({ symbolId, displayName, shortLabel, statChanges }) => (
          <li key={symbolId}>
            <RecordLink kind="henna" id={symbolId} name={shortLabel ?? displayName ?? henna.symbol(String(symbolId))} />{" "}
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
