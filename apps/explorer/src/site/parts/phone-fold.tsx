import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { address } from "../address/address.js";
import { isNarrow } from "../look/media.js";
import "./phone-fold.css";

const Folded = createContext(false);

interface PhoneFoldProps {
  readonly title: string;
  /** Whether it is open at first, because the page needs what is asked there. */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Writes what a field is set to: `My level 20`, or the text of a choice; nothing for one that is not set. */
function setting(field: Field): string {
  if (field.value === "") return "";
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? "";
  const label = field.labels?.[0]?.textContent ?? field.ariaLabel ?? "";
  return field.type === "search" ? field.value : `${label} ${field.value}`.trim();
}

/** On a phone, fields behind one button that says what is set in them; elsewhere, and within another fold, the fields alone. */
export function PhoneFold({ title, isOpen = false, children }: PhoneFoldProps) {
  const isWithin = useContext(Folded);
  const frame = useRef<HTMLDetailsElement>(null);
  const [summary, setSummary] = useState("");
  address.value;
  useEffect(() => {
    const fold = frame.current;
    if (fold === null) return undefined;
    const sum = () => {
      const fields = [...fold.querySelectorAll<Field>("input, select")];
      setSummary(fields.map(setting).filter(Boolean).join(" · "));
    };
    sum();
    // Some choices and names come with an answer of the service.
    const observer = new MutationObserver(sum);
    observer.observe(fold, { childList: true, subtree: true, attributes: true });
    return () => observer.disconnect();
  });
  if (isWithin || !isNarrow()) return <>{children}</>;
  return (
    <Folded.Provider value>
      <details ref={frame} class="phone-fold no-print" open={isOpen}>
        <summary>
          {title} <span class="soft">{summary}</span>
        </summary>
        {children}
      </details>
    </Folded.Provider>
  );
}
