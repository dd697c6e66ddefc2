import { ProgramError, reasonOf } from "./errors.js";
import { type ExitCode, reportFailure } from "./exit-code.js";
import type { Output } from "./output.js";

/** A command: runs with the arguments after the name of the program. Without an exit code it is done. */
export type Command = (args: readonly string[], output: Output) => ExitCode | Promise<void>;

const output: Output = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isTerminal: process.stderr.isTTY === true,
};

/**
 * Runs a program in this process and sets the exit code.
 *
 * @param name The name of the program, for messages.
 * @param load Imports the command. A module that cannot be imported is reported in one sentence, without a stack.
 */
export async function startProgram(name: string, load: () => Promise<Command>): Promise<void> {
  // A closed terminal or pipe must not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  let command: Command;
  try {
    command = await load();
  } catch (error) {
    output.err(`${name} cannot be loaded: ${reasonOf(error)}.\n`);
    process.exitCode = 1;
    return;
  }
  try {
    process.exitCode = (await command(process.argv.slice(2), output)) ?? 0;
  } catch (error) {
    process.exitCode = reportFailure(error, output, (failure, isUsage) => {
      if (!(failure instanceof ProgramError)) return undefined;
      return isUsage ? `${failure.message}; try ${name} --help.` : failure.message;
    });
  }
}
