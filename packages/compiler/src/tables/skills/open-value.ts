const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/u;

/** Converts `true`, `false`, in any case as the engine does, and numbers; other texts stay texts. */
export function openValue(text: string): boolean | number | string {
  const word = text.toLowerCase();
  if (word === "true" || word === "false") return word === "true";
  return numberOrText(text);
}

/** Converts numbers; other texts stay texts. */
export const numberOrText = (text: string): number | string => (NUMBER.test(text) ? Number(text) : text);
