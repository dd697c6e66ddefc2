import { type Environment, ProgramError, readVariable, UsageError } from "@gamedata/program";
import { present, presentGroup } from "@gamedata/rules";
import {
  type GameServer,
  type GameServerRates,
  gameServer,
  gameServerRates,
  MAXIMUM_RATE,
  rate,
} from "@gamedata/schema";
import * as v from "valibot";
import type { Selection } from "./selection.js";

/** The options of the command line that override the variables of the game server, as text. */
export interface GameServerFlags {
  /** Overrides `SITE_NAME`. */
  readonly "site-name"?: string | undefined;
  /** Overrides `SITE_URL`. */
  readonly "site-url"?: string | undefined;
  /** Overrides `SITE_COLOR`. */
  readonly "site-color"?: string | undefined;
  /** Overrides `SITE_RATES`. */
  readonly "site-rates"?: string | undefined;
}

/** The options as `parseOptions` takes them. */
export const gameServerOptions = {
  "site-name": { type: "string" },
  "site-url": { type: "string" },
  "site-color": { type: "string" },
  "site-rates": { type: "string" },
} as const;

export const GAME_SERVER_HELP = `  SITE_NAME     the name of your game server, which the explorer shows (default none)
  SITE_URL      its home page, which the explorer links (default none)
  SITE_COLOR    the accent color of the explorer, for example #3366cc (default the explorer's own)
  SITE_RATES    its rates, which the explorer starts with, above 0 and at most 1000: drop:5,adena:10,spoil:5,exp:7,sp:7 (default 1 each)`;

const rateNames = Object.keys(gameServerRates.entries);
const statedRates = v.pipe(v.record(v.string(), rate), gameServerRates);
const rateForm = /^([a-z]+):(\d{1,4}(?:\.\d{1,6})?)$/u;

/** Returns the rates of a text such as `drop:5,adena:10`; `undefined` if it is malformed or names a rate twice. */
function parseRates(text: string): GameServerRates | undefined {
  const rates = text.split(",").map((part) => rateForm.exec(part.trim()));
  const values = Object.fromEntries(rates.map((match) => [match?.[1] ?? "", Number(match?.[2])]));
  return Object.keys(values).length === rates.length && v.is(statedRates, values) ? values : undefined;
}

const textOf = (schema: v.GenericSchema<string>) => (text: string) => (v.is(schema, text) ? text : undefined);
const { name, url, color } = gameServer.entries;

/**
 * Reads what an operator states of the game server: `SITE_NAME`, `SITE_URL`, `SITE_COLOR` and `SITE_RATES`. A flag overrides its
 * variable; an empty variable counts as absent.
 *
 * @returns `undefined` if nothing is stated.
 * @throws {ProgramError} If a variable is not valid; the message names it, its value and what is allowed.
 * @throws {UsageError} The same for a flag.
 */
export function readGameServer(environment: Environment, flags: GameServerFlags = {}): GameServer | undefined {
  function read<Value>(flag: keyof GameServerFlags, allowed: string, parse: (text: string) => Value | undefined) {
    const variable = variableOf(flag);
    const given = flags[flag]?.trim();
    const text = given ?? readVariable(environment, variable);
    const value = text === undefined ? undefined : parse(text);
    if (text === undefined || value !== undefined) return value;
    const fault = `is ${JSON.stringify(text)}; it must be ${allowed}`;
    throw given === undefined ? new ProgramError(`${variable} ${fault}.`) : new UsageError(`--${flag} ${fault}`);
  }
  const stated = {
    name: read("site-name", "1 to 60 characters", textOf(v.unwrap(name))),
    url: read("site-url", "an http or https URL", textOf(v.unwrap(url))),
    color: read("site-color", "# and six hexadecimal digits, for example #3366cc", (text) =>
      textOf(v.unwrap(color))(text.toLowerCase()),
    ),
    rates: read(
      "site-rates",
      `rates above 0 and at most ${MAXIMUM_RATE}, each once, for example drop:5,adena:10; the names are ${rateNames.join(", ")}`,
      parseRates,
    ),
  };
  return presentGroup(stated);
}

/** Returns the name of the site: that of the game server; else, for data of an operator's own, that of the default chronicle in its manifest. */
export const siteNameOf = (
  server: GameServer | undefined,
  { folders }: Pick<Selection, "folders">,
  [first]: readonly { readonly name: string }[],
): string | undefined => server?.name ?? (folders === undefined ? undefined : first?.name);

const variableOf = (flag: keyof GameServerFlags) => flag.toUpperCase().replace("-", "_");

/** Returns the variables that `readGameServer` reads the same from; for the processes that a program starts. */
export function gameServerVariables(server: GameServer | undefined): Environment {
  const { name: title, url: home, color: accent, rates = {} } = server ?? {};
  const ratesText = Object.entries(rates)
    .map(([rateName, value]) => `${rateName}:${value}`)
    .join(",");
  return present({ SITE_NAME: title, SITE_URL: home, SITE_COLOR: accent, SITE_RATES: ratesText || undefined });
}
