import { useEffect } from "preact/hooks";
import { gameServer } from "../address/site.js";
import { decimal } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { DraftField } from "../parts/fields.js";
import { PhoneFold } from "../parts/phone-fold.js";
import { MAXIMUM_LEVEL } from "./setting-names.js";
import {
  changeSetting,
  lootSettings,
  MAXIMUM_RATE,
  ownSettings,
  readSetting,
  type SettingName,
  serverRates,
  showSettingsInAddress,
} from "./settings.js";
import "./settings-strip.css";

export function SettingField({ name }: { readonly name: SettingName }) {
  const { fields, anyLevel } = words().settings;
  const isLevel = name === "playerLevel";
  return (
    <span class="setting">
      <DraftField
        label={fields[name]}
        type="number"
        inputMode="decimal"
        min={isLevel ? 1 : 0.1}
        max={isLevel ? MAXIMUM_LEVEL : MAXIMUM_RATE}
        step={isLevel ? 1 : "any"}
        placeholder={name === "playerLevel" ? anyLevel : String(serverRates[name])}
        applied={String(ownSettings.value[name] ?? "")}
        apply={(next) => changeSetting(name, readSetting(name, next))}
      />
    </span>
  );
}

/** The settings of computed numbers: the rates of a server, and the player's level. */
export function SettingsStrip({ names }: { readonly names: readonly SettingName[] }) {
  useEffect(showSettingsInAddress, []);
  const { settings } = words();
  return (
    <>
      {Object.keys(lootSettings.value).length > 0 && <p class="print-only soft">{settingsInWords()}</p>}
      <PhoneFold title={settings.short}>
        <fieldset class="settings-strip no-print">
          <legend class="unseen">{settings.legend}</legend>
          {names.map((name) => (
            <SettingField key={name} name={name} />
          ))}
          {gameServer.rates !== undefined && <span class="soft">{serverRatesInWords()}</span>}
          <details>
            <summary>{settings.howRatesCount}</summary>
            <p>{settings.howRatesCountLong}</p>
          </details>
        </fieldset>
      </PhoneFold>
    </>
  );
}

/** The settings of what a kill gives. */
export const LootStrip = () => <SettingsStrip names={["rateDrop", "rateAdena", "rateSpoil", "playerLevel"]} />;

/** Says which rates the numbers start with: `Rates of Aden: drop ×5, EXP ×7`. */
export function serverRatesInWords(): string {
  const { settings } = words();
  const names: Readonly<Record<string, string>> = settings.rates;
  const rates = Object.entries(gameServer.rates ?? {}).map(([name, rate]) => `${names[name]} ×${decimal(rate)}`);
  return settings.ratesOf(gameServer.name ?? settings.thisServer, rates.join(", "));
}

/** Says how a chance was computed: `at drop ×3, level 40`. */
export function settingsInWords(): string {
  const { rateDrop = 1, rateAdena = 1, rateSpoil = 1, playerLevel } = lootSettings.value;
  const { settings } = words();
  const level = playerLevel === undefined ? settings.anyPlayerLevel : settings.playerLevel(playerLevel);
  return settings.perKill(decimal(rateDrop), decimal(rateAdena), decimal(rateSpoil), level);
}
