import type { ClassSummary } from "@gamedata/client";
import { CsvButton } from "../../csv/csv-button.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { Asked, Empty } from "../../parts/answered.js";
import { PageHead } from "../../parts/page-head.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import "./classes-page.css";

function Branch({ one, all }: { readonly one: ClassSummary; readonly all: readonly ClassSummary[] }) {
  const children = all.filter(({ parentClassId }) => parentClassId === one.id);
  return (
    <li>
      <RecordLink kind="class" id={one.id} name={one.name} />
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Branch key={child.id} one={child} all={all} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** All classes, as the trees of their professions. */
export function ClassesPage() {
  const { classes, lists, sections } = words();
  return (
    <>
      <PageHead name={sections.classes} note={classes.note} />
      <Asked ask={(client) => client.listClasses()} lines={30}>
        {({ data }) => (
          <>
            {data.length === 0 && <Empty>{lists.hasNone(lists.nouns.classes)}</Empty>}
            <div class="class-trees">
              {[...new Set(data.map(({ race }) => race))].map((race) => (
                <Panel key={race} title={termOf("race", race).word}>
                  <ul class="class-tree">
                    {data
                      .filter((one) => one.race === race && one.parentClassId === null)
                      .map((root) => (
                        <Branch key={root.id} one={root} all={data} />
                      ))}
                  </ul>
                </Panel>
              ))}
            </div>
            <CsvButton list="classes" rows={async () => data} />
          </>
        )}
      </Asked>
    </>
  );
}
