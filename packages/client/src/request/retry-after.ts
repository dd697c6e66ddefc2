/**
 * Reads the header `Retry-After`: a number of seconds, or a date, which begins with a day (RFC 9110, section 10.2.3).
 *
 * @returns Milliseconds from now, at least 0; 0 without the header, and for text of another form.
 */
export function millisecondsUntil(retryAfter: string | null): number {
  const text = retryAfter ?? "";
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : /^[A-Z]/.test(text) && Date.parse(text) - Date.now();
  return Math.max(0, milliseconds || 0);
}
