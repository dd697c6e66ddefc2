import { percent } from "../format/numbers.js";
import "./chance.css";

/** A probability (0 to 1) in percent, with a bar beside it. The square root keeps rare drops visible. */
export const Chance = ({
  probability,
  title,
}: {
  readonly probability: number;
  readonly title?: string | undefined;
}) => (
  <span class="chance" title={title} style={{ "--share": String(Math.sqrt(Math.min(1, probability))) }}>
    {percent(probability)}
  </span>
);
