/** A valibot schema, or an action of its pipe, with the properties that describe it, as far as it has them. */
export interface Described {
  readonly type: string;
  readonly kind?: string;
  readonly entries?: Readonly<Record<string, Described>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Described;
  readonly item?: Described;
  readonly items?: readonly Described[];
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
