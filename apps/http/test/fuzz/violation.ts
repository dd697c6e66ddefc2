/** A response that the specification or the contract does not allow. */
export class OracleViolation extends Error {
  override readonly name = "OracleViolation";
}

/** Fails unless something holds. */
export function must(holds: boolean, complaint: string): asserts holds {
  if (!holds) throw new OracleViolation(complaint);
}
