import { percent } from "../format/numbers.js";
import "./chance.css";

/** A probability (0 to 1) in percent, with a bar beside it. The square root keeps rare drops visible. */
export const Chance = ({ probability }: { readonly probability: number }) => (
  <span class="chance" style={{ "--share": String(Math.sqrt(Math.min(1, probability))) }}>
    {percent(probability)}
  </span>
);
