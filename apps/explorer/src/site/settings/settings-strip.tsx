import { useEffect, useId } from "preact/hooks";
import { useDraft } from "../parts/draft.js";
import { gameServer } from "../service/configuration.js";
import { MAXIMUM_LEVEL } from "./maximum-level.js";
import {
  changeSetting,
  lootSettings,
  ownSettings,
  readSetting,
  type SettingName,
  serverRates,
  showSettingsInAddress,
} from "./settings.js";
import "./settings-strip.css";

const labels: Readonly<Record<SettingName, string>> = {
  rateDrop: "Drop ×",
  rateAdena: "Adena ×",
  rateSpoil: "Spoil ×",
  playerLevel: "My level",
};

function SettingField({ name }: { readonly name: SettingName }) {
  const id = useId();
  const isLevel = name === "playerLevel";
  const { text, onInput, onBlur } = useDraft(String(ownSettings.value[name] ?? ""), (next) =>
    changeSetting(name, readSetting(name, next)),
  );
  return (
    <span class="setting">
      <label for={id}>{labels[name]}</label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={isLevel ? 1 : 0.1}
        max={isLevel ? MAXIMUM_LEVEL : 1000}
        step={isLevel ? 1 : "any"}
        placeholder={name === "playerLevel" ? "any" : String(serverRates[name])}
        value={text}
        onInput={onInput}
        onBlur={onBlur}
      />
    </span>
  );
}

/** The settings of computed numbers: the rates of a server, and the player's level. */
export function SettingsStrip({ names }: { readonly names: readonly SettingName[] }) {
  useEffect(showSettingsInAddress, []);
  return (
    <fieldset class="settings-strip no-print">
      <legend class="unseen">Settings of the numbers below</legend>
      {names.map((name) => (
        <SettingField key={name} name={name} />
      ))}
      {gameServer.rates !== undefined && <span class="soft">{serverRatesInWords()}</span>}
      <details>
        <summary>How rates count</summary>
        <p>
          A rate multiplies the chances in the data. A kill gives at most one item of each group of drops, so the
          chances of a group stop at 100 % together: where they are 60 % in all, ×3 gives only ×1.67. What is above that
          becomes more pieces where the server's engine does so; “per kill” counts it. Herbs have no rate.
        </p>
      </details>
    </fieldset>
  );
}

const rateWords: Readonly<Record<string, string>> = {
  drop: "drop",
  adena: "adena",
  spoil: "spoil",
  exp: "EXP",
  sp: "SP",
};

/** Says which rates the numbers start with: `Rates of Aden: drop ×5, EXP ×7`. */
function serverRatesInWords(): string {
  const rates = Object.entries(gameServer.rates ?? {}).map(([name, rate]) => `${rateWords[name]} ×${rate}`);
  return `Rates of ${gameServer.name ?? "this server"}: ${rates.join(", ")}`;
}

/** Says how a chance was computed: `at drop ×3, level 40`. */
export function settingsInWords(): string {
  const { rateDrop = 1, rateAdena = 1, rateSpoil = 1, playerLevel } = lootSettings.value;
  const level = playerLevel === undefined ? "any player level" : `player level ${playerLevel}`;
  return `per kill at drop ×${rateDrop}, adena ×${rateAdena}, spoil ×${rateSpoil}, ${level}`;
}
