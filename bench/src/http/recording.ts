import { mkdir, open, readFile, writeFile } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import * as v from "valibot";

const answer = v.strictObject({
  path: v.string(),
  status: v.number(),
  headers: v.array(v.string()),
  start: v.number(),
  length: v.number(),
});
/** One recorded answer: its status, its headers as name, value, name, value, and where its body lies. */
export type RecordedAnswer = v.InferOutput<typeof answer>;

/** A request to record. */
export interface RecordedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Headers that every node:http server writes by itself. */
const OWN_HEADERS: readonly string[] = ["date", "connection", "keep-alive", "transfer-encoding"];
/** Requests under way at a time while recording. */
const CONCURRENCY = 32;

/**
 * Asks a server and writes down what it answers, in a folder, for {@link readRecording}.
 *
 * @param url The server's address.
 * @param requests The requests; no two of the same path.
 * @param folder The folder; it is made when it is not there.
 * @returns The answers in the order of the requests.
 */
export async function record(
  url: string,
  requests: readonly RecordedRequest[],
  folder: string,
): Promise<RecordedAnswer[]> {
  await mkdir(folder, { recursive: true });
  const bodies = await open(join(folder, "bodies.bin"), "w");
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const answers: RecordedAnswer[] = [];
  let end = 0;
  for (let first = 0; first < requests.length; first += CONCURRENCY) {
    const batch = requests.slice(first, first + CONCURRENCY);
    for (const [index, { response, body }] of (await Promise.all(batch.map((one) => ask(url, one, agent)))).entries()) {
      const path = batch[index]?.path ?? "";
      await bodies.write(body);
      const status = response.statusCode ?? 0;
      answers.push({ path, status, headers: foreignHeaders(response.rawHeaders), start: end, length: body.length });
      end += body.length;
    }
  }
  agent.destroy();
  await bodies.close();
  await writeFile(join(folder, "answers.json"), JSON.stringify(answers));
  return answers;
}

/**
 * Reads a recording back: the answers by path, each with its body.
 *
 * @param folder The folder that {@link record} wrote to.
 */
export async function readRecording(folder: string): Promise<Map<string, RecordedAnswer & { readonly body: Buffer }>> {
  const bodies = await readFile(join(folder, "bodies.bin"));
  const answers = v.parse(v.array(answer), JSON.parse(await readFile(join(folder, "answers.json"), "utf8")));
  return new Map(
    answers.map((one) => [one.path, { ...one, body: bodies.subarray(one.start, one.start + one.length) }]),
  );
}

function ask(url: string, { path, headers }: RecordedRequest, agent: Agent) {
  return new Promise<{ response: IncomingMessage; body: Buffer }>((resolve, reject) => {
    get(new URL(path, url), { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ response, body: Buffer.concat(chunks) }));
      response.on("error", reject);
    }).on("error", reject);
  });
}

function foreignHeaders(raw: readonly string[]): string[] {
  return raw.filter((_, index) => !OWN_HEADERS.includes((raw[index - (index % 2)] ?? "").toLowerCase()));
}
