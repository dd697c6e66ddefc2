/** The answers to ten questions, as each generated client gives them. */
export interface Answers {
  readonly item: string | undefined;
  readonly lastByName: readonly [name: string | undefined, total: number | undefined];
  readonly byIds: {
    readonly records: readonly unknown[] | undefined;
    readonly missing: readonly number[] | undefined;
  };
  readonly fields: unknown;
  readonly raidBosses: number | undefined;
  readonly clampedLimit: number | undefined;
  readonly dropper: readonly [name: string | undefined, chance: number | null | undefined];
  readonly typo: number | undefined;
  readonly unknownItem: readonly [status: number | undefined, code: string | undefined];
  readonly spawn: readonly [x: number | undefined, location: string | undefined];
}
