import { useEffect, useLayoutEffect, useState } from "preact/hooks";

/** What a text was answered with. */
export interface Found<Option> {
  readonly text: string;
  readonly options: readonly Option[];
}

/** The option of a list that the arrow keys have reached, and what reaches another. */
export type ListKeys<Option> = ReturnType<typeof useListKeys<Option>>;

/**
 * Lets the keys choose among what is found for a text. Keys that are pressed before it is found count as soon as it is.
 *
 * @param text The text as it is asked for; nothing is chosen for an empty one.
 */
export function useListKeys<Option>(text: string, choose: (option: Option) => void) {
  const [found, onFound] = useState<Found<Option>>({ text: "", options: [] });
  const [steps, setSteps] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const options = found.text === text ? found.options : [];
  const count = Math.max(1, options.length);
  const active = ((steps % count) + count) % count;
  const chosen = options[active];
  // Another text, or none, begins at its first option.
  const restart = () => {
    setSteps(0);
    setEntered(false);
  };
  useLayoutEffect(restart, [text]);
  useEffect(() => {
    if (!isEntered || chosen === undefined) return;
    restart();
    choose(chosen);
  }, [isEntered, chosen]);
  // Moves with the arrow keys, and chooses with Enter.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setSteps((before) => before + step);
    } else if (event.key === "Enter" && text !== "") {
      event.preventDefault();
      setEntered(true);
    }
  };
  return { options, active, onFound, onKeyDown };
}

/** Returns the attributes of a search field whose keys choose an option of the list with the given id. */
export const comboboxOf = <Option>(id: string, isOpen: boolean, { options, active }: ListKeys<Option>) =>
  ({
    id: `${id}-input`,
    type: "search",
    // Without a list, the element is a plain search field.
    role: "combobox",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? id : undefined,
    "aria-activedescendant": isOpen && options.length > 0 ? `${id}-${active}` : undefined,
    "aria-autocomplete": "list",
    list: undefined,
    autocomplete: "off",
  }) as const;

/** Returns the attributes of an option of that list. */
export const optionOf = (id: string, index: number, active: number) =>
  ({ id: `${id}-${index}`, role: "option", "aria-selected": index === active, tabIndex: -1 }) as const;
