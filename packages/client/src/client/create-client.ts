import { createVerbs } from "../methods/verbs.js";
import type { ClientOptions } from "../request/options.js";
import { createRequest } from "../request/request.js";
import { type Client, createMethods } from "./generated/client.js";

/**
 * Creates a client. It sends no request until a method is called.
 *
 * @throws {TypeError} When an option is not allowed; the message names the option, its value and what is allowed.
 *
 * @example
 * ```ts
 * const client = createClient({ baseUrl: "https://gamedata.example" });
 * const [ant] = (await client.listNpcs({ q: "queen ant" })).data;
 * assert.equal(ant?.level, 40);
 * ```
 */
export function createClient(options: ClientOptions): Client {
  return createMethods(createVerbs(createRequest(options)));
}
