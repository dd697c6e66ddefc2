import type { ClassDetail } from "@gamedata/client";
import { whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { recordPage } from "../../parts/answered.js";
import { LinkPanel } from "../../parts/filled-panels.js";
import { PageHead, StrongBadge } from "../../parts/page-head.js";
import { RecordLink } from "../../parts/record-link.js";
import { useAnswer } from "../../service/use-answer.js";
import { changesInWords } from "./character-state.js";
import { Planner } from "./planner.js";

/** A class: its line, its skills, and the symbols that it can have. */
export const ClassPage = recordPage(
  (id) => (client) => client.getClass(id),
  16,
  (one) => (
    <>
      <ClassHead one={one} />
      <Planner one={one} />
      <Hennas one={one} />
    </>
  ),
);

function ClassHead({ one }: { readonly one: ClassDetail }) {
  const all = useAnswer((client) => client.listClasses(), "frame").value?.data ?? [];
  const { classes: texts, records } = words();
  const nameOf = (id: number) => all.find((other) => other.id === id)?.name ?? texts.name(id);
  const line = [
    [texts.parent, one.parentClassId],
    ...one.childClassIds.map((id) => [texts.child, id] as const),
  ] as const;
  return (
    <>
      <PageHead
        name={one.name}
        glyph="person"
        badges={[
          <StrongBadge key="profession">
            {texts.professions[one.professionLevel] ?? texts.profession(one.professionLevel)}
          </StrongBadge>,
          `${termOf("race", one.race).word} ${termOf("race", one.type).word}`,
          records.id(one.id),
        ]}
      />
      <p class="link-row">
        {line.map(
          ([text, relative]) =>
            relative !== null && (
              <span key={relative}>
                <span class="soft">{text} </span>
                <RecordLink kind="class" id={relative} name={nameOf(relative)} />
              </span>
            ),
        )}
      </p>
    </>
  );
}

const Hennas = ({ one: { allowedHennas = [] } }: { readonly one: ClassDetail }) => (
  <LinkPanel
    title={words().classes.symbols}
    note={whole(allowedHennas.length)}
    isPrinted={false}
    kind="henna"
    rows={allowedHennas}
    recordOf={({ symbolId, displayName, shortLabel }) => ({
      id: symbolId,
      name: shortLabel ?? displayName ?? words().henna.symbol(symbolId),
    })}
    noteOf={changesInWords}
  />
);
