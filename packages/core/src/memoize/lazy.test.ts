import { expect, it, vi } from "vitest";
import { lazy } from "./lazy.js";

it("makes a value when it is first asked for, and once", () => {
  const make = vi.fn(() => undefined);
  const value = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect(value()).toBeUndefined();
  expect(value()).toBeUndefined();
  expect(make).toHaveBeenCalledTimes(1);
});
