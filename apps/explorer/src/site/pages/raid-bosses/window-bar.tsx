import { duration, MINUTE } from "../../format/numbers.js";
import { shownLanguage, words } from "../../languages/words.js";
import type { RespawnWindow } from "./respawn-window.js";
import "./raid-bosses.css";

const SECOND = 1000;

/** Writes a point in time: `Tue 14:05`. */
const timeOf = (time: number) =>
  new Intl.DateTimeFormat(shownLanguage(), { weekday: "short", hour: "2-digit", minute: "2-digit" }).format(time);

const until = (time: number, now: number) => duration(Math.max(MINUTE, (time - now) / SECOND));

function phaseInWords({ opens, closes, phase }: RespawnWindow, now: number): string {
  const { raidBosses: texts } = words();
  if (phase === "closed") return texts.opens(timeOf(opens), timeOf(closes), until(opens, now));
  return phase === "open" ? texts.open(timeOf(opens), timeOf(closes), until(closes, now)) : texts.over(timeOf(closes));
}

/** The time from a kill until the boss is certainly back, as a bar and in words: the window, and where the present is. */
export function WindowBar({ window, now }: { readonly window: RespawnWindow; readonly now: number }) {
  const { killed, opens, closes, phase } = window;
  const share = (time: number) =>
    `${(100 * Math.min(1, Math.max(0, (time - killed) / (closes - killed)))).toFixed(2)}%`;
  const text = phaseInWords(window, now);
  return (
    <span class={`window-bar is-${phase}`}>
      <span>{text}</span>
      <svg role="img" aria-label={text}>
        <rect class="wait" x="0" y="3" width="100%" height="6" rx="3" />
        <rect class="window" x={share(opens)} y="3" width={share(killed + closes - opens)} height="6" rx="3" />
        <rect class="now" x={share(now)} y="0" width="2" height="12" />
      </svg>
    </span>
  );
}
