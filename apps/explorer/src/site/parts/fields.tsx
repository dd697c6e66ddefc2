import { useEffect, useId, useRef, useState } from "preact/hooks";
import { address, onNavigation } from "../address/address.js";

/** Milliseconds without a key after which a draft is applied. */
const PAUSE = 200;

/**
 * Keeps what is being written in a field, and applies it after a pause or when the field is left. Until then it is only in
 * the field: another page, or another entry of the history, drops it.
 *
 * @param applied The text that holds now, which the field shows unless it is being written in.
 */
function useDraft(applied: string, apply: (text: string) => void) {
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

interface SelectProps {
  readonly label: string;
  /** Whether the label stands before the field; otherwise it is for screen readers. */
  readonly isLabeled?: boolean;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string, language?: string])[];
  readonly onChoose: (value: string) => void;
}

export function Select({ label, isLabeled = false, value, choices, onChoose }: SelectProps) {
  const id = useId();
  return (
    <>
      {isLabeled && <label for={id}>{label}</label>}
      <select
        id={id}
        aria-label={isLabeled ? undefined : label}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {choices.map(([one, text, language]) => (
          <option key={one} value={one} lang={language}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

export const Check = ({ label, isChecked, onChange }: CheckProps) => (
  <label>
    <input type="checkbox" checked={isChecked} onChange={({ currentTarget: { checked } }) => onChange(checked)} />{" "}
    {label}
  </label>
);

interface CountFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly min?: number;
  readonly max?: number;
  readonly placeholder?: string;
  readonly class?: string;
  /** Takes the number, within the bounds; `undefined` for none. */
  readonly onChange: (value: number | undefined) => void;
}

/** A field for a whole number, which is applied when it is left. */
export const CountField = ({ label, value, min = 0, max, onChange, ...input }: CountFieldProps) => (
  <input
    {...input}
    type="number"
    inputMode="numeric"
    min={min}
    max={max}
    aria-label={label}
    value={value ?? ""}
    onChange={({ currentTarget: { value: text } }) => {
      const number = Math.round(Number(text));
      const isNumber = text !== "" && Number.isFinite(number) && number >= min;
      onChange(isNumber ? Math.min(number, max ?? number) : undefined);
    }}
  />
);

interface NumberAttributes {
  readonly type: "number";
  readonly inputMode?: "numeric" | "decimal";
  readonly min: number;
  readonly max: number;
  readonly step?: number | "any";
  readonly placeholder?: string | undefined;
  readonly "aria-label"?: string;
}

type DraftFieldProps = ({ readonly type: "search" } | NumberAttributes) & {
  /** The label before it; a field without one has `aria-label`. */
  readonly label?: string;
  readonly applied: string;
  readonly apply: (text: string) => unknown;
};

/** A field with its label whose text is applied after a pause. */
export function DraftField({ label, applied, apply, ...field }: DraftFieldProps) {
  const id = useId();
  const { text, onInput, onBlur } = useDraft(applied, apply);
  const input = field.type === "number" ? { inputMode: "numeric" as const, ...field } : field;
  return (
    <>
      {label && <label for={id}>{label}</label>}
      <input {...input} id={id} autocomplete="off" value={text} onInput={onInput} onBlur={onBlur} />
    </>
  );
}
