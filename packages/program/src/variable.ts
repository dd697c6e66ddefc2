/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads an environment variable, trimmed; an empty one is `undefined`. */
export function readVariable(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}
