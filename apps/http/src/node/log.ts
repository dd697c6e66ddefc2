/** The fields of a log line in addition to its time and level. */
export type LogFields = Readonly<Record<string, string | number | undefined>>;

/** Writes one line of the log. */
export type WriteLine = (line: string) => void;

/** Characters that a terminal or a log viewer may interpret, and that JSON does not escape. */
const unsafe = /[\u007f-\u009f\u2028\u2029]/g;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Formats a log line as JSON, so that no client input can start a new line or control a terminal. */
export function logLine(level: "error" | "access", time: Date, fields: LogFields): string {
  return JSON.stringify({ time: time.toISOString(), level, ...fields }).replace(unsafe, escaped);
}
