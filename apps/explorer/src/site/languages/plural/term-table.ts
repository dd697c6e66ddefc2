/**
 * The words of the game's client for those of a source, which two data sets write in different cases; and one sentence for who
 * does not know the word, if it does not say it.
 */
export type TermTable = Readonly<Record<string, readonly [word: string, meaning?: string]>>;
