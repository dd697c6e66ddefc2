/** What code says it prints: the comment behind a line that prints. */
export function promisedOutput({ code }: { readonly code: string }): readonly string[] {
  return Array.from(code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gmu), ([, comment = ""]) => comment);
}
