import { words } from "../languages/words.js";
import { useAnswer } from "../service/use-answer.js";
import { ChoiceFilter } from "./filters.js";

interface ClassFilterProps {
  readonly name: string;
  readonly label?: string;
  /** What holds without a class. */
  readonly unset?: string;
}

/** A filter by one of the classes. */
export function ClassFilter({ name, label = words().records.kinds.class, ...unset }: ClassFilterProps) {
  const { value } = useAnswer((client) => client.listClasses(), "frame");
  const choices = (value?.data ?? []).map((one) => [String(one.id), one.name] as const);
  return <ChoiceFilter name={name} label={label} choices={choices} {...unset} />;
}
