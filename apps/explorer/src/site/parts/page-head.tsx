import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { nameRecord } from "../address/address.js";
import { siteName } from "../service/configuration.js";
import "./page-head.css";

interface PageHeadProps {
  readonly name: string;
  /** The image or glyph before the name. */
  readonly icon?: ComponentChildren;
  readonly badges?: ComponentChildren;
  readonly note?: ComponentChildren;
}

/** The page that was opened first keeps the focus where the browser puts it. */
let isFirst = true;

/** The head of a page: what it is about, readable at once. It gives the document its title and takes the focus. */
export function PageHead({ name, icon, badges, note }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${name} · ${siteName}`;
    nameRecord(name);
    // Who has begun to search or to filter goes on there.
    const isWriting = document.activeElement?.matches("input, select, textarea") === true;
    if (!isFirst && !isWriting) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, [name]);
  return (
    <header class="page-head">
      {icon}
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        {note && <p class="soft">{note}</p>}
      </div>
      {badges && <div class="page-badges">{badges}</div>}
    </header>
  );
}
