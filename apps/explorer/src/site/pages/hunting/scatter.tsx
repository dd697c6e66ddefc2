import type { HuntingMeasure, HuntingTarget, HuntingUnit } from "@gamedata/client";
import { estimate, whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { type Dot, scatterPlot } from "./scatter-points.js";
import "./scatter.css";

/** The best targets, whose names stand at their dots. */
const NAMED = 3;

const inPercent = (share: number) => `${share * 100}%`;

/** A ranking as dots: level to the right, score to the top; the best are named in words too. */
export function Scatter({ rows, by, per }: { rows: readonly HuntingTarget[]; by: HuntingMeasure; per: HuntingUnit }) {
  const { hunting: texts } = words();
  const plot = scatterPlot(rows);
  if (plot === undefined) return null;
  const { dots, levels, scores } = plot;
  const measure = `${texts.measures[by]} ${texts.units[per]}`;
  const [first = 0] = levels;
  const span = Math.max(...dots.map(({ row }) => row.npc.level ?? 0)) - first;
  const best = dots.slice(0, NAMED);
  const inWords = ({ row: { npc, score } }: Dot) => texts.dot(npc.name, whole(npc.level), estimate(score));
  return (
    <figure class="scatter no-print">
      <figcaption>{texts.best(measure, best.map(inWords).join("; "))}</figcaption>
      <div class="scatter-frame">
        <div class="scatter-scores soft" aria-hidden="true">
          {scores.toReversed().map((score) => (
            <span key={score}>{estimate(score)}</span>
          ))}
        </div>
        <svg role="img" aria-label={texts.plot(measure, dots.length)}>
          {[0, 0.5, 1].map((part) => (
            <line key={part} x1="0" x2="100%" y1={inPercent(part)} y2={inPercent(part)} />
          ))}
          {dots.map((dot, index) => (
            <circle
              key={dot.row.npc.id}
              class={index < NAMED ? "is-best" : undefined}
              cx={inPercent(dot.x)}
              cy={inPercent(dot.y)}
              r={index < NAMED ? 5 : 4}
            >
              <title>{inWords(dot)}</title>
            </circle>
          ))}
          {best
            .filter((dot, index) => isFree(dot, best.slice(0, index)))
            .map((dot) => (
              <text key={dot.row.npc.id} x={inPercent(dot.x)} y={inPercent(dot.y)} dy="4" {...sideOf(dot)}>
                {dot.row.npc.name}
              </text>
            ))}
        </svg>
        <div class="scatter-levels soft" aria-hidden="true">
          {levels.map((level) => (
            <span key={level} style={{ left: inPercent((level - first) / span) }}>
              {level}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** The least distances of two names from each other, in shares of the height and of the width. */
const NAME_HEIGHT = 0.09;
const NAME_WIDTH = 0.4;

/** Names stand beside their dots where they do not cover one of a better target. */
const isFree = ({ x, y }: Dot, better: readonly Dot[]) =>
  better.every((other) => Math.abs(other.y - y) > NAME_HEIGHT || Math.abs(other.x - x) > NAME_WIDTH);

/** A name stands to the right of its dot, or to the left of one on the right half. */
const sideOf = ({ x }: Dot) => (x < 0.5 ? { dx: "9" } : { dx: "-9", "text-anchor": "end" as const });
