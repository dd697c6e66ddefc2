import { errorCode } from "@gamedata/schema";
import { expect, it } from "vitest";
import { errorCodes } from "./error-code.js";

it("the client knows every code that the service can give", () => {
  expect(errorCodes).toEqual(errorCode.options);
});
