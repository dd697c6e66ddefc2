import type { QueryDescription } from "@gamedata/core";
import { invalidEnum } from "@gamedata/core/parse";
import { valibotSchemaOf } from "@gamedata/schema";
import type * as v from "valibot";
import type { Arguments } from "../call/arguments.js";
import {
  choiceSchema,
  type ObjectSchema,
  objectSchema,
  type ParameterWords,
  type PlainSchema,
  parameterSchema,
  textSchema,
} from "../schema/input-schema.js";
import { answerQuery } from "./answer-query.js";
import { type AskedQuery, type Chronicles, REPLACED_BY_CURSOR, sharedParameters, type Tool } from "./tool.js";

/** What is said of a tool beside its queries. */
interface ToolWords {
  readonly name: string;
  readonly description: string;
  /** The parameters that are described; the others are clear without, and every word is read by each model. */
  readonly words?: Readonly<Record<string, ParameterWords>>;
}

export interface QueryToolRow extends ToolWords, AskedQuery {}

export function queryTool({ name, description, words = {}, ...asked }: QueryToolRow): Tool {
  return {
    name,
    description,
    inputSchema: (chronicles, withUnlisted) => inputOf(asked, chronicles, words, withUnlisted),
    answer: (catalog, args, options) => answerQuery(catalog, asked, args, options),
  };
}

/** A tool that is one of several queries. */
export interface ChoiceToolRow extends ToolWords {
  /** The queries, in the order of their parameters. */
  readonly queries: readonly AskedQuery[];
  /** The argument that chooses, if it is none of the queries. */
  readonly choice?: Readonly<Record<string, PlainSchema>>;
  readonly required?: readonly string[];
  readonly choose: (args: Arguments) => readonly [query: AskedQuery, args: Arguments];
}

/** Creates the tool of several queries: it has the parameters of all. */
export function choiceTool(row: ChoiceToolRow): Tool {
  const { name, description, words = {}, queries, choice, required = [], choose } = row;
  return {
    name,
    description,
    inputSchema(chronicles, withUnlisted) {
      const inputs = queries.map((asked) => inputOf(asked, chronicles, words, withUnlisted).properties);
      return objectSchema(Object.assign({}, ...inputs, choice), required);
    },
    answer(catalog, args, options) {
      const [asked, own] = choose(args);
      return answerQuery(catalog, asked, own, options);
    },
  };
}

/** A tool whose argument `show` names one of several queries, the first of them by default. */
interface ShowToolRow extends Omit<ChoiceToolRow, "queries" | "choice" | "choose"> {
  readonly show: Readonly<Record<string, AskedQuery>>;
}

export function showTool({ show, ...row }: ShowToolRow): Tool {
  const names = Object.keys(show);
  const byName = new Map<unknown, AskedQuery>(Object.entries(show));
  return choiceTool({
    ...row,
    queries: Object.values(show),
    choice: { show: choiceSchema(names) },
    choose({ show: name = names[0], ...args }) {
      const asked = byName.get(name);
      if (asked === undefined) throw invalidEnum("show", name, names);
      return [{ ...asked, chosenBy: ["show"] }, args];
    },
  });
}

function inputOf(
  { query, of }: AskedQuery,
  chronicles: Chronicles,
  words: Readonly<Record<string, ParameterWords>>,
  withUnlisted = false,
): ObjectSchema {
  const own = parametersOf(query, chronicles).filter(({ name }) => name !== REPLACED_BY_CURSOR);
  const required = own.flatMap(({ name, entry }) => (entry.type === "optional" ? [] : [name]));
  const described = own.flatMap(({ name, entry, others }) => {
    const said = words[name];
    if (said === "unlisted") return withUnlisted ? [[name, parameterSchema(entry, others)] as const] : [];
    return [[name, parameterSchema(entry, others, said)] as const];
  });
  const properties = {
    ...(of && { [of.parameter]: textSchema }),
    ...Object.fromEntries(described),
    ...sharedParameters,
  };
  return objectSchema(properties, of === undefined ? required : [of.parameter, ...required]);
}

/** A parameter of a query: its schema in the first chronicle, and in the others. */
export interface QueryParameter {
  readonly name: string;
  readonly entry: v.GenericSchema;
  readonly others: readonly v.GenericSchema[];
}

export function parametersOf(query: QueryDescription<unknown>, chronicles: Chronicles): readonly QueryParameter[] {
  const [first = {}, ...others] = Array.from(chronicles.values(), (catalog) => query.input(catalog).entries);
  return Object.entries(first).map(([name, entry]) => ({
    name,
    entry: valibotSchemaOf(entry),
    others: others.flatMap((entries) => entries[name] ?? []).map(valibotSchemaOf),
  }));
}
