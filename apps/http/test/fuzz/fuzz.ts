import fc from "fast-check";
import type { Address } from "../wire/connection.js";
import { Exchanger, type FuzzCase, tryCase } from "./exchange.js";
import { caseArbitrary } from "./request-arbitrary.js";
import type { Served } from "./served-catalogs.js";

/** What to try. */
export interface FuzzOptions {
  readonly address: Address;
  readonly served: Served;
  readonly cases: number;
  readonly seed: number;
  /** Hears of every case that was tried. */
  readonly onCase?: () => void;
}

/** What came of it. */
export interface FuzzReport {
  readonly cases: number;
  readonly requests: number;
  /** The smallest failing case of each connection that met one, and how to meet it again. */
  readonly failures: readonly string[];
}

/** Connections that try cases at the same time. */
const CONNECTIONS = 8;

function describeFailure(details: fc.RunDetails<[FuzzCase]>): string {
  const { seed, counterexamplePath, counterexample, errorInstance } = details;
  const reason =
    errorInstance instanceof Error ? `${errorInstance.name}: ${errorInstance.message}` : String(errorInstance);
  return `${reason}\n  ${JSON.stringify(counterexample?.[0])}\n  seed ${seed}, path ${counterexamplePath}`;
}

/**
 * Tries cases against a server over several connections at once.
 *
 * @param options What to try; the same seed gives the same cases.
 */
export async function fuzz({ address, served, cases, seed, onCase }: FuzzOptions): Promise<FuzzReport> {
  const exchangers = Array.from({ length: CONNECTIONS }, () => new Exchanger(address));
  const anyCase = fc.oneof(...Array.from(served.catalogs.values(), (catalog) => caseArbitrary(catalog, served)));
  const property = (exchanger: Exchanger) =>
    fc.asyncProperty(anyCase, async (fuzzCase) => {
      onCase?.();
      await tryCase(fuzzCase, exchanger, served);
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
