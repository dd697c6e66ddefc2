/**
 * Returns the Latin letter or the sign of a key in lower case, with Caps Lock too; on a layout without Latin letters, the
 * letter that the key has on others: `k` for `K` and for `л`.
 */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (/^[ -~]$/.test(key)) return key.toLowerCase();
  return key.length === 1 && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

/** Returns whether a key is written into what has the focus; a checkbox or a slider takes no letter. */
export const isWriting = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select");
