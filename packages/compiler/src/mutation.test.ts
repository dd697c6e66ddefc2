import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommand } from "../fixtures/command.js";
import { FIXTURE_KNOWN_DANGLING, FIXTURES } from "../fixtures/datapack.js";
import { auditDataset } from "./audit/audit.js";
import type { Diagnostic } from "./diagnostic.js";
import { readKnownDangling } from "./link/known-dangling.js";

/** A diagnostic that fails a run: a file and a line, then what is wrong. */
const ERROR_LINE = /^[\w./-]+:\d+: error: .+: expected .+, received .*$/mu;
const SEED = 20_260_101;

/** Whether all damages are done, as by `pnpm test:long`; by default it is a part of each kind. */
const isLong = process.env["LONG"] === "all";
const RUNS = isLong ? 200 : 8;
/** Without --strict, a datapack is compiled again after each loss. */
const LOSSY_RUNS = isLong ? RUNS : 4;
/** Bytes between the places at which a file is cut. */
const TRUNCATION_STEP = isLong ? 64 : 1024;

const known = readKnownDangling(FIXTURE_KNOWN_DANGLING);

type Name = keyof typeof FIXTURES;

const dialects: readonly Name[] = ["acis", "l2j", "mobius"];

const filesOf = (dialect: Name) =>
  readdirSync(FIXTURES[dialect], { recursive: true, encoding: "utf8" }).filter((file) => /\.\w+$/u.test(file));

/** The files of a data set by path, as text: a map of buffers would be compared byte by byte. */
type Snapshot = ReadonlyMap<string, string>;

/** A copy of a datapack whose files are damaged one at a time, and the data set of the last run that was not refused. */
interface Workshop {
  readonly dialect: Name;
  readonly folder: string;
  readonly datapack: string;
  readonly out: string;
  written: Snapshot;
}

const snapshot = (folder: string): Snapshot =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .map((file) => [file, readFileSync(join(folder, file), "latin1")]),
  );

function compileQuietly(dialect: Name, datapack: string, out: string, mode: "strict" | "lossy" = "strict") {
  const modes = { strict: ["--strict"], lossy: ["--accept-losses"] };
  mkdirSync(out, { recursive: true });
  copyFileSync(FIXTURE_KNOWN_DANGLING, join(out, "known-dangling.json"));
  const args = [...modes[mode], "--datapack", datapack, "--out", out];
  // Only datapacks of this dialect have files of the client.
  const text = dialect === "acis" ? ["--text", `${out}.overlay.json`] : [];
  return runCommand(...args, ...text);
}

function openWorkshop(dialect: Name): Workshop {
  const folder = mkdtempSync(join(tmpdir(), "gamedata-mutation-"));
  const datapack = join(folder, "datapack");
  const out = join(folder, "out");
  cpSync(FIXTURES[dialect], datapack, { recursive: true });
  expect(compileQuietly(dialect, datapack, out).code).toBe(0);
  return { dialect, folder, datapack, out, written: snapshot(out) };
}

/**
 * Compiles with one file damaged: either it fails with file and line and writes nothing, or the result audits clean.
 */
function expectRefusedOrSound(workshop: Workshop, file: string, damaged: Buffer): "refused" | "sound" {
  const { dialect, datapack, out } = workshop;
  const path = join(datapack, file);
  const original = readFileSync(join(FIXTURES[dialect], file));
  writeFileSync(path, damaged);
  try {
    const { code, err } = compileQuietly(dialect, datapack, out);
    if (code === 0) {
      const faults = auditDataset(out, known).diagnostics.filter(({ severity }) => severity === "error");
      expect(faults).toEqual([]);
      workshop.written = snapshot(out);
      return "sound";
    }
    expect(code).toBe(1);
    expect(err).toMatch(ERROR_LINE);
    expect(snapshot(out)).toEqual(workshop.written);
    return "refused";
  } finally {
    writeFileSync(path, original);
  }
}

/** Whether a diagnostic is an error other than a reference that dangles, which such a data set may have. */
const isFault = ({ severity, what }: Diagnostic): boolean => severity === "error" && !/^\w+\.\w+$/u.test(what);

/** Splits a file where one element, row or line follows another. */
const splitPieces = (text: string) => text.split(/(?<=\n)/u);

/** Finds the whole elements of an XML file that stand on lines of their own, as `[start, end)` lines. */
function findElements(lines: readonly string[]): readonly (readonly [start: number, end: number])[] {
  return lines.flatMap((line, start): (readonly [number, number])[] => {
    const [, indent = "", name] = /^(\t+)<(\w+)/u.exec(line) ?? [];
    if (name === undefined) return [];
    if (/\/>|<\/\w+>/u.test(line)) return [[start, start + 1]];
    const end = lines.findIndex((other, index) => index > start && other.startsWith(`${indent}</${name}>`));
    return end === -1 ? [] : [[start, end + 1]];
  });
}

