import type { ComponentChildren } from "preact";
import { address, changeQuery } from "../address/address.js";
import { words } from "../languages/words.js";
import { useAnswer } from "../service/use-answer.js";
import { DraftField, Select } from "./fields.js";
import { PhoneFold } from "./phone-fold.js";
import "./filters.css";

interface FilterProps {
  readonly name: string;
  readonly label: string;
}

/** Sets a filter: the list begins at its first page again, and the map shows what is found. */
export const setFilter = (name: string, value: string | undefined): void =>
  changeQuery({ [name]: value === "" ? undefined : value, page: undefined, at: undefined });

/** A row of filters; their values are in the URL. */
export const Filters = ({ children }: { readonly children: ComponentChildren }) => (
  <PhoneFold title={words().parts.filters}>
    <search aria-label={words().parts.filters}>
      <form class="filters no-print" onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
    </search>
  </PhoneFold>
);

/** A filter by a text, which is applied while typing. */
export const TextFilter = ({ name, label }: FilterProps) => (
  <span>
    <DraftField
      label={label}
      type="search"
      applied={address.value.query[name] ?? ""}
      apply={(next) => setFilter(name, next)}
    />
  </span>
);

interface NumberFilterProps extends FilterProps {
  readonly min?: number;
  readonly max?: number;
  /** What holds without a value in the address. */
  readonly placeholder?: number | undefined;
}

/** A filter by a whole number, which is applied while typing; one outside the bounds is not. */
export function NumberFilter({ name, label, min = 1, max = 999, placeholder }: NumberFilterProps) {
  const apply = (next: string) => {
    const number = Number(next);
    if (next === "" || (Number.isInteger(number) && number >= min && number <= max)) setFilter(name, next);
  };
  return (
    <span>
      <DraftField
        label={label}
        type="number"
        min={min}
        max={max}
        placeholder={placeholder?.toString()}
        applied={address.value.query[name] ?? ""}
        apply={apply}
      />
    </span>
  );
}

interface ChoiceFilterProps extends FilterProps {
  /** What holds without a value in the address. */
  readonly unset?: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
}

export function ChoiceFilter({ name, label, unset = words().parts.all, choices }: ChoiceFilterProps) {
  const text = address.value.query[name] ?? "";
  // A value that is no choice is that which holds without one, or one that the service refuses by name.
  const [chosen = ""] = choices.find(([value]) => value.toLowerCase() === text.toLowerCase()) ?? [];
  return (
    <span>
      <Select
        isLabeled
        label={label}
        value={chosen}
        choices={[["", unset], ...choices]}
        onChoose={(value) => setFilter(name, value)}
      />
    </span>
  );
}

/** A filter by yes or no, or by two kinds that are so named. */
export function FlagFilter({ kinds, ...filter }: FilterProps & { kinds?: readonly [yes: string, no: string] }) {
  const { lists } = words();
  const [yes, no] = kinds ?? [lists.yes, lists.no];
  return <ChoiceFilter {...filter} choices={Object.entries({ true: yes, false: no })} />;
}

/** Filters by the level of NPCs or recipes. */
export const LevelFilters = () => (
  <>
    <NumberFilter name="levelMin" label={words().lists.levelFrom} />
    <NumberFilter name="levelMax" label={words().parts.to} />
  </>
);

/** Returns records as choices: their ids, by their names. */
export function choicesOf(records: readonly { readonly id: number; readonly name: string }[] = []) {
  const isShared = ({ id, name }: (typeof records)[number]) =>
    records.some((other) => other.name === name && other.id !== id);
  return records.map((one) => {
    const text = isShared(one) ? `${one.name} (${words().records.id(one.id)})` : one.name;
    return [String(one.id), text] as const;
  });
}

export function ClassFilter(filter: { readonly name: string; readonly label?: string; readonly unset?: string }) {
  const { value } = useAnswer((client) => client.listClasses(), "frame");
  return <ChoiceFilter label={words().records.kinds.class} choices={choicesOf(value?.data)} {...filter} />;
}
