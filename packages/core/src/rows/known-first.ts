/** Returns distinct words: the known ones in their order, then the others by code unit. */
export function knownFirst<Word extends string>(known: readonly Word[], words: Iterable<Word>): readonly Word[] {
  const distinct = new Set(words);
  const others = new Set(distinct);
  for (const word of known) others.delete(word);
  return [...known.filter((word) => distinct.has(word)), ...[...others].sort()];
}
