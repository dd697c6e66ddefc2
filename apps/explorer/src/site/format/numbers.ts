import { computed } from "@preact/signals";
import { shownLanguage, words } from "../languages/words.js";

const formats = computed(() => {
  const language = shownLanguage();
  return {
    grouped: new Intl.NumberFormat(language, { maximumFractionDigits: 0 }),
    precise: new Intl.NumberFormat(language, { maximumSignificantDigits: 3, notation: "compact" }),
    exact: new Intl.NumberFormat(language, { maximumFractionDigits: 4 }),
  };
});

/** What stands for a value that the source does not state. */
export const ABSENT = "–";

/** The digits of a number that computations leave right: 0.3125 comes as 0.31249999999999994, and would be rounded down. */
const SAFE_DIGITS = 15;

/** Writes a number in one of the formats; the sign of one below zero is as wide as the plus of others. */
const write = (value: number | null | undefined, format: keyof typeof formats.value): string =>
  value === null || value === undefined
    ? ABSENT
    : formats.value[format].format(Number(value.toPrecision(SAFE_DIGITS))).replace("-", "−");

/** Writes a whole number: `48,800,000`. */
export const whole = (value: number | null | undefined): string => write(value, "grouped");

/** Writes a range of whole numbers: `40–60`, or one number where both are equal. */
export const wholeRange = (min: number, max: number): string =>
  min === max ? whole(min) : `${whole(min)}–${whole(max)}`;

/** Writes a number with up to four decimals. */
export const decimal = (value: number | null | undefined): string => write(value, "exact");

/** From here on a number is written in words, `133T`: nobody counts its digits, and a phone has no room for them. */
const ENDLESS = 1e12;

/** Writes an estimate: whole from 100 on, else with three significant digits. */
export function estimate(value: number | null | undefined): string {
  const size = Math.abs(value ?? 0);
  return write(value, size >= 100 && size < ENDLESS ? "grouped" : "precise");
}

/** Percent, below which the digits of a chance are not written. */
const LEAST_PERCENT = 1e-6;

/** Writes a probability (0 to 1) in percent, without the sign; one that is hardly above 0 is not written as 0, nor in twenty digits. */
export function percent(probability: number): string {
  const isTiny = probability > 0 && probability * 100 < LEAST_PERCENT;
  return (isTiny ? "< " : "") + estimate(isTiny ? LEAST_PERCENT : probability * 100);
}

/** Seconds. */
export const MINUTE = 60;
/** Minutes. */
const HOUR = 60;

/** Writes a duration: `45 s`, `2 min`, `1 h 30 min`. */
export function duration(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined) return ABSENT;
  const { units } = words();
  if (seconds < MINUTE) return `${whole(seconds)} ${units.seconds}`;
  const rounded = Math.round(seconds / MINUTE);
  const [hours, minutes] = [Math.floor(rounded / HOUR), rounded % HOUR];
  if (hours === 0) return `${minutes} ${units.minutes}`;
  const wholeHours = `${whole(hours)} ${units.hours}`;
  return minutes === 0 ? wholeHours : `${wholeHours} ${minutes} ${units.minutes}`;
}

/** Writes a change: `+88`, `−3`. */
export const signed = (value: number): string => (value < 0 ? decimal(value) : `+${decimal(value)}`);

/** Writes a range of levels: `20`, `20–30`, `20+`. */
export function levels(min: number | null | undefined, max?: number | null): string {
  if (min === null || min === undefined) return max === null || max === undefined ? ABSENT : `–${max}`;
  if (max === undefined || max === null) return `${min}+`;
  return min === max ? String(min) : `${min}–${max}`;
}
