import { describe, expect, it } from "vitest";
import { darkPalette, lightPalette } from "./bands.js";

const channelsOf = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

function isWarm(color: string): boolean {
  const [red = 0, , blue = 0] = channelsOf(color);
  return red > blue;
}

/** The relative luminance of WCAG 2, from 0 to 1. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each([
  ["light", lightPalette],
  ["dark", darkPalette],
])("the level bands in %s colors", (_name, { paper, bands }) => {
  it("are cold for low levels and warm for high ones", () => {
    expect([...bands.slice(0, 2), ...bands.slice(-2)].map(isWarm)).toEqual([false, false, true, true]);
  });

  it("differ more from the paper in lightness, the higher they are", () => {
    const distances = bands.map((color) => Math.abs(luminanceOf(color) - luminanceOf(paper)));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(new Set(distances).size).toBe(bands.length);
  });
});
