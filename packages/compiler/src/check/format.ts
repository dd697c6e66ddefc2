import { groupBy } from "../tables/rows-by-id.js";
import { type CheckRule, checkRules, type Finding } from "./check.js";

export const checkFormats = ["text", "json", "github"] as const;

/** A format of the findings of a check: lines, a list in JSON, or annotations of a workflow of GitHub. */
export type CheckFormat = (typeof checkFormats)[number];

/** The findings of a rule that are printed without `--verbose`. */
const MOST_OF_RULE = 20;

/**
 * Prints findings: as JSON all of them, otherwise the first ones of each rule, in text after the number that each rule has.
 *
 * @param isWhole Whether to print all of them in every format.
 */
export function formatFindings(findings: readonly Finding[], format: CheckFormat, isWhole: boolean): string {
  if (format === "json") return `${JSON.stringify(findings, null, 2)}\n`;
  const print = format === "github" ? annotationOf : lineOf;
  const rules = rulesOf(findings);
  const summary = rules.map(([rule, found]) => `${rule}: ${numberOf(found).toLocaleString("en")}. ${checkRules[rule]}`);
  const lines = rules.flatMap(([rule, found]) => {
    const shown = isWhole ? found : found.slice(0, MOST_OF_RULE);
    const rest = numberOf(found) - numberOf(shown);
    const more = `… and ${rest.toLocaleString("en")} more of ${rule}; --verbose or --format json prints all`;
    return [...shown.map(print), ...(rest > 0 && format === "text" ? [more] : [])];
  });
  return [...(format === "text" ? summary : []), ...lines].map((line) => `${line}\n`).join("");
}

/** Groups findings by rule, the rule with the fewest first: what stands out of a datapack is rarer than what it is full of. */
function rulesOf(findings: readonly Finding[]): readonly (readonly [CheckRule, readonly Finding[]])[] {
  return [...groupBy(findings, ({ rule }) => rule)].sort(([, a], [, b]) => numberOf(a) - numberOf(b));
}

const numberOf = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { further = 0 }) => sum + 1 + further, 0);

const lineOf = ({ file, line, rule, message }: Finding): string => `${file}:${line}: ${rule}: ${message}`;

/** Source: the commands of workflows in the documentation of GitHub; values escape percent signs and line breaks. */
const annotationOf = ({ file, line, rule, message }: Finding): string =>
  `::warning file=${escapedProperty(file)},line=${line},title=${rule}::${escaped(message)}`;

const escaped = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapedProperty = (text: string): string => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
