import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { address, changeQuery } from "../address/address.js";
import "./filters.css";

/** Milliseconds without a key after which a text is searched for. */
const PAUSE = 150;

interface FilterProps {
  readonly name: string;
  readonly label: string;
}

/** Sets a filter; the list begins at its first page again. */
export function setFilter(name: string, value: string | undefined): void {
  changeQuery({ [name]: value === "" ? undefined : value, page: undefined });
}

/** A row of filters; their values are in the URL. */
export function Filters({ children }: { readonly children: ComponentChildren }) {
  return (
    <search aria-label="Filters">
      <form class="filters no-print" onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
    </search>
  );
}

/** A filter by a text, which is applied while typing. */
export function TextFilter({ name, label }: FilterProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="search"
        autocomplete="off"
        value={address.value.query[name] ?? ""}
        onInput={({ currentTarget: { value } }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setFilter(name, value), PAUSE);
        }}
      />
    </span>
  );
}

/** A filter by a whole number. */
export function NumberFilter({
  name,
  label,
  min = 1,
  max = 999,
}: FilterProps & { readonly min?: number; readonly max?: number }) {
  const id = useId();
  return (
    <span>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={address.value.query[name] ?? ""}
        onChange={({ currentTarget: { value } }) => setFilter(name, value)}
      />
    </span>
  );
}

interface ChoiceFilterProps extends FilterProps {
  readonly choices: readonly (readonly [value: string, label: string])[];
}

/** A filter by one of several values. */
export function ChoiceFilter({ name, label, choices }: ChoiceFilterProps) {
  const id = useId();
  return (
    <span>
      <label for={id}>{label}</label>
      <select
        id={id}
        value={address.value.query[name] ?? ""}
        onChange={({ currentTarget: { value } }) => setFilter(name, value)}
      >
        <option value="">all</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
