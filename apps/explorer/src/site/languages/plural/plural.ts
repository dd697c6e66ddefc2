/** The texts for a number of things, by the forms that a language has. */
export type Forms<Form extends Intl.LDMLPluralRule> = Readonly<Record<Form | "other", string>>;

/** Writes numbers of things in one language. */
export interface Plural<Form extends Intl.LDMLPluralRule> {
  /** Returns the form for a number: `places`. */
  readonly plural: (count: number, forms: Forms<Form>) => string;
  /** Returns the number with its form: `1,200 places`. */
  readonly counted: (count: number, forms: Forms<Form>) => string;
}

/**
 * Returns what writes numbers of things in a language.
 *
 * @typeParam Form The forms that each text must have beside `other`; a form that is not among them is written as `other`.
 * @param language The BCP 47 tag of the language.
 */
export function pluralIn<Form extends Intl.LDMLPluralRule>(language: string): Plural<Form> {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const plural = (count: number, forms: Forms<Form>) => {
    const known: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = forms;
    return known[rules.select(count)] ?? forms.other;
  };
  return { plural, counted: (count, forms) => `${numbers.format(count)} ${plural(count, forms)}` };
}
