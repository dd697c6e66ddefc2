import { describe, expect, it } from "vitest";
import { fitBox, insideWorld } from "./view.js";

describe("a view inside the world", () => {
  const world = { xMin: 0, yMin: 0, xMax: 400, yMax: 200 };

  it("shows no more than the margin beyond an edge, and what it showed", () => {
    // At 0.5 pixels per game unit, the margin of 10 pixels is 20 game units.
    const view = fitBox({ xMin: 350, yMin: 0, xMax: 400, yMax: 160 }, 200, 100, 10);
    expect(view).toMatchObject({ scale: 0.5, left: 175, top: -20 });
    expect(insideWorld(view, world, 10)).toMatchObject({ scale: 0.5, left: 20, top: -20 });
    expect(insideWorld({ ...view, left: -90, top: 90 }, world, 10)).toMatchObject({ left: -20, top: 20 });
  });

  it("stays where it is along a side that is longer than the world", () => {
    const view = fitBox({ xMin: 150, yMin: 0, xMax: 200, yMax: 160 }, 300, 100, 10);
    expect(insideWorld(view, world, 10)).toEqual(view);
  });
});
