import type { ItemLootSource } from "@gamedata/client";
import { useState } from "preact/hooks";
import { estimate, percent, whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { Select } from "../../parts/fields.js";
import { chanceAfter, curveOf } from "./chance-after.js";
import "./chance-curve.css";

const WIDTH = 600;
const HEIGHT = 160;
/** The chances at which the curve has a line. */
const marks = [0.5, 0.9, 0.99] as const;

/** The fewest kills for 99 % of which a curve says more than the three numbers. */
const FEWEST_KILLS = 8;

/** The sources that take several kills, the best first. */
const uncertain = (rows: readonly ItemLootSource[]) =>
  rows
    .filter(({ kills }) => kills !== null && kills.p99 >= FEWEST_KILLS)
    .toSorted((a, b) => b.probability - a.probability);

/** The chance of at least one piece after a number of kills, as a curve and in words, for one of the NPCs that give an item. */
export function ChanceCurve({ rows }: { readonly rows: readonly ItemLootSource[] }) {
  const [chosen, choose] = useState<string>();
  const sources = uncertain(rows);
  const keyOf = ({ npc, rawId }: ItemLootSource) => `${npc.id} ${rawId}`;
  const source = sources.find((one) => keyOf(one) === chosen) ?? sources[0];
  if (source?.kills == null) return null;
  const { kills, npc, probability } = source;
  const most = kills.p99;
  const { curve } = words().item;
  const text = curve.text(npc.name, kills.p50, whole(kills.p90), whole(kills.p99));
  return (
    <figure class="chance-curve no-print">
      <figcaption>
        {text}{" "}
        {sources.length > 1 && (
          <Select
            label={curve.npc}
            value={keyOf(source)}
            choices={sources.map((one) => [keyOf(one), `${one.npc.name} (${percent(one.probability)} %)`])}
            onChoose={choose}
          />
        )}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={text}>
        {marks.map((mark) => (
          <line key={mark} x1={0} x2={WIDTH} y1={HEIGHT * (1 - mark)} y2={HEIGHT * (1 - mark)} />
        ))}
        <polyline
          points={curveOf(probability, most)
            .map(([count, chance]) => `${(count / most) * WIDTH},${HEIGHT * (1 - chance)}`)
            .join(" ")}
        />
      </svg>
      <div class="chance-scale soft" aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((part) => {
          const count = Math.round(most * part);
          return (
            <span key={part}>
              {whole(count)}
              <br />
              {estimate(100 * chanceAfter(probability, count))} %
            </span>
          );
        })}
      </div>
    </figure>
  );
}
