import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isFirstPage, nameRecord } from "../address/address.js";
import { siteName } from "../address/site.js";
import { type GlyphName, Icon } from "./icon.js";
import { dividable } from "./record-link.js";
import { Term, type TermProps } from "./term.js";
import { Grade, LevelName } from "./tone.js";
import "./badge.css";
import "./page-head.css";

interface PageHeadProps {
  readonly name: string;
  /** What is shown before the name if the record has no image. */
  readonly glyph?: GlyphName;
  readonly image?: string | null | undefined;
  /** Short facts, of which a text gets its frame here, and buttons; what is empty is left out. */
  readonly badges?: readonly ComponentChildren[];
  readonly note?: ComponentChildren;
}

/** A short fact beside a name: a kind, a word. */
export const Badge = ({ children }: { readonly children: ComponentChildren }) => <span class="badge">{children}</span>;

/** The fact that says most: a grade, a level. */
export const StrongBadge = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="badge badge-strong">{children}</span>
);

/** The badge of a grade; none for what has none. */
export const GradeBadge = ({ grade }: { readonly grade: string | undefined }) =>
  grade === undefined || grade === "none" ? null : (
    <StrongBadge>
      <Grade grade={grade} />
    </StrongBadge>
  );

/** The badge of a level; none for what has none. */
export const LevelBadge = ({ level }: { readonly level: number | null }) =>
  level === null ? null : (
    <StrongBadge>
      <LevelName level={level} />
    </StrongBadge>
  );

export const TermBadge = (term: TermProps) => (
  <Badge>
    <Term {...term} />
  </Badge>
);

/** The head of a page: what it is about, readable at once. It gives the document its title and takes the focus. */
export function PageHead({ name, glyph, image, badges, note }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${name} · ${siteName}`;
    nameRecord(name);
    // The page that was opened first keeps the focus where the browser puts it; who has begun to search or to filter goes on there.
    const isWriting = document.activeElement?.matches("input, select, textarea") === true;
    if (!isFirstPage() && !isWriting) heading.current?.focus({ preventScroll: true });
  }, [name]);
  return (
    <header class="page-head">
      {glyph && <Icon file={image} glyph={glyph} size={32} />}
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {dividable(name)}
        </h1>
        {note && <p class="soft">{note}</p>}
      </div>
      {badges && (
        <div class="page-badges">
          {badges
            .filter(Boolean)
            .map((badge) => (typeof badge === "string" ? <Badge key={badge}>{badge}</Badge> : badge))}
        </div>
      )}
    </header>
  );
}
