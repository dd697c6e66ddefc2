import { createServer } from "node:http";
import { extname } from "node:path";
import { listen } from "../../../scripts/test/listen.js";

/** A plain server of files, as any host is: it knows nothing of the site. */
export interface FileServer {
  /** The address of the folder, with a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const mediaTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** Serves files below `path`, which has slashes around it; with `404.html` for a path without a file, as most hosts of sites do, if `sendsPage`. */
export async function serveFiles(
  files: Pick<ReadonlyMap<string, Uint8Array>, "get">,
  path: string,
  { sendsPage = false } = {},
): Promise<FileServer> {
  const server = createServer((request, response) => {
    const [target = ""] = (request.url ?? "").split("?", 1);
    const name = target.startsWith(path) ? target.slice(path.length) || "index.html" : undefined;
    const body = name === undefined ? undefined : files.get(name);
    if (body === undefined && sendsPage)
      response.writeHead(404, { "content-type": "text/html" }).end(files.get("404.html"));
    else if (name === undefined || body === undefined)
      response.writeHead(404, { "content-type": "text/plain" }).end("not here");
    else response.writeHead(200, { "content-type": mediaTypes[extname(name)] ?? "text/plain" }).end(body);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
