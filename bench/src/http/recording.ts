import { readFile, writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { deserialize, serialize } from "node:v8";

export interface RecordedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a server answered; the headers as name, value, name, value. */
export interface RecordedResponse {
  readonly path: string;
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Headers that every node:http server writes by itself. */
const OWN_HEADERS: readonly string[] = ["date", "connection", "keep-alive", "transfer-encoding"];
/** Requests under way at a time while recording. */
const CONCURRENCY = 32;

/** Sends requests, no two of the same path, and writes the responses to a file, for {@link readRecording}; returns them in order. */
export async function record(
  url: string,
  requests: readonly RecordedRequest[],
  file: string,
): Promise<RecordedResponse[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const responses: RecordedResponse[] = [];
  for (let first = 0; first < requests.length; first += CONCURRENCY) {
    const batch = requests.slice(first, first + CONCURRENCY);
    responses.push(...(await Promise.all(batch.map((request) => send(url, request, agent)))));
  }
  agent.destroy();
  await writeFile(file, serialize(responses));
  return responses;
}

/** Reads the responses of a recording, by path. */
export async function readRecording(file: string): Promise<ReadonlyMap<string, RecordedResponse>> {
  const responses: readonly RecordedResponse[] = deserialize(await readFile(file));
  return new Map(responses.map((response) => [response.path, response]));
}

function send(url: string, { path, headers }: RecordedRequest, agent: Agent): Promise<RecordedResponse> {
  return new Promise((resolve, reject) => {
    get(new URL(path, url), { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, rawHeaders } = response;
        resolve({ path, status, headers: foreignHeaders(rawHeaders), body: Buffer.concat(chunks) });
      });
    }).on("error", reject);
  });
}

function foreignHeaders(raw: readonly string[]): string[] {
  return raw.filter((_, index) => !OWN_HEADERS.includes((raw[index - (index % 2)] ?? "").toLowerCase()));
}
