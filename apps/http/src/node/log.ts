/** What a log line can hold beside its time and level. */
export type LogFields = Readonly<Record<string, string | number | undefined>>;

/** Writes one line of the log. */
export type WriteLine = (line: string) => void;

/** Characters that a terminal or a log viewer may act on, and that JSON leaves as they are. */
const unsafe = /[\u007f-\u009f\u2028\u2029]/g;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * Makes one line of the log: JSON, so that nothing a client sends can begin a line or steer a terminal.
 *
 * @param level What kind of line it is.
 * @param time When it happened.
 * @param fields What happened.
 */
export function logLine(level: "error" | "access", time: Date, fields: LogFields): string {
  return JSON.stringify({ time: time.toISOString(), level, ...fields }).replace(unsafe, escaped);
}
