import { chooseLanguage } from "../languages/choice.js";
import { languages } from "../languages/languages.js";
import { shownLanguage, words } from "../languages/words.js";

/** The choice of the language, by the names that the languages have in themselves. */
export function LanguageSwitch() {
  return (
    <select
      aria-label={words().frame.language}
      value={shownLanguage()}
      onChange={({ currentTarget: { value } }) => chooseLanguage(value)}
    >
      {Object.entries(languages).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}
