import { basename, resolve } from "node:path";
import { parseOptions, UsageError } from "@gamedata/program";
import { type DiffFormat, diffFormats } from "../diff/format.js";

/** A parsed command line. */
export type Command =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | ({ readonly kind: "compile" } & CompileOptions)
  | { readonly kind: "diff"; readonly before: string; readonly after: string; readonly format: DiffFormat };

/** The options of a compilation. */
export interface CompileOptions {
  readonly datapack: string;
  readonly out: string;
  readonly chronicle: string;
  readonly project: string;
  readonly revision: string;
  readonly knownDangling: string | undefined;
  readonly knownDoubts: string | undefined;
  readonly engineRules: string | undefined;
  readonly text: string | undefined;
  readonly check: boolean;
  readonly verbose: boolean;
}

/** The project and revision if they are not given. */
const UNNAMED = "unknown";

/** The name of a chronicle is part of URLs, without escaping. */
const CHRONICLE_NAME = /^\w[\w.-]*$/u;

/** The output of `--help`. */
export const HELP = `Compiles a server datapack into a GameData data set.

Usage:
  gamedata-compile --datapack <dir> --out <dir> [options]
  gamedata-compile diff <old> <new> [--format text|json|markdown]

Options:
  --datapack <dir>         the datapack to compile
  --out <dir>              the data set's folder; other files in it are left alone
  --chronicle <name>       default: the name of the datapack's folder
  --project <name>         the project that the datapack comes from
  --revision <revision>    the revision of that project
  --known-dangling <file>  references that the source is known to leave dangling;
                           default: known-dangling.json in the data set's folder, if it is there
  --known-doubts <file>    values that are probably wrong in the source;
                           default: known-doubts.json in the data set's folder, if it is there
  --engine-rules <file>    numbers of the engine's rules, which no datapack states;
                           default: engine-rules.json in the data set's folder, if it is there
  --text <file>            write the client's prose to this file too, outside the data set
  --check                  write nothing; fail when the data set in --out differs
  --verbose                list every warning, and count every name of the source that is not read
  --help, --version

diff prints the added, removed and changed records of two data sets; for two chronicles, also the ids
that name another thing in each: names that share no word.

Exit code: 0 done, also when diff finds differences; 1 failed, or --check finds one; 2 not understood.
`;

/**
 * Parses the arguments of the command.
 *
 * @throws {UsageError} If they are not valid.
 */
export function parseCommand(args: readonly string[]): Command {
  return args[0] === "diff" ? parseDiff(args.slice(1)) : parseCompile(args);
}

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;

function parseCompile(args: readonly string[]): Command {
  const { values } = parseOptions({
    args: [...args],
    options: {
      datapack: text,
      out: text,
      chronicle: text,
      project: text,
      revision: text,
      "known-dangling": text,
      "known-doubts": text,
      "engine-rules": text,
      text,
      check: flag,
      verbose: flag,
      help: flag,
      version: flag,
    },
  });
  if (values.help) return { kind: "help" };
  if (values.version) return { kind: "version" };
  const { datapack, out, check, verbose } = values;
  if (!datapack) throw new UsageError("--datapack <dir> is missing");
  if (!out) throw new UsageError("--out <dir> is missing");
  if (check && values.text !== undefined) throw new UsageError("--check writes nothing; --text asks to write a file");
  const chronicle = values.chronicle ?? basename(resolve(datapack));
  if (!CHRONICLE_NAME.test(chronicle)) {
    throw new UsageError(`--chronicle is letters, digits, ".", "-" and "_", not ${JSON.stringify(chronicle)}`);
  }
  return {
    kind: "compile",
    datapack,
    out,
    chronicle,
    project: values.project ?? UNNAMED,
    revision: values.revision ?? UNNAMED,
    knownDangling: values["known-dangling"],
    knownDoubts: values["known-doubts"],
    engineRules: values["engine-rules"],
    text: values.text,
    check,
    verbose,
  };
}

function parseDiff(args: readonly string[]): Command {
  const { values, positionals } = parseOptions({
    args: [...args],
    allowPositionals: true,
    options: { format: { type: "string", default: "text" }, help: flag },
  });
  if (values.help) return { kind: "help" };
  const [before, after, ...rest] = positionals;
  if (before === undefined || after === undefined || rest.length > 0) {
    throw new UsageError("diff takes two folders: the old data set and the new one");
  }
  const format = diffFormats.find((known) => known === values.format);
  if (format === undefined) throw new UsageError(`--format is one of ${diffFormats.join(", ")}, not ${values.format}`);
  return { kind: "diff", before, after, format };
}