describe.each(dialects)("a datapack of the dialect %s", (dialect) => {
  const files = filesOf(dialect);

  let workshop: Workshop;
  let whole: Snapshot;

  beforeAll(() => {
    expect(files.length).toBeGreaterThan(20);
    workshop = openWorkshop(dialect);
    whole = workshop.written;
  });
  afterAll(() => rmSync(workshop.folder, { recursive: true, force: true }));

  test.each(files)(`refuses %s cut at every ${TRUNCATION_STEP}th byte`, (file) => {
    const bytes = readFileSync(join(FIXTURES[dialect], file));
    for (let length = 0; length < bytes.length; length += TRUNCATION_STEP) {
      const rest = bytes.subarray(length).toString();
      const outcome = expectRefusedOrSound(workshop, file, bytes.subarray(0, length));
      // A comment after the last statement says nothing that could be missed.
      if (!/^[^;)>\]]*$/u.test(rest)) expect(outcome, `${file} cut at ${length}`).toBe("refused");
    }
  });

  test("refuses flipped bits, or compiles what they say", () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.nat(), fc.nat(7), (file, position, bit) => {
        const damaged = readFileSync(join(FIXTURES[dialect], file));
        const index = position % damaged.length;
        damaged[index] = (damaged[index] ?? 0) ^ (1 << bit);
        expectRefusedOrSound(workshop, file, damaged);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  test("without --strict, compiles flipped bits and what is left of a cut file, or refuses them", () => {
    const damage = fc.constantFrom("flip", "cut");
    fc.assert(
      fc.property(fc.constantFrom(...files), damage, fc.nat(), fc.nat(7), (file, kind, position, bit) => {
        const damaged = readFileSync(join(FIXTURES[dialect], file));
        const index = position % damaged.length;
        damaged[index] = (damaged[index] ?? 0) ^ (1 << bit);
        const written = kind === "cut" ? damaged.subarray(0, index) : damaged;
        const out = join(workshop.folder, "lossy");
        writeFileSync(join(workshop.datapack, file), written);
        try {
          const { code, err } = compileQuietly(dialect, workshop.datapack, out, "lossy");
          if (code === 1) expect(err).toMatch(/error: |^gamedata-compile: /mu);
          else expect(auditDataset(out, known).diagnostics.filter(isFault)).toEqual([]);
        } finally {
          writeFileSync(join(workshop.datapack, file), readFileSync(join(FIXTURES[dialect], file)));
          rmSync(out, { recursive: true, force: true });
        }
      }),
      { seed: SEED, numRuns: LOSSY_RUNS },
    );
  });

  test("refuses lines that are removed, duplicated or reordered, or compiles what they say", () => {
    const change = fc.constantFrom("remove", "duplicate", "swap");
    fc.assert(
      fc.property(fc.constantFrom(...files), change, fc.nat(), fc.nat(), (file, kind, first, second) => {
        const pieces = splitPieces(readFileSync(join(FIXTURES[dialect], file), "utf8"));
        const [a, b] = [first % pieces.length, second % pieces.length];
        const [one = "", other = ""] = [pieces[a], pieces[b]];
        if (kind === "remove") pieces.splice(a, 1);
        if (kind === "duplicate") pieces.splice(b, 0, one);
        if (kind === "swap") [pieces[a], pieces[b]] = [other, one];
        expectRefusedOrSound(workshop, file, Buffer.from(pieces.join("")));
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  test("refuses elements that are removed, duplicated or moved, or compiles what they say", () => {
    let refused = 0;
    for (const file of files.filter((name) => name.endsWith(".xml"))) {
      const lines = splitPieces(readFileSync(join(FIXTURES[dialect], file), "utf8"));
      const elements = findElements(lines).filter((_, index) => isLong || index % 12 === 0);
      for (const [index, [start, end]] of elements.entries()) {
        const element = lines.slice(start, end);
        const without = [...lines.slice(0, start), ...lines.slice(end)];
        const changed = [
          without,
          [...lines.slice(0, end), ...element, ...lines.slice(end)],
          [...without.slice(0, 2), ...element, ...without.slice(2)],
        ];
        // The changes take turns, so that the elements of each kind meet all of them.
        for (const text of isLong ? changed : changed.slice(index % 3).slice(0, 1)) {
          if (expectRefusedOrSound(workshop, file, Buffer.from(text.join(""))) === "refused") refused += 1;
        }
      }
    }
    expect(refused).toBeGreaterThan(0);
  });

  test("compiles to what it was when the damage is undone", () => {
    expect(compileQuietly(dialect, workshop.datapack, workshop.out).code).toBe(0);
    expect(snapshot(workshop.out)).toEqual(whole);
  });
});
