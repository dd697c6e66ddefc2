import { type AreaMethods, areaMethods } from "./areas.js";
import { type CharacterMethods, characterMethods } from "./characters.js";
import { type ItemMethods, itemMethods } from "./items.js";
import { type MetaMethods, metaMethods } from "./meta.js";
import { type NpcMethods, npcMethods } from "./npcs.js";
import type { ClientOptions } from "./options.js";
import { type QuestMethods, questMethods } from "./quests.js";
import { type RawNpcMethods, rawNpcMethods } from "./raw-npcs.js";
import { createRequest } from "./request.js";
import { type SearchMethods, searchMethods } from "./search.js";
import { createVerbs } from "./verbs.js";

/**
 * A client of one chronicle of one service. Its methods have the names of the queries of `@gamedata/core`, need no `this`,
 * and fail with a {@link GameDataApiError}.
 */
export interface Client
  extends ItemMethods,
    NpcMethods,
    RawNpcMethods,
    QuestMethods,
    CharacterMethods,
    AreaMethods,
    MetaMethods,
    SearchMethods {}

/**
 * Makes a client. Nothing is asked until a method is called.
 *
 * @param options Where the service is, and how to reach it.
 * @throws {TypeError} When `baseUrl` is not an absolute URL.
 *
 * @example
 * ```ts
 * const client = createClient({ baseUrl: "https://gamedata.example" });
 * const [ant] = (await client.listNpcs({ q: "queen ant" })).data;
 * assert.equal(ant?.level, 40);
 * ```
 */
export function createClient(options: ClientOptions): Client {
  const verbs = createVerbs(createRequest(options));
  return {
    ...itemMethods(verbs),
    ...npcMethods(verbs),
    ...rawNpcMethods(verbs),
    ...questMethods(verbs),
    ...characterMethods(verbs),
    ...areaMethods(verbs),
    ...metaMethods(verbs),
    ...searchMethods(verbs),
  };
}
