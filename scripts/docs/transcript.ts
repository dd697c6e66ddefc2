/** A command of a page, and the output that it shows, in which `…` stands for anything. */
export interface Transcript {
  readonly command: string;
  readonly output: string;
}

/** Lists the commands in the console blocks of a page. */
export function transcriptsIn(markdown: string): readonly Transcript[] {
  return [...markdown.matchAll(/^```console\n([\s\S]*?)^```$/gm)].flatMap(([, block = ""]) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((text) => {
        const [command = "", ...output] = text.trimEnd().split("\n");
        return { command, output: output.join("\n") };
      }),
  );
}

/** Returns the pattern of what a command prints. */
export function patternOf(output: string): RegExp {
  const parts = output.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[\\s\\S]*")}`);
}
