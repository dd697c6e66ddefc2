import { computed } from "@preact/signals";
import { address, changeQuery, type QueryChanges } from "../address/address.js";
import { gameServer } from "../address/site.js";
import { currentChronicle } from "../service/requests.js";
import { keep, readKeptNumbers } from "../storage/kept.js";
import { keptSettingsName, MAXIMUM_LEVEL, namesSetting, settingNames } from "./setting-names.js";

/** The name of a setting, which is also the parameter in the URL and of the request. */
export type SettingName = (typeof settingNames)[number];

/** What the yield of kills is computed for. */
type YieldSettings = Readonly<Partial<Record<SettingName, number>>>;

export const MAXIMUM_RATE = 1000;

const { drop = 1, adena = 1, spoil = 1, exp = 1, sp = 1 } = gameServer.rates ?? {};
/** The rates of the game server that the site belongs to; 1 each where it states none. */
export const serverRates = { rateDrop: drop, rateAdena: adena, rateSpoil: spoil, rateExp: exp, rateSp: sp };

/** Reads the text of a setting; `undefined` for one that is absent, not valid, or that of the game server. */
export function readSetting(name: SettingName, text: string | undefined): number | undefined {
  const value = Number(text);
  if (text === undefined || text.trim() === "" || !Number.isFinite(value)) return undefined;
  if (name === "playerLevel")
    return Number.isInteger(value) && value >= 1 && value <= MAXIMUM_LEVEL ? value : undefined;
  return value > 0 && value <= MAXIMUM_RATE && value !== serverRates[name] ? value : undefined;
}

function readAll(texts: Readonly<Record<string, unknown>>): YieldSettings {
  const values = settingNames.map((name) => [name, readSetting(name, texts[name]?.toString())] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

const keptName = () => keptSettingsName(currentChronicle());

/** The settings that differ from those of the game server: those of the URL if it has any, else those that were used last. */
export const ownSettings = computed<YieldSettings>(() => {
  const { query } = address.value;
  return namesSetting(query) ? readAll(query) : readAll(readKeptNumbers(keptName()));
});

const notOne = Object.entries(serverRates).filter(([, rate]) => rate !== 1);

/** The settings that differ from those of the service. */
export const yieldSettings = computed<YieldSettings>(() => {
  const entries = Object.entries({ ...Object.fromEntries(notOne), ...ownSettings.value });
  return Object.fromEntries(entries.filter(([name, value]) => name === "playerLevel" || value !== 1));
});

/** Those of them that loot depends on. */
export const lootSettings = computed(() => {
  const { rateExp: _exp, rateSp: _sp, ...others } = yieldSettings.value;
  return others;
});

/** Returns settings as parameters of an address, which replace those that it has. */
export const parametersOf = (settings: YieldSettings): QueryChanges =>
  Object.fromEntries(settingNames.map((name) => [name, settings[name]?.toString()]));

/** Changes a setting, in the URL too; `undefined` sets the default. */
export function changeSetting(name: SettingName, value: number | undefined): void {
  const { [name]: _before, ...others } = ownSettings.value;
  const settings = value === undefined ? others : { ...others, [name]: value };
  keep(keptName(), settings);
  changeQuery(parametersOf(settings));
}

/** Makes the URL of a page with computed numbers complete: a copy of it shows the same to everyone. */
export function showSettingsInAddress(): void {
  const settings = ownSettings.peek();
  if (namesSetting(address.peek().query)) keep(keptName(), settings);
  else if (Object.keys(settings).length > 0) changeQuery(parametersOf(settings));
}
