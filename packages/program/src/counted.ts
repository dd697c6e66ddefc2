/** Formats a number with its noun, for example `1 error` and `2 errors`; the number may be formatted already. */
export function counted(count: number | string, noun: string, plural = `${noun}s`): string {
  return `${count} ${String(count) === "1" ? noun : plural}`;
}
