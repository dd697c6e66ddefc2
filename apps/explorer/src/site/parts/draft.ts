import { useEffect, useRef, useState } from "preact/hooks";
import { address, onNavigation } from "../address/address.js";

/** Milliseconds without a key after which a draft is applied. */
const PAUSE = 200;

/** The text of a field that is being written. */
export interface Draft {
  readonly text: string;
  readonly onInput: (event: { readonly currentTarget: { readonly value: string } }) => void;
  /** Applies at once what waits. */
  readonly onBlur: () => void;
}

/**
 * Keeps what is being written in a field, and applies it after a pause or when the field is left. Until then it is only in
 * the field: another page, or another entry of the history, drops it.
 *
 * @param applied The text that holds now, which the field shows unless it is being written in.
 */
export function useDraft(applied: string, apply: (text: string) => void): Draft {
  const [draft, setDraft] = useState<string>();
  const waiting = useRef<{
    readonly text: string;
    readonly path: string;
    readonly timer: ReturnType<typeof setTimeout>;
  }>(undefined);
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
    onInput({ currentTarget: { value } }) {
      drop();
      setDraft(value);
      waiting.current = { text: value, path: address.peek().path, timer: setTimeout(flush, PAUSE) };
    },
    onBlur() {
      flush();
      setDraft(undefined);
    },
  };
}
