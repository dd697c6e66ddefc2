import type { ErrorCode } from "@gamedata/schema";

/** The variable values of a request for an operation; the default chronicle is the first one served. */
export interface ExampleRequest {
  readonly chronicle?: string;
  readonly id?: number | string;
  readonly query?: Readonly<Record<string, ExampleValue | readonly (ExampleValue | readonly number[])[]>>;
}

/** A value in a query; lists are separated by commas, the numbers of a pair by a colon. */
type ExampleValue = string | number;

/** Example requests by the code of the error that they cause. */
export type ErrorExamples = Readonly<Partial<Record<ErrorCode, ExampleRequest>>>;
