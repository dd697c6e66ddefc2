import { useId } from "preact/hooks";
import { useDraft } from "./draft.js";

interface SelectProps {
  /** What is chosen; for screen readers alone if `id` is that of a label. */
  readonly label?: string;
  readonly id?: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string, language?: string])[];
  readonly onChoose: (value: string) => void;
}

/** A choice of one of several values. */
export const Select = ({ label, id, value, choices, onChoose }: SelectProps) => (
  <select id={id} aria-label={label} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
    {choices.map(([one, text, language]) => (
      <option key={one} value={one} lang={language}>
        {text}
      </option>
    ))}
  </select>
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
export function DraftField({ label, applied, apply, ...input }: DraftFieldProps) {
  const id = useId();
  const { text, onInput, onBlur } = useDraft(applied, apply);
  return (
    <>
      {label && <label for={id}>{label}</label>}
      <input {...input} id={id} autocomplete="off" value={text} onInput={onInput} onBlur={onBlur} />
    </>
  );
}
