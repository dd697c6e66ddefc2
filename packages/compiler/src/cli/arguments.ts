import { basename, resolve } from "node:path";
import { parseOptions, UsageError } from "@gamedata/program";
import { present } from "@gamedata/rules";
import { type CheckRule, checkRules, isCheckRule } from "../check/check.js";
import { type CheckFormat, checkFormats } from "../check/format.js";
import { type DiffFormat, diffFormats } from "../diff/format.js";
import { type EngineName, engineNames } from "../rules/engine-name.js";

export type Command =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | ({ readonly kind: "compile" } & CompileOptions)
  | ({ readonly kind: "check" } & CheckOptions)
  | { readonly kind: "diff" | "compare"; readonly first: string; readonly second: string; readonly format: DiffFormat };

export interface CompileOptions {
  readonly datapack: string;
  readonly out: string;
  readonly chronicle: string;
  readonly project: string;
  readonly revision: string;
  readonly engine?: EngineName;
  readonly text: string | undefined;
  readonly strict: boolean;
  readonly acceptLosses: boolean;
  readonly check: boolean;
  readonly verbose: boolean;
}

export interface CheckOptions {
  readonly datapack: string;
  readonly format: CheckFormat;
  /** The rules that fail the run when they find something. */
  readonly failOn: readonly CheckRule[];
  readonly verbose: boolean;
}

/** The project and revision if they are not given. */
const UNNAMED = "unknown";

/** The name of a chronicle is part of URLs, without escaping. */
const CHRONICLE_NAME = /^\w[\w.-]*$/u;

export const HELP = `Compiles a server datapack into a GameData data set.

Usage:
  gamedata-compile --datapack <dir> [options]
  gamedata-compile check <dir> [--format text|json|github] [--fail-on <rule>,...] [--verbose]
  gamedata-compile diff <old> <new> [--format text|json|markdown]
  gamedata-compile compare <one> <other> [--format text|json|markdown]

Options:
  --datapack <dir>         the datapack to compile: its folder, or that of a checkout that has one
  --out <dir>              the data set's folder, where known-dangling.json, known-doubts.json and engine-rules.json
                           are read from; default: <chronicle>-data
  --chronicle <name>       letters, digits, ., - and _; default: the name of the datapack's folder
  --project <name>         the project that the datapack comes from
  --revision <revision>    the revision of that project
  --strict                 fail on whatever is unknown or invalid, instead of leaving it out
  --accept-losses          write a data set even if more than 2 % of the rows of a table are left out
  --engine <name>          the engine whose defaults and rules apply, which no datapack states: ${engineNames.join(", ")};
                           default: found by the files; with --strict without its rules
  --text <file>            write the client's prose to this file too, outside the data set
  --check                  write nothing; fail when the data set in --out differs
  --verbose                list every warning, and count every name of the source that is not read
  --help, --version

diff prints the added, removed and changed records of two data sets; for two chronicles, also the ids
that name another thing in each: names that share no word. compare prints how far two
data sets of one chronicle, from different sources, agree in each table and field.

check reads a datapack and prints what is probably wrong in it: how often by rule, and the first 20 of
each with file and line, all with --verbose or --format json. It writes nothing; --fail-on names the rules that make it exit with 1:
${Object.entries(checkRules)
  .map(([name, sentence]) => `  ${name.padEnd(18)} ${sentence}\n`)
  .join("")}
Exit code: 0 done, also when diff finds differences; 1 failed, or --check or --fail-on finds one; 2 not
understood.
`;

/**
 * Parses the arguments of the command.
 *
 * @throws {UsageError} If they are not valid.
 */
export function parseCommand(args: readonly string[]): Command {
  if (args[0] === "check") return parseCheck(args.slice(1));
  if (args[0] === "diff") return parseFolders("diff", args.slice(1), "the old data set and the new one");
  if (args[0] === "compare") return parseFolders("compare", args.slice(1), "the data sets of two sources");
  return parseCompile(args);
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
      strict: flag,
      "accept-losses": flag,
      engine: text,
      text,
      check: flag,
      verbose: flag,
      help: flag,
      version: flag,
    },
  });
  if (values.help) return { kind: "help" };
  if (values.version) return { kind: "version" };
  const { datapack, check, verbose } = values;
  if (!datapack) throw new UsageError("--datapack <dir> is missing");
  if (check && values.text !== undefined) throw new UsageError("--check writes nothing; --text asks to write a file");
  const chronicle = values.chronicle ?? basename(resolve(datapack));
  if (!CHRONICLE_NAME.test(chronicle)) {
    throw new UsageError(`--chronicle is letters, digits, ".", "-" and "_", not ${JSON.stringify(chronicle)}`);
  }
  const out = values.out ?? `${chronicle}-data`;
  return {
    kind: "compile",
    datapack,
    ...present({ engine: readEngine(values.engine) }),
    out,
    chronicle,
    project: values.project ?? UNNAMED,
    revision: values.revision ?? UNNAMED,
    strict: values.strict,
    acceptLosses: values["accept-losses"],
    text: values.text,
    check,
    verbose,
  };
}

function readEngine(text: string | undefined): EngineName | undefined {
  const engine = engineNames.find((known) => known === text);
  if (text !== undefined && engine === undefined) {
    throw new UsageError(`--engine is one of ${engineNames.join(", ")}, not ${JSON.stringify(text)}`);
  }
  return engine;
}

function parseCheck(args: readonly string[]): Command {
  const { values, positionals } = parseOptions({
    args: [...args],
    allowPositionals: true,
    options: { format: { type: "string", default: "text" }, "fail-on": text, verbose: flag, help: flag },
  });
  if (values.help) return { kind: "help" };
  const [datapack, ...rest] = positionals;
  if (datapack === undefined || rest.length > 0) throw new UsageError("check takes one folder: that of a datapack");
  const names = values["fail-on"]?.split(",") ?? [];
  const unknown = names.find((name) => !isCheckRule(name));
  if (unknown !== undefined)
    throw new UsageError(
      `--fail-on names rules, of ${Object.keys(checkRules).join(", ")}, not ${JSON.stringify(unknown)}`,
    );
  return {
    kind: "check",
    datapack,
    format: readFormat(values.format, checkFormats),
    failOn: names.filter(isCheckRule),
    verbose: values.verbose,
  };
}

function readFormat<const Format extends string>(text: string, formats: readonly Format[]): Format {
  const format = formats.find((known) => known === text);
  if (format === undefined) throw new UsageError(`--format is one of ${formats.join(", ")}, not ${text}`);
  return format;
}

function parseFolders(kind: "diff" | "compare", args: readonly string[], expected: string): Command {
  const { values, positionals } = parseOptions({
    args: [...args],
    allowPositionals: true,
    options: { format: { type: "string", default: "text" }, help: flag },
  });
  if (values.help) return { kind: "help" };
  const [first, second, ...rest] = positionals;
  if (first === undefined || second === undefined || rest.length > 0)
    throw new UsageError(`${kind} takes two folders: ${expected}`);
  return { kind, first, second, format: readFormat(values.format, diffFormats) };
}
