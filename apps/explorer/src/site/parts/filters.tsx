import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { address, changeQuery } from "../address/address.js";
import { words } from "../languages/words.js";
import { useDraft } from "./draft.js";
import { PhoneFold } from "./phone-fold.js";
import "./filters.css";

interface FilterProps {
  readonly name: string;
  readonly label: string;
}

/** Sets a filter: the list begins at its first page again, and the map shows what is found. */
export function setFilter(name: string, value: string | undefined): void {
  changeQuery({ [name]: value === "" ? undefined : value, page: undefined, at: undefined });
}

/** A row of filters; their values are in the URL. */
export function Filters({ children }: { readonly children: ComponentChildren }) {
  return (
    <PhoneFold title={words().parts.filters}>
      <search aria-label={words().parts.filters}>
        <form class="filters no-print" onSubmit={(event) => event.preventDefault()}>
          {children}
        </form>
      </search>
    </PhoneFold>
  );
}

/** A filter by a text, which is applied while typing. */
export function TextFilter({ name, label }: FilterProps) {
  const id = useId();
  const { text, onInput, onBlur } = useDraft(address.value.query[name] ?? "", (next) => setFilter(name, next));
  return (
    <span>
      <label for={id}>{label}</label>
      <input id={id} type="search" autocomplete="off" value={text} onInput={onInput} onBlur={onBlur} />
    </span>
  );
}

/** A filter by a whole number, which is applied while typing; one outside the bounds is not. */
export function NumberFilter({
  name,
  label,
  min = 1,
  max = 999,
  placeholder,
}: FilterProps & {
  readonly min?: number;
  readonly max?: number;
  /** What holds without a value in the address. */
  readonly placeholder?: number | undefined;
}) {
  const id = useId();
  const { text, onInput, onBlur } = useDraft(address.value.query[name] ?? "", (next) => {
    const number = Number(next);
    if (next === "" || (Number.isInteger(number) && number >= min && number <= max)) setFilter(name, next);
  });
  return (
    <span>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        placeholder={placeholder?.toString()}
        value={text}
        onInput={onInput}
        onBlur={onBlur}
      />
    </span>
  );
}

interface ChoiceFilterProps extends FilterProps {
  /** What holds without a value in the address. */
  readonly unset?: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
}

/** A filter by one of several values. */
export function ChoiceFilter({ name, label, unset = words().parts.all, choices }: ChoiceFilterProps) {
  const id = useId();
  const text = address.value.query[name] ?? "";
  const chosen = choices.find(([value]) => value.toLowerCase() === text.toLowerCase())?.[0] ?? text;
  return (
    <span>
      <label for={id}>{label}</label>
      <select id={id} value={chosen} onChange={({ currentTarget: { value } }) => setFilter(name, value)}>
        <option value="">{unset}</option>
        {choices.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </span>
  );
}
