import { useEffect, useState } from "preact/hooks";
import { RecordCard } from "./record-card.js";
import "./hover-card.css";

/** Milliseconds that the pointer rests on a link before its card is shown. */
const DELAY = 200;
/** The space between a link and its card. */
const GAP = 6;
const WIDTH = 280;
const HEIGHT = 130;

interface Shown {
  readonly kind: string;
  readonly id: number;
  readonly link: HTMLElement;
}

const CARD_ID = "hover-card";

function linkOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("a[data-card]") : null;
}

function placeBeside(link: HTMLElement) {
  const { left, top, bottom } = link.getBoundingClientRect();
  const isBelow = bottom + GAP + HEIGHT < innerHeight;
  return {
    left: `${Math.max(GAP, Math.min(left, innerWidth - WIDTH - GAP))}px`,
    ...(isBelow ? { top: `${bottom + GAP}px` } : { bottom: `${innerHeight - top + GAP}px` }),
  };
}

/** The card about the record of the link under the pointer or with the focus; on touch, the link opens its page. */
export function HoverCard() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setShown(undefined);
    };
    const plan = (target: EventTarget | null) => {
      const link = linkOf(target);
      const [kind = "", id = ""] = link?.dataset["card"]?.split(":") ?? [];
      hide();
      if (link !== null) timer = setTimeout(() => setShown({ kind, id: Number(id), link }), DELAY);
    };
    const onPointer = (event: PointerEvent) => event.pointerType === "mouse" && plan(event.target);
    // A focus that a click has set needs no card: the page opens.
    const onFocus = ({ target }: FocusEvent) => linkOf(target)?.matches(":focus-visible") && plan(target);
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && hide();
    const listeners = [
      ["pointerover", onPointer],
      ["focusin", onFocus],
      ["focusout", hide],
      ["keydown", onKey],
      ["pointerdown", hide],
    ] as const;
    for (const [name, listener] of listeners) document.addEventListener(name, listener as EventListener);
    addEventListener("hashchange", hide);
    addEventListener("scroll", hide, { passive: true });
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener as EventListener);
      removeEventListener("hashchange", hide);
      removeEventListener("scroll", hide);
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    shown?.link.setAttribute("aria-describedby", CARD_ID);
    return () => shown?.link.removeAttribute("aria-describedby");
  }, [shown]);
  if (shown === undefined) return null;
  return (
    <div id={CARD_ID} role="tooltip" class="hover-card" style={placeBeside(shown.link)}>
      <RecordCard key={`${shown.kind}:${shown.id}`} kind={shown.kind} id={shown.id} />
    </div>
  );
}
