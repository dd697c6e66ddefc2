import type { RefObject } from "preact";
import { words } from "../languages/words.js";
import { keyList } from "./keys.js";
import "./key-dialog.css";

/** The list of keys. */
export function KeyDialog({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  const { frame } = words();
  return (
    <dialog ref={dialog} class="key-dialog" aria-label={frame.keys}>
      <h2>{frame.keys}</h2>
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
        <button type="submit">{frame.close}</button>
      </form>
    </dialog>
  );
}
