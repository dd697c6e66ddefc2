import type { Finding } from "./check.js";

/** The formats of the findings of a check. */
export const checkFormats = ["text", "json", "github"] as const;

/** A format of the findings of a check: lines, a list in JSON, or annotations of a workflow of GitHub. */
export type CheckFormat = (typeof checkFormats)[number];

/** Prints findings. */
export function formatFindings(findings: readonly Finding[], format: CheckFormat): string {
  if (format === "json") return `${JSON.stringify(findings, null, 2)}\n`;
  const print = format === "github" ? annotationOf : lineOf;
  return findings.map((finding) => `${print(finding)}\n`).join("");
}

const lineOf = ({ file, line, rule, message }: Finding): string => `${file}:${line}: ${rule}: ${message}`;

/** Source: the commands of workflows in the documentation of GitHub; values escape percent signs and line breaks. */
const annotationOf = ({ file, line, rule, message }: Finding): string =>
  `::warning file=${escapedProperty(file)},line=${line},title=${rule}::${escaped(message)}`;

const escaped = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapedProperty = (text: string): string => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
