import type { Catalog } from "@gamedata/core";
import { isRecord } from "@gamedata/rules";
import {
  type CallToolResult,
  isSpecType,
  type ListToolsResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from "@modelcontextprotocol/server";
import { type Arguments, givenArguments, meantArguments, refuseLarge } from "../call/arguments.js";
import { internalError, toolErrorOf } from "../call/tool-error.js";
import type { ObjectSchema } from "../schema/input-schema.js";
import {
  type AnswerOptions,
  CHRONICLE,
  type Chronicles,
  chronicleOf,
  chronicleSchema,
  type Tool,
} from "../tools/tool.js";
import { toolTable } from "../tools/tool-table.js";

const CHANGES_LINE = "\n- What differs between chronicles: get_record with `chronicle` and `changesFrom`.";

/** Returns what a client is told about the server: what it has, how to ask, and what is easily misread. */
function instructionsFor(chronicles: Chronicles): string {
  const names = [...chronicles.keys()];
  const [first = ""] = names;
  const choice =
    names.length === 1 ? `chronicle ${first}` : `chronicles ${names.join(", ")} (argument chronicle; default ${first})`;
  return `Reference data of a fantasy online game, ${choice}. Read-only, works offline.
${Array.from(chronicles.values(), sourceOf).join("\n")}

How to ask
- Where a record is asked for, give its id or its whole name, in the language of the data, mostly English. A name that several records have is refused with the candidates: choose one, or ask the user.
- A long list is a table: \`columns\` name the cells of \`rows\`; what all rows have is \`same\`, what those of a group have stands in the group. Records in it are names (\`3 Stem\`: 3 pieces).
- Lists that do not fit are cut: \`total\` and \`nextCursor\` of a page, \`more\` of a record, \`total\` of a group. Repeat the call with the cursor, or ask for less with \`fields\`.${names.length === 1 ? "" : CHANGES_LINE}

How to read the answers
- NPCs of one name and level are one record; \`mergedIds\` are the source's entries. Odds are of one entry (\`rawId\`).
- \`chance\` is what the source states, in percent. Rows of one \`group\` exclude each other, so chances do not add up: use \`probability\` and \`expected\`. Spoil presumes a successful spoil. Rates are 1 unless given; every tool with \`rate\` takes the others of npc_loot, too.
- \`perHour\` is an upper bound: every spawn is killed as soon as it appears. \`expected\` of a craft is an estimate.
- A respawn of 0 seconds: the source states none.
- A price is the item's reference price in adena; a shop sells at its own. A server may differ from this source.

The data is GPL-3.0-only, the program MIT. Unofficial: not affiliated with, endorsed or sponsored by the owner of the game; names of the game are trademarks of their owners, used only as names.`;
}

const sourceOf = ({ manifest: { chronicle, dataVersion, source } }: Catalog): string =>
  `Data of ${chronicle}: ${dataVersion}, compiled from ${source.project} ${source.revision}.`;

/** A call that failed because of a bug. */
export interface Failure {
  /** The name of the tool. */
  readonly tool: string;
  /** The arguments as the client sent them. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly error: unknown;
}

export interface ServerOptions extends AnswerOptions {
  /** The version of the program, which clients are told. */
  readonly version: string;
  /** Called for each call that fails because of a bug; the client gets an error without details. */
  readonly onFailure: (failure: Failure) => void;
}

/** The name that clients see. */
const SERVER_NAME = "gamedata";

const toolsByName: ReadonlyMap<string, Tool> = new Map(toolTable.map((tool) => [tool.name, tool]));

/** Tools only read; for such a tool the other hints have no meaning. */
const annotations = { readOnlyHint: true } as const;

/** Creates an MCP server; each connection, or each HTTP request, has one of its own. */
export function createServer(options: ServerOptions): Server {
  const { chronicles, version } = options;
  const server = new Server(
    { name: SERVER_NAME, version },
    { capabilities: { tools: {} }, instructions: instructionsFor(chronicles) },
  );
  server.setRequestHandler("tools/list", ({ params }) => {
    if (params?.cursor !== undefined) {
      const message = `Invalid cursor ${JSON.stringify(params.cursor)}: the list of tools is one page.`;
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, message);
    }
    return listedTools(chronicles);
  });
  server.setRequestHandler("tools/call", ({ params: { name, arguments: args } }) => {
    const tool = toolsByName.get(name);
    if (tool === undefined) {
      const allowed = [...toolsByName.keys()].join(", ");
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `Unknown tool ${JSON.stringify(name)}: it must be one of ${allowed}.`,
      );
    }
    return callTool(tool, isRecord(args) ? args : {}, options);
  });
  return server;
}

/** The lists of tools by chronicles: the connections and requests that follow have the same. */
const lists = new WeakMap<Chronicles, ListToolsResult>();

function listedTools(chronicles: Chronicles): ListToolsResult {
  const known = lists.get(chronicles);
  if (known !== undefined) return known;
  const tools = toolTable.map(({ name, description, inputSchema }) => ({
    name,
    description,
    inputSchema: withChronicle(inputSchema(chronicles), chronicles),
    annotations,
  }));
  const list: unknown = { tools };
  if (!isSpecType.ListToolsResult(list)) throw new Error("The list of tools does not match the protocol.");
  lists.set(chronicles, list);
  return list;
}

/** Adds the argument `chronicle` where there is a choice. */
function withChronicle(schema: ObjectSchema, chronicles: Chronicles): ObjectSchema {
  if (chronicles.size === 1) return schema;
  return { ...schema, properties: { ...schema.properties, [CHRONICLE]: chronicleSchema(chronicles) } };
}

/** The schemas of tools in each chronicle: a call reads no other one. */
const schemas = new WeakMap<Catalog, Map<string, ObjectSchema>>();

function schemaOf({ name, inputSchema }: Tool, catalog: Catalog): ObjectSchema {
  const known = schemas.get(catalog) ?? new Map<string, ObjectSchema>();
  schemas.set(catalog, known);
  const schema = known.get(name) ?? inputSchema(new Map([[catalog.manifest.chronicle, catalog]]), true);
  known.set(name, schema);
  return schema;
}

function callTool(tool: Tool, args: Arguments, options: ServerOptions): CallToolResult {
  let asked: Catalog | undefined;
  try {
    const { chronicle, ...own } = givenArguments(args);
    asked = chronicleOf(options.chronicles, chronicle);
    for (const [name, value] of Object.entries(own)) refuseLarge(name, value);
    const answer = tool.answer(asked, meantArguments(schemaOf(tool, asked), own), options);
    return { content: [textOf(answer)], structuredContent: answer, _meta: metaOf(asked) };
  } catch (error) {
    const toolError = toolErrorOf(error);
    if (toolError === undefined) options.onFailure({ tool: tool.name, args, error });
    return { content: [textOf(toolError ?? internalError)], isError: true, ...(asked && { _meta: metaOf(asked) }) };
  }
}

const textOf = (value: object) => ({ type: "text", text: JSON.stringify(value) }) as const;

/** What an answer was made from. */
function metaOf({ manifest: { chronicle, dataVersion, source } }: Catalog): Readonly<Record<string, unknown>> {
  return { chronicle, dataVersion, source: `${source.project} ${source.revision}` };
}
