import { useState } from "preact/hooks";
import { iconsUrl } from "../service/configuration.js";
import { Glyph, type GlyphName } from "./glyph.js";
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
