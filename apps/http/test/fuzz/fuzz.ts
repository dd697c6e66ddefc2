import fc from "fast-check";
import type { Address } from "../wire/connection.js";
import { Exchanger, type FuzzCase, tryCase } from "./exchange.js";
import { caseArbitrary } from "./request-arbitrary.js";
import type { Served } from "./served.js";

export interface FuzzOptions {
  readonly address: Address;
  readonly served: Served;
  readonly cases: number;
  readonly seed: number;
  /** Hears of every case that was tried. */
  readonly onCase?: () => void;
  /** Hears of every case that takes longer than a minute: where the server answers nothing any more, one on each connection. */
  readonly onSlow?: (fuzzCase: FuzzCase) => void;
}

export interface FuzzReport {
  readonly cases: number;
  readonly requests: number;
  /** The smallest failing case of each connection that met one, and how to meet it again. */
  readonly failures: readonly string[];
}

/** Milliseconds. */
const SLOW = 60_000;
/** Connections that try cases at the same time. */
const CONNECTIONS = 8;

function describeFailure(details: fc.RunDetails<[FuzzCase]>): string {
  const { seed, counterexamplePath, counterexample, errorInstance } = details;
  const reason =
    errorInstance instanceof Error ? `${errorInstance.name}: ${errorInstance.message}` : String(errorInstance);
  return `${reason}\n  ${JSON.stringify(counterexample?.[0])}\n  seed ${seed}, path ${counterexamplePath}`;
}

/** Tries cases against a server over several connections at once; the same seed gives the same cases. */
export async function fuzz({ address, served, cases, seed, onCase, onSlow }: FuzzOptions): Promise<FuzzReport> {
  const exchangers = Array.from({ length: CONNECTIONS }, () => new Exchanger(address));
  const anyCase = fc.oneof(...Array.from(served.catalogs.values(), (catalog) => caseArbitrary(catalog, served)));
  const property = (exchanger: Exchanger) =>
    fc.asyncProperty(anyCase, async (fuzzCase) => {
      onCase?.();
      const timer = setTimeout(() => onSlow?.(fuzzCase), SLOW);
      await tryCase(fuzzCase, exchanger, served).finally(() => clearTimeout(timer));
    });
  const details = await Promise.all(
    exchangers.map((exchanger, index) => {
      const numRuns = Math.floor(cases / CONNECTIONS) + (index < cases % CONNECTIONS ? 1 : 0);
      return fc.check(property(exchanger), { numRuns, seed: (seed + index) | 0, endOnFailure: false });
    }),
  );
  await Promise.all(exchangers.map((exchanger) => exchanger.close()));
  return {
    cases: details.reduce((sum, { numRuns }) => sum + numRuns, 0),
    requests: exchangers.reduce((sum, { answered }) => sum + answered, 0),
    failures: details.filter(({ failed }) => failed).map(describeFailure),
  };
}
