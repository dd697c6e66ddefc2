import { useState } from "preact/hooks";
import { words } from "../languages/words.js";

/** A button that copies a text; none without HTTPS, where browsers have no clipboard. */
export function CopyButton({ text, label = words().frame.copy }: { text: () => string; label?: string }) {
  const [isCopied, setCopied] = useState(false);
  if (navigator.clipboard === undefined) return null;
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <button type="button" onClick={copy} onBlur={() => setCopied(false)}>
      {isCopied ? words().frame.copied : label}
    </button>
  );
}
