/** The names of the settings, in the order in which they are shown; each is also the parameter in the URL and of the request. */
export const settingNames = ["rateExp", "rateSp", "rateDrop", "rateAdena", "rateSpoil", "playerLevel"] as const;

/** Returns the name under which this browser keeps those of a chronicle, which may have fewer levels than another. */
export const keptSettingsName = (chronicle: string): string => `gamedata.settings.${chronicle}`;

/** Returns whether the parameters of an address have a setting. */
export const namesSetting = (query: Readonly<Record<string, string>>): boolean =>
  settingNames.some((name) => name in query);

/** Above the levels of every chronicle; the service knows which of them its chronicle has. */
export const MAXIMUM_LEVEL = 999;
