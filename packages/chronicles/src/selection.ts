import { type Environment, ProgramError, readVariable } from "@gamedata/program";

/** Which data sets a program serves or exports. */
export interface Selection {
  /** The chronicles to serve, the default one first; all by default. */
  readonly chronicles?: readonly string[] | undefined;
  /** The folders of compiled data sets, in place of the installed packages. */
  readonly folders?: readonly string[] | undefined;
  /** The path of a text overlay, if there is one. */
  readonly textOverlay?: string | undefined;
}

/**
 * Reads `CHRONICLES`, `DATA` and `TEXT_OVERLAY`.
 *
 * @throws {ProgramError} If a list has an empty or repeated element.
 */
export function readSelection(environment: Environment): Selection {
  return {
    chronicles: readNames(environment, "CHRONICLES", "a chronicle"),
    folders: readNames(environment, "DATA", "a folder"),
    textOverlay: readVariable(environment, "TEXT_OVERLAY"),
  };
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
