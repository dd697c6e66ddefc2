import { closeSync, constants, fstatSync, openSync, readSync, type Stats, statSync } from "node:fs";

/** A file that is not read, because of what it is or of its size. */
export class UnreadableFile extends Error {
  /**
   * @param expected What would be read.
   * @param received What the file is, or its size.
   */
  constructor(
    path: string,
    readonly expected: string,
    readonly received: string,
  ) {
    super(`${path} is ${received}; expected is ${expected}`);
  }
}

/** Returns the word for what a path leads to. */
export function kindOfFile(
  stats: Pick<Stats, "isFIFO" | "isSocket" | "isDirectory" | "isSymbolicLink" | "isFile">,
): string {
  if (stats.isFile()) return "a file";
  if (stats.isFIFO()) return "a pipe";
  if (stats.isSocket()) return "a socket";
  if (stats.isDirectory()) return "a folder";
  return stats.isSymbolicLink() ? "a link" : "a device";
}

/**
 * Reads a file, and nothing else: pipes, sockets and devices have no end.
 *
 * @param mostBytes The size of the largest file that is read; default: no bound.
 * @throws {UnreadableFile} For anything else than a file, and for a larger file.
 * @throws Error of the system when it cannot be opened.
 */
export function readRegularFile(path: string, mostBytes: number = Number.POSITIVE_INFINITY): Buffer {
  const sizeBy = (stats: Stats) => {
    if (!stats.isFile()) throw new UnreadableFile(path, "a file", kindOfFile(stats));
    if (stats.size > mostBytes) throw new UnreadableFile(path, `at most ${mostBytes} bytes`, `${stats.size} bytes`);
    return stats.size;
  };
  sizeBy(statSync(path));
  // What is another one by now is not waited for, as a pipe would be, and refused.
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const bytes = Buffer.allocUnsafe(sizeBy(fstatSync(file)));
    // Yarn's Plug'n'Play, where packages stay in their archives, has no `readFileSync` of an open file.
    let length = 0;
    for (let read = -1; read !== 0; length += read) read = readSync(file, bytes, length, bytes.length - length, null);
    return bytes.subarray(0, length);
  } finally {
    closeSync(file);
  }
}
