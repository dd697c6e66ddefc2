import { type CallToolResult, Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { catalog, highFiveCatalog } from "../../http/test/served.js";
import { createHandler, type HandlerOptions } from "../src/handler.js";

/** The catalogs that the tests compare answers with. */
export { catalog, highFiveCatalog };

/** Connects an official client to a handler, without a port. */
export async function connect(
  options: Partial<HandlerOptions> = {},
  mode: "auto" | "legacy" = "auto",
): Promise<Client> {
  const handle = createHandler({ catalogs: [catalog], ...options });
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL("http://127.0.0.1/mcp"), {
    fetch: (url, init) => handle(new Request(url, init)),
  });
  await client.connect(transport);
  return client;
}

export interface Called {
  readonly isError: boolean;
  readonly answer: unknown;
  readonly meta: unknown;
}

/** Calls a tool; the text of the answer is its structured content, and an error has only the text. */
export async function call(client: Client, name: string, args: Readonly<Record<string, unknown>>): Promise<Called> {
  const {
    content,
    structuredContent,
    isError = false,
    _meta,
  } = await client.callTool({ name, arguments: { ...args } });
  const answer: unknown = JSON.parse(textOf(content));
  if (!isError && JSON.stringify(structuredContent) !== JSON.stringify(answer)) throw new Error("The text differs.");
  if (isError && structuredContent !== undefined) throw new Error("An error has structured content.");
  return { isError, answer, meta: _meta };
}

function textOf(content: CallToolResult["content"]): string {
  const [only, ...others] = content;
  if (only?.type !== "text" || others.length > 0) throw new Error("An answer is one text.");
  return only.text;
}
