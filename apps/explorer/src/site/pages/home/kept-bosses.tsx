import { words } from "../../languages/words.js";
import { RecordLink } from "../../parts/record-link.js";
import { useBosses, useNow, windowOf } from "../raid-bosses/bosses.js";
import { WindowBar } from "../raid-bosses/window-bar.js";

/** The bosses that are named: those that come back first. */
const SHOWN = 5;

/** When the raid bosses come back whose kills this browser keeps. */
export function KeptBosses({ kills }: { readonly kills: ReadonlyMap<number, number> }) {
  const { value } = useBosses();
  const now = useNow();
  const windows = (value?.data ?? []).flatMap((boss) => {
    const window = windowOf(boss, kills, now);
    return window === undefined ? [] : [{ boss, window }];
  });
  return (
    <ul class="links" aria-label={words().lists.titles["raid-bosses"]}>
      {windows
        .toSorted((one, other) => one.window.opens - other.window.opens)
        .slice(0, SHOWN)
        .map(({ boss: { id, name }, window }) => (
          <li key={id}>
            <RecordLink kind="npc" id={id} name={name} /> <WindowBar window={window} now={now} />
          </li>
        ))}
    </ul>
  );
}
