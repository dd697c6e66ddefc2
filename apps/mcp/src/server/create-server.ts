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
import type { ObjectSchema } from "../schema/plain-schema.js";
import {
  type AnswerOptions,
  CHRONICLE,
  type Chronicles,
  chronicleOf,
  chronicleSchema,
  type Tool,
} from "../tools/tool.js";
import { toolTable } from "../tools/tool-table.js";
import { instructionsFor } from "./instructions.js";

/** A call that failed because of a bug. */
export interface Failure {
  /** The name of the tool. */
  readonly tool: string;
  /** The arguments as the client sent them. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly error: unknown;
}

/** What a server answers from. */
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
