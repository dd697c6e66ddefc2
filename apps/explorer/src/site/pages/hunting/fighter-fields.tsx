import { ABSENT } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { ChoiceFilter } from "../../parts/filters.js";
import { useAnswer } from "../../service/use-answer.js";

/** The choice of the class whose fights rank monsters. */
export function ClassFilter() {
  const { value } = useAnswer((client) => client.listClasses(), "frame");
  const choices = (value?.data ?? []).map(({ id, name }) => [String(id), name] as const);
  return <ChoiceFilter name="class" label={words().records.kinds.class} unset={ABSENT} choices={choices} />;
}
