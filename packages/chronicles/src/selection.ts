import { type Environment, ProgramError, readVariable } from "@gamedata/program";

export interface Selection {
  /** The chronicles to serve, the default one first; all by default. */
  readonly chronicles?: readonly string[] | undefined;
  /** The folders of compiled data sets, in place of the installed packages. */
  readonly folders?: readonly string[] | undefined;
  /** Whether the rows of these folders are taken as they are; without it, each one is checked against the schema of its table. */
  readonly trustsData?: boolean | undefined;
  /** The path of a text overlay, if there is one. */
  readonly textOverlay?: string | undefined;
}

/** The option of the command line that overrides the variable. */
export interface SelectionFlags {
  /** Overrides `TRUST_DATA`. */
  readonly "trust-data"?: boolean | undefined;
}

/** The option as `parseOptions` takes it. */
export const selectionOptions = { "trust-data": { type: "boolean" } } as const;

export const DATA_HELP = `  DATA          the folders of compiled data sets, separated by commas, in place of the installed packages
  TRUST_DATA    true: do not check the rows of these folders at the start (default false)`;

/**
 * Reads `CHRONICLES`, `DATA`, `TRUST_DATA` and `TEXT_OVERLAY`.
 *
 * @throws {ProgramError} If a list has an empty or repeated element, or `TRUST_DATA` is neither true nor false.
 */
export function readSelection(environment: Environment, flags: SelectionFlags = {}): Selection {
  return {
    chronicles: readNames(environment, "CHRONICLES", "a chronicle"),
    folders: readNames(environment, "DATA", "a folder"),
    trustsData: flags["trust-data"] ?? readTrust(readVariable(environment, TRUST_VARIABLE)),
    textOverlay: readVariable(environment, "TEXT_OVERLAY"),
  };
}

/** Returns the variables from which another process reads the same, in place of a flag. */
export function selectionVariables({ trustsData = false }: Selection): Environment {
  return { [TRUST_VARIABLE]: String(trustsData) };
}

const TRUST_VARIABLE = "TRUST_DATA";

function readTrust(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text === "true" || text === "false") return text === "true";
  throw new ProgramError(`${TRUST_VARIABLE} is ${JSON.stringify(text)}; it must be true or false.`);
}

function readNames(environment: Environment, variable: string, element: string): readonly string[] | undefined {
  const text = readVariable(environment, variable);
  if (text === undefined) return undefined;
  const names = text.split(",").map((name) => name.trim());
  const refuse = (fault: string) =>
    new ProgramError(
      `${variable} is ${JSON.stringify(text)} and ${fault}; it must be different values separated by commas.`,
    );
  if (names.includes("")) throw refuse(`lacks ${element} beside a comma`);
  const repeated = names.find((name, position) => names.indexOf(name) !== position);
  if (repeated !== undefined) throw refuse(`has ${repeated} twice`);
  return names;
}
