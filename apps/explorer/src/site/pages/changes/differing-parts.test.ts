import { expect, test } from "vitest";
import { yaml } from "../../../../../../scripts/test/yaml.js";
import { differingParts } from "./differing-parts.js";

test("leaves out what two values have alike, and keeps what one of them lacks", () => {
  const one = { pAtk: 8, accuracy: 4, shots: { soul: 1, spirit: 1 } };
  const other = { pAtk: 8, accuracy: 4.75, shots: { soul: 1, spirit: 2 }, range: 40 };
  expect(differingParts(one, other)).toEqual([
    { accuracy: 4, shots: { spirit: 1 }, range: undefined },
    { accuracy: 4.75, shots: { spirit: 2 }, range: 40 },
  ]);
  expect(differingParts([1, 2], [1, 3])).toEqual(yaml`[[1, 2], [1, 3]]`);
  expect(differingParts(undefined, { range: 40 })).toEqual([undefined, { range: 40 }]);
});
