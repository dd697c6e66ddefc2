import { useState } from "preact/hooks";
import { iconsUrl } from "../address/site.js";
import glyphs from "./glyphs.json";
import "./icon.css";

interface IconProps {
  /** The name of the image in the user's folder of icons. */
  readonly file?: string | null | undefined;
  /** What stands for it without that folder, or without that image. */
  readonly glyph: GlyphName;
  readonly size?: number;
}

/** The image of a record; the site has none of its own. */
export function Icon({ file, glyph, size = 20 }: IconProps) {
  const [missing, setMissing] = useState<string | null>();
  const hasImage = iconsUrl !== "" && Boolean(file) && file !== missing;
  return (
    <span class="icon" style={{ width: `${size}px`, height: `${size}px` }}>
      {hasImage ? (
        <img
          src={`${iconsUrl}/${file}`}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setMissing(file)}
        />
      ) : (
        <Glyph name={glyph} size={size - 2} />
      )}
    </span>
  );
}

/** The name of a glyph of the site: paths in a square of 24, with strokes of 1.5. */
export type GlyphName = keyof typeof glyphs;

/** A small drawing beside a name; it says nothing that the text does not. */
export const Glyph = ({ name, size = 18 }: { readonly name: GlyphName; readonly size?: number }) => (
  <svg
    class="glyph"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    stroke-width="1.5"
    stroke-linejoin="round"
    stroke-linecap="round"
    aria-hidden="true"
  >
    <path d={glyphs[name]} />
  </svg>
);
