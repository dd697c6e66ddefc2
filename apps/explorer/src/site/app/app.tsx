import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { address, changeQuery, hrefOf } from "../address/address.js";
import { isEmptySection, sections } from "../address/sections.js";
import { chronicles, gameServer, siteName } from "../address/site.js";
import { HoverCard } from "../cards/hover-card.js";
import { chooseLanguage } from "../languages/choice.js";
import { languages } from "../languages/languages.js";
import { shownLanguage, words } from "../languages/words.js";
import { isDark, toggleTheme } from "../look/theme.js";
import { Select } from "../parts/fields.js";
import { Glyph } from "../parts/icon.js";
import { SearchBox } from "../search/search-box.js";
import { currentChronicle } from "../service/requests.js";
import { useAnswer } from "../service/use-answer.js";
import { parametersOf } from "../settings/settings.js";
import { Footer } from "./footer.js";
import { KeyDialog, listenToKeys } from "./keys.js";
import { PageOfAddress } from "./page-of-address.js";
import "./app.css";

/** The whole site: head, page, and foot. */
export function App() {
  const dialog = useRef<HTMLDialogElement>(null);
  // As soon as the search is there: a key that is pressed before it is painted counts.
  useLayoutEffect(() => listenToKeys(() => dialog.current?.showModal()), []);
  const { path } = address.value;
  const { value: dataset } = useAnswer((client) => client.getDataset(), "frame");
  const [isMenuOpen, setMenuOpen] = useState(false);
  useEffect(() => setMenuOpen(false), [path]);
  const { frame, sections: names } = words();
  const skip = () => document.querySelector<HTMLElement>("main h1[tabindex], main input, main a")?.focus();
  return (
    <div class={path === "/map" ? "site site-full" : "site"}>
      <button type="button" class="skip" onClick={skip}>
        {frame.skip}
      </button>
      <header class={isMenuOpen ? "site-head is-open no-print" : "site-head no-print"}>
        <a class="brand" href={hrefOf("/")}>
          {siteName}
        </a>
        {gameServer.url !== undefined && (
          <a class="home-link" href={gameServer.url}>
            {frame.home}
          </a>
        )}
        {path !== "/" && <SearchBox />}
        <button
          type="button"
          class="plain site-menu"
          aria-expanded={isMenuOpen}
          aria-label={frame.menu}
          onClick={() => setMenuOpen(!isMenuOpen)}
        >
          <Glyph name={isMenuOpen ? "cross" : "menu"} size={24} />
        </button>
        <span class="site-tools">
          <LanguageSwitch />
          {chronicles.length > 1 && <ChronicleSwitch />}
          <button
            type="button"
            class="plain"
            onClick={() => dialog.current?.showModal()}
            aria-label={frame.keys}
            title={`${frame.keys} (?)`}
          >
            ?
          </button>
          <button
            type="button"
            class="plain"
            onClick={toggleTheme}
            aria-label={isDark() ? frame.lightColors : frame.darkColors}
          >
            <Glyph name={isDark() ? "sun" : "moon"} />
          </button>
        </span>
        <nav aria-label={frame.sections}>
          {sections.map((section) => {
            const { path: target, name } = section;
            const isShown = target !== "/changes" || chronicles.length > 1;
            return (
              name &&
              isShown &&
              !isEmptySection(section, dataset?.tables) && (
                <a key={target} href={hrefOf(target)} aria-current={path.startsWith(target) ? "page" : undefined}>
                  {names[name]}
                </a>
              )
            );
          })}
        </nav>
      </header>
      <main>
        <PageOfAddress key={`${currentChronicle()} ${shownLanguage()} ${path}`} path={path} />
      </main>
      {path !== "/map" && <Footer />}
      <HoverCard />
      <KeyDialog dialog={dialog} />
    </div>
  );
}

const ChronicleSwitch = () => (
  <Select
    label={words().frame.chronicle}
    value={currentChronicle()}
    choices={chronicles.map((name) => [name, name])}
    onChoose={(value) =>
      changeQuery({ ...parametersOf({}), chronicle: value === chronicles[0] ? undefined : value }, "push")
    }
  />
);

/** The choice of the language, by the names that the languages have in themselves. */
const LanguageSwitch = () => (
  <Select
    label={words().frame.language}
    value={shownLanguage()}
    choices={Object.entries(languages).map(([tag, name]) => [tag, name, tag])}
    onChoose={chooseLanguage}
  />
);
