import { useEffect, useRef, useState } from "preact/hooks";
import { address, onNavigation } from "../address/address.js";

/** Milliseconds without a key after which a draft is applied. */
const PAUSE = 200;

/**
 * Keeps what is being written in a field, and applies it after a pause or when the field is left. Until then it is only in
 * the field: another page, or another entry of the history, drops it.
 *
 * @param applied The text that holds now, which the field shows unless it is being written in.
 */
export function useDraft(applied: string, apply: (text: string) => void) {
  const [draft, setDraft] = useState<string>();
  const waiting = useRef<{ text: string; path: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  const latest = useRef(apply);
  latest.current = apply;
  const drop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  const flush = () => {
    const last = waiting.current;
    drop();
    if (last !== undefined && last.path === address.peek().path) latest.current(last.text);
  };
  useEffect(() => {
    const stop = onNavigation(() => {
      drop();
      setDraft(undefined);
    });
    return () => {
      stop();
      drop();
    };
  }, []);
  return {
    text: draft ?? applied,
    onInput({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) {
      drop();
      setDraft(value);
      waiting.current = { text: value, path: address.peek().path, timer: setTimeout(flush, PAUSE) };
    },
    /** Applies at once what waits. */
    onBlur() {
      flush();
      setDraft(undefined);
    },
  };
}
