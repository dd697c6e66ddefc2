import type { EngineRuleName } from "@gamedata/schema";
import { derived } from "../catalog/derived.js";

/** The numbers of the rules of a chronicle's engine; those of a rule that the engine does not have are missing. */
export type EngineRules = Readonly<Partial<Record<EngineRuleName, number>>>;

/** The numbers of the engine's rules, by name. */
export const engineRules = derived(
  ({ dataset }): EngineRules => Object.fromEntries(dataset.engineRules.map(({ name, value }) => [name, value])),
);
