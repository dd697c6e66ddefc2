/** A valibot schema, or an action of its pipe, with the properties that describe it, as far as it has them. */
export interface Described {
  readonly type: string;
  readonly kind?: string;
  /** The fields of an object. */
  readonly entries?: Readonly<Record<string, Described>>;
  /** The values of a picklist, or the schemas of a union. */
  readonly options?: readonly unknown[];
  /** The inner schema of an optional or nullable one. */
  readonly wrapped?: Described;
  /** The schema of the elements of a list. */
  readonly item?: Described;
  /** The schemas of the parts of a tuple. */
  readonly items?: readonly Described[];
  /** The schema of the values of a record. */
  readonly value?: Described;
  readonly literal?: unknown;
  readonly default?: unknown;
  readonly getter?: (input: unknown) => Described;
  readonly pipe?: readonly Described[];
  /** The text of a description, and what a length or a bound demands. */
  readonly description?: unknown;
  readonly requirement?: unknown;
  /** What an action states for programs that read the schemas. */
  readonly metadata?: { readonly examples?: readonly unknown[] };
}
