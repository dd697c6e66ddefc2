import type { QueryDescription } from "@gamedata/core";
import type * as v from "valibot";
import { type ParameterWords, parameterSchema, recordSchema } from "../schema/input-schema.js";
import { pageOutput, recordOutput } from "../schema/output-schema.js";
import { answerQuery } from "./answer-query.js";
import { type AskedQuery, REPLACED_BY_CURSOR, sharedParameters } from "./asked-query.js";
import type { Chronicles, Tool } from "./tool.js";

/** A tool that is one query. */
export interface QueryToolRow extends AskedQuery {
  readonly name: string;
  readonly description: string;
  /** Whether the schema of the answer names its fields: for answers that no other description of the data names. */
  readonly namesFields?: boolean;
  /** The parameters that are described; the others are clear without, and every word is read by each model. */
  readonly words?: Readonly<Record<string, ParameterWords>>;
}

/** Creates the tool of a query. */
export function queryTool({ name, description, words = {}, namesFields = false, ...asked }: QueryToolRow): Tool {
  const { query, of, shape, resource } = asked;
  return {
    name,
    description,
    inputSchema(chronicles) {
      const own = parametersOf(query, chronicles).filter(({ name: parameter }) => parameter !== REPLACED_BY_CURSOR);
      const required = own.flatMap(({ name: parameter, entry }) => (entry.type === "optional" ? [] : [parameter]));
      return {
        type: "object",
        properties: {
          ...(of && { [of.parameter]: recordSchema(of.collection) }),
          ...Object.fromEntries(
            own.map(({ name: parameter, entry, others }) => [
              parameter,
              parameterSchema(entry, others, words[parameter]),
            ]),
          ),
          ...sharedParameters,
        },
        required: of === undefined ? required : [of.parameter, ...required],
      };
    },
    outputSchema() {
      const named = namesFields ? resource : undefined;
      return shape === "page" ? pageOutput(named) : recordOutput(named);
    },
    answer: (catalog, args, options) => answerQuery(catalog, asked, args, options),
  };
}

/** A parameter of a query: its schema in the first chronicle, and in the others. */
export interface QueryParameter {
  readonly name: string;
  readonly entry: v.GenericSchema;
  readonly others: readonly v.GenericSchema[];
}

/** Lists the parameters of a query. */
export function parametersOf(query: QueryDescription<unknown>, chronicles: Chronicles): readonly QueryParameter[] {
  const [first = {}, ...others] = Array.from(chronicles.values(), (catalog) => query.input(catalog).entries);
  return Object.entries(first).map(([name, entry]) => ({
    name,
    entry,
    others: others.flatMap((entries) => entries[name] ?? []),
  }));
}
