import { useEffect, useState } from "preact/hooks";
import { onNavigation } from "../address/address.js";
import { withTerms } from "../languages/words.js";
import { Skeleton } from "../parts/answered.js";
import { lazy } from "../parts/lazy.js";
import { hasCard, recordKinds } from "../parts/record-kinds.js";
import "./hover-card.css";

/** Milliseconds that the pointer rests on a link before its card is shown. */
const DELAY = 200;
const GAP = 6;
const WIDTH = 280;
const HEIGHT = 130;

const RecordCard = lazy(
  async () => (await withTerms("world", () => import("./record-card.js"))).RecordCard,
  () => <Skeleton lines={4} />,
);

const CARD_ID = "hover-card";

/** Returns the kind, if its records have cards, and the id of the record of a link. */
function recordOf({ dataset: { card = "" } }: HTMLElement) {
  const [kind = "", id = ""] = card.split(":");
  return { card, kind: recordKinds.filter(hasCard).find((known) => known === kind), id: Number(id) };
}

/** Returns what a card can be about: the link to a record of a kind that has cards, or a word with an explanation. */
function subjectOf(target: EventTarget | null): HTMLElement | null {
  const subject = target instanceof Element ? target.closest<HTMLElement>("a[data-card], [data-explanation]") : null;
  if (subject === null) return null;
  return subject.dataset["explanation"] !== undefined || recordOf(subject).kind ? subject : null;
}

function placeBeside(subject: HTMLElement) {
  const { left, top, bottom } = subject.getBoundingClientRect();
  const isBelow = bottom + GAP + HEIGHT < innerHeight;
  return {
    left: `${Math.max(GAP, Math.min(left, innerWidth - WIDTH - GAP))}px`,
    ...(isBelow ? { top: `${bottom + GAP}px` } : { bottom: `${innerHeight - top + GAP}px` }),
  };
}

/**
 * The card about the record of the link, or the word, under the pointer or with the focus. On touch a link opens its page, and a word
 * shows its card.
 */
export function HoverCard() {
  const [shown, setShown] = useState<HTMLElement>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setShown(undefined);
    };
    const plan = (target: EventTarget | null) => {
      const subject = subjectOf(target);
      hide();
      if (subject !== null) timer = setTimeout(() => setShown(subject), DELAY);
    };
    const onPointer = (event: PointerEvent) => event.pointerType === "mouse" && plan(event.target);
    // A focus that a click on a link has set needs no card: the page opens.
    const onFocus = ({ target }: FocusEvent) => subjectOf(target)?.matches(":focus-visible") && plan(target);
    // Safari gives a word that is tapped no focus.
    const onClick = ({ target }: MouseEvent) => subjectOf(target)?.matches("[data-explanation]") && plan(target);
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && hide();
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener("pointerover", onPointer, { signal });
    document.addEventListener("focusin", onFocus, { signal });
    document.addEventListener("focusout", hide, { signal });
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("pointerdown", hide, { signal });
    addEventListener("scroll", hide, { passive: true, signal });
    signal.addEventListener("abort", onNavigation(hide));
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    shown?.setAttribute("aria-describedby", CARD_ID);
    return () => shown?.removeAttribute("aria-describedby");
  }, [shown]);
  if (shown === undefined) return null;
  const { explanation } = shown.dataset;
  const { card, kind, id } = recordOf(shown);
  return (
    <div id={CARD_ID} role="tooltip" class="hover-card no-print" style={placeBeside(shown)}>
      {explanation ?? (kind && <RecordCard key={card} kind={kind} id={id} />)}
    </div>
  );
}
