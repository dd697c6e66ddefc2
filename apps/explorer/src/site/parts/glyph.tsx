/** The glyphs of the site, drawn for it: paths in a square of 24, with strokes of 1.5. */
const paths = {
  sword: "M20 4 9.5 14.5M20 4l-5 .8L7.2 12.6l4.2 4.2L19.2 9zM5.5 13.5l5 5M7.5 16.5 4 20",
  bow: "M6 3c8 1 13 6 14 14M6 3l14 14M4 20 14 10M4 20v-4M4 20h4",
  dagger: "M19 5 10 14M19 5l-5 1-5.5 6.5 3 3L18 10zM7 11.5l5.5 5.5M8.5 15.5 5 19",
  staff: "M5 20 15 10M15 10c-2-3 0-6 3-6 2.5 0 3.5 3 1.5 4.5",
  spear: "M4 20 15 9M20 4l-6 2.500L17.5 10z",
  fist: "M6 10a2 2 0 0 1 3 0V7a2 2 0 0 1 3 0V6a2 2 0 0 1 3 0v2a2 2 0 0 1 3 1v5c0 4-2 7-6 7s-6-3-6-6z",
  helmet: "M5 19v-7a7 7 0 0 1 14 0v7h-4v-5H9v5zM12 5v9",
  armor: "M8 4 4 7l2 4v9h12v-9l2-4-4-3c-1 3-7 3-8 0z",
  legs: "M7 4h10l1 16h-4l-2-10-2 10H6z",
  gloves: "M8 20v-7L5 10l2-2 2 2V5h7v15zM9 16h7",
  boots: "M8 4h6v9l5 3v4H8zM8 9h6",
  shield: "M12 3 5 5.5v6c0 4.3 2.9 7.6 7 9.5 4.1-1.9 7-5.2 7-9.5v-6zM12 3v18",
  potion: "M10 3h4M11 3v5l-5 8.5A3 3 0 0 0 8.6 21h6.8a3 3 0 0 0 2.6-4.5L13 8V3M8 14h8",
  skull: "M12 3a8 8 0 0 0-5 14.2V20h10v-2.8A8 8 0 0 0 12 3zM9 11.5v1M15 11.5v1M12 20v-3",
  person: "M12 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM5 20c0-4 3-6 7-6s7 2 7 6z",
  scroll: "M7 4h11v13a3 3 0 0 1-3 3H6a2 2 0 0 1-2-2v-1h9v1a2 2 0 0 0 2 2M7 4v13M10 8h5M10 12h5",
  gem: "M7 4h10l4 5-9 11L3 9zM3 9h18M9 9l3 11 3-11-3-5z",
  box: "m4 8 8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8M8 6l8 4",
  ring: "M12 9a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM9.5 4h5L16 6.5 12 9.5 8 6.5z",
  pin: "M12 21c-4-4.5-6-7.7-6-11a6 6 0 0 1 12 0c0 3.3-2 6.5-6 11zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  book: "M4 5c3-1.5 6-1 8 .5 2-1.5 5-2 8-.5v14c-3-1.5-6-1-8 .5-2-1.5-5-2-8-.5zM12 5.5v14",
  hammer: "M4 7h11l3 3v2h-4v-2H4zM8 10v10h3V10",
  coin: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v8M10 9.5h3a1.2 1.2 0 0 1 0 2.5h-2a1.2 1.2 0 0 0 0 2.5h3",
  flame: "M12 3c1 4 5 5.5 5 11a5 5 0 0 1-10 0c0-2.5 1.5-3.5 2-6 1.5.5 2.5 1.5 2.5 3C13 9.5 12.5 6 12 3z",
  star: "m12 3 2.7 5.7 6.3.800-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8z",
  map: "m3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
  menu: "M4 7h16M4 12h16M4 17h16",
  cross: "m6 6 12 12M18 6 6 18",
  moon: "M19 14.5A8 8 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19",
} as const;

/** The name of a glyph. */
export type GlyphName = keyof typeof paths;

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
    <path d={paths[name]} />
  </svg>
);
