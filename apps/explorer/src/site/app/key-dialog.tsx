import type { RefObject } from "preact";
import { keyList } from "./keys.js";
import "./key-dialog.css";

/** The list of keys. */
export function KeyDialog({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  return (
    <dialog ref={dialog} class="key-dialog" aria-label="Keys">
      <h2>Keys</h2>
      <dl>
        {keyList.map(([keys, effect]) => (
          <div key={keys + effect}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}
