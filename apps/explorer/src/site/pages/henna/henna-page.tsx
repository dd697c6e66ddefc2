import { signed, whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { recordPage } from "../../parts/answered.js";
import { PageHead } from "../../parts/page-head.js";
import { type Fact, Facts, Panel } from "../../parts/panel.js";
import { ItemLink, RecordLinks } from "../../parts/record-link.js";
import { Term } from "../../parts/term.js";

/** A symbol: what it changes, its dyes and what removing it costs, and the classes that can have it. */
export const HennaPage = recordPage(
  (id) => (client) => client.getHenna(id),
  8,
  (henna, id) => {
    const { displayName, iconFile, statChanges, engravePrice, dyeItem, skills, allowedClasses } = henna;
    const { dyeCount, removalFee, returnedDyes } = henna;
    const { columns, henna: texts, parts, records, sections } = words();
    const changes = Object.entries(statChanges).map(
      ([stat, value]): Fact => [stat, signed(value), <Term key={stat} kind="stat" name={stat} />],
    );
    return (
      <>
        <PageHead name={displayName ?? texts.symbol(id)} image={iconFile} glyph="star" badges={[records.kinds.henna]} />
        <Panel title={texts.changes}>
          <Facts
            rows={[
              ...changes,
              [columns.price, parts.inAdena(engravePrice)],
              [
                texts.dye,
                <span key="dye">
                  <ItemLink item={dyeItem} />
                  {dyeCount !== undefined && ` ×${whole(dyeCount)}`}
                </span>,
              ],
              [texts.removalFee, removalFee !== undefined && parts.inAdena(removalFee)],
              [texts.returnedDyes, whole(returnedDyes)],
            ]}
          />
        </Panel>
        {skills && (
          <Panel title={sections.skills}>
            <RecordLinks kind="skill" of={skills} />
          </Panel>
        )}
        <Panel title={sections.classes}>
          <RecordLinks kind="class" of={allowedClasses} />
        </Panel>
      </>
    );
  },
);
