/** A command of a shell: its words, and the comment behind it. */
export interface CommandLine {
  /** The command as it is written, without its comment. */
  readonly text: string;
  readonly words: readonly string[];
  readonly comment: string;
}

const word =
  /'(?<single>[^']*)'|"(?<double>[^"]*)"|(?<comment>(?<=^|\s)#.*)|(?<operator>&&|\|\||[|;&])|(?<bare>[^\s'"|;&]+)|(?<space>\s+)/gu;
const assignment = /^[A-Z_]+=/u;

/** Reads the commands of a shell block: a line each, or several with an operator between; in a transcript behind a dollar sign. */
export function readCommands(code: string, isTranscript = false): readonly CommandLine[] {
  const lines = code.replaceAll("\\\n", " ").split("\n");
  const commands = isTranscript
    ? lines.flatMap((line) => (line.startsWith("$ ") ? [line.slice("$ ".length)] : []))
    : lines.filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));
  return commands.flatMap(readLine);
}

function readLine(line: string): readonly CommandLine[] {
  const commands = [{ text: "", words: [""] }];
  let comment = "";
  for (const { 0: text, groups = {} } of line.trim().matchAll(word)) {
    const command = commands.at(-1);
    if (command === undefined) break;
    if (groups["comment"] !== undefined) {
      comment = groups["comment"].replace(/^#\s*/u, "");
    } else if (groups["operator"] !== undefined) {
      commands.push({ text: "", words: [""] });
    } else {
      command.text += text;
      if (groups["space"] !== undefined) command.words.push("");
      else command.words.push(`${command.words.pop()}${groups["single"] ?? groups["double"] ?? text}`);
    }
  }
  return commands.map(({ text, words }) => {
    const written = words.filter((part) => part !== "");
    const first = written.findIndex((part) => !assignment.test(part));
    return { text: text.trim(), words: first < 0 ? [] : written.slice(first), comment };
  });
}
