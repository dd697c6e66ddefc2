import type { RefObject } from "preact";
import "./key-dialog.css";
import { hrefOf, open } from "../address/address.js";
import { sections } from "../address/sections.js";
import { isWriting, keyOf } from "../format/key-of.js";
import { words } from "../languages/words.js";

/** Returns the keys of the site, for the list that `?` shows. */
function keyList(): readonly (readonly [keys: string, effect: string])[] {
  const { frame, sections: names } = words();
  const effects = frame.effectsOfKeys;
  return [
    [frame.searchKeys, effects.search],
    ["↑ ↓ Enter", effects.choose],
    ...sections.flatMap(({ key, name }) => (key && name ? [[`g ${key}`, names[name]] as const] : [])),
    ["j, k", effects.row],
    ["Enter", effects.openRow],
    ["c", effects.coordinates],
    ["?", effects.keys],
    ["Esc", frame.close],
  ];
}

/** Moves the focus to the first link of the next row of a table. */
function moveRow(step: number): void {
  const shown = document.querySelectorAll<HTMLElement>("main tbody tr:not(details:not([open]) *)");
  const rows = [...shown].filter((row) => row.querySelector("a"));
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = current === -1 ? rows[step > 0 ? 0 : rows.length - 1] : rows[current + step];
  next?.querySelector("a")?.focus();
}

/** Listens to the keys of the site, unless something is being written. */
export function listenToKeys(showKeys: () => void): () => void {
  let isGoing = false;
  const onKey = (event: KeyboardEvent) => {
    const pressed = keyOf(event);
    const isSearch = pressed === "/" || (pressed === "k" && (event.ctrlKey || event.metaKey));
    if (isSearch && (pressed !== "/" || !isWriting(event))) {
      event.preventDefault();
      const boxes = [...document.querySelectorAll<HTMLInputElement>("[data-search]")];
      boxes.find((box) => box.offsetParent !== null)?.focus();
      return;
    }
    if (isWriting(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = isGoing ? sections.find(({ key }) => key === pressed)?.path : undefined;
    isGoing = pressed === "g";
    if (page !== undefined) open(hrefOf(page));
    else if (pressed === "j") moveRow(1);
    else if (pressed === "k") moveRow(-1);
    else if (pressed === "?") showKeys();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

export const KeyDialog = ({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) => (
  <dialog ref={dialog} class="key-dialog" aria-label={words().frame.keys}>
    <h2>{words().frame.keys}</h2>
    <dl>
      {keyList().map(([keys, effect]) => (
        <div key={keys + effect}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
    <form method="dialog">
      <button type="submit">{words().frame.close}</button>
    </form>
  </dialog>
);
