import { createHash } from "node:crypto";
import { type IncomingMessage, request } from "node:http";

export interface Case {
  readonly method: "GET" | "HEAD" | "OPTIONS" | "POST";
  readonly target: string;
  readonly status: number;
  /** Sends the entity tag of the same target's answer along. */
  readonly isConditional?: boolean;
}

/** The ten requests that every runtime must answer with the same bytes. */
export const requests: readonly Case[] = [
  { method: "GET", target: "/api/interlude/items?sort=name&limit=200&offset=4000", status: 200 },
  { method: "GET", target: "/api/interlude/npcs?npcType=raidboss&levelMin=40&sort=-level&q=a", status: 200 },
  { method: "GET", target: "/api/interlude/items/6660", status: 200 },
  { method: "GET", target: "/api/interlude/npcs/29001/drops", status: 200 },
  { method: "GET", target: "/api/openapi.json", status: 200 },
  { method: "GET", target: "/api/interlude/items/0", status: 400 },
  { method: "HEAD", target: "/api/interlude/quests", status: 200 },
  { method: "OPTIONS", target: "/api/interlude/items", status: 204 },
  { method: "POST", target: "/api/interlude/items", status: 405 },
  { method: "GET", target: "/api/interlude/classes/88", status: 304, isConditional: true },
];

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
  readonly sha256: string;
}

/** Headers of a connection or a moment, not of an answer. */
const passingHeaders = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

/** Sends a request, and reads the answer without decoding anything. */
export async function ask(
  baseUrl: string,
  { method, target, isConditional = false }: Case,
  headers: Readonly<Record<string, string>> = { "accept-encoding": "identity" },
): Promise<Answer> {
  const tag = isConditional
    ? (await ask(baseUrl, { method, target, status: 200 }, headers)).headers["etag"]
    : undefined;
  const sent = request(new URL(target, baseUrl), {
    method,
    agent: false,
    headers: { ...headers, ...(tag === undefined ? {} : { "if-none-match": tag }) },
  });
  const received = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on("response", resolve).on("error", reject);
  });
  sent.end();
  const response = await received;
  const body = Buffer.concat(await response.toArray());
  return {
    status: response.statusCode,
    headers: Object.fromEntries(
      Object.entries(response.headers)
        .filter(([name]) => !passingHeaders.has(name))
        .map(([name, value]) => [name, String(value)])
        .sort(),
    ),
    bytes: body.byteLength,
    sha256: createHash("sha256").update(body).digest("hex"),
  };
}
