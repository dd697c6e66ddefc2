import { signed, whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Answered } from "../../parts/answered.js";
import { Badge } from "../../parts/badge.js";
import { type Fact, Facts } from "../../parts/facts.js";
import { Icon } from "../../parts/icon.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { Term } from "../../parts/term.js";
import { useAnswer } from "../../service/use-answer.js";

/** A symbol: what it changes, its dye, and the classes that can have it. */
export function HennaPage({ id }: { readonly id: number }) {
  const answer = useAnswer((client) => client.getHenna(id));
  const { henna: texts, records, sections } = words();
  return (
    <Answered answer={answer} lines={8}>
      {({ displayName, iconFile, statChanges, engravePrice, dyeItem, allowedClasses }) => (
        <article>
          <PageHead
            name={displayName ?? texts.symbol(String(id))}
            icon={<Icon file={iconFile} glyph="star" size={32} />}
            badges={<Badge>{records.kinds.henna}</Badge>}
          />
          <Panel title={texts.changes}>
            <Facts
              rows={[
                ...Object.entries(statChanges).map(
                  ([stat, value]): Fact => [stat, signed(value), <Term key={stat} kind="stat" name={stat} />],
                ),
                [texts.price, texts.priceInAdena(whole(engravePrice))],
                [
                  texts.dye,
                  <RecordLink key="dye" kind="item" id={dyeItem.id} name={dyeItem.name} icon={dyeItem.iconFile} />,
                ],
              ]}
            />
          </Panel>
          <Panel title={sections.classes}>
            <p class="link-row">
              {allowedClasses.map((one) => (
                <RecordLink key={one.id} kind="class" id={one.id} name={one.name} />
              ))}
            </p>
          </Panel>
        </article>
      )}
    </Answered>
  );
}
