import { getHeapStatistics } from "node:v8";
import { counted, ProgramError } from "@gamedata/program";

const MIB = 1024 * 1024;
/** MiB of heap of a program without tables, answers and garbage included. */
const WITHOUT_TABLES = 96;
/** The least limit is a multiple of so many MiB. */
const STEP = 16;

/**
 * MiB of heap for each MiB of tables, with their indexes and what is computed of them. Measured: with less, Node ends a server that has 32
 * connections for the largest responses, or an export.
 */
export const HEAP_OF_TABLES = { answers: 3, export: 10 } as const;

/**
 * Checks that the heap is large enough for the chronicles, however many requests come at once.
 *
 * @param chronicles The bytes of the tables of each.
 * @param perTable MiB of heap for each MiB of tables.
 * @param limit The limit of the heap in bytes; that of this process by default.
 * @throws {ProgramError} If it is not; the message names the least size, and how to set it.
 */
export function checkHeap(
  chronicles: readonly number[],
  perTable: number,
  limit: number = getHeapStatistics().heap_size_limit,
): void {
  const tables = chronicles.reduce((sum, bytes) => sum + bytes, 0) / MIB;
  const least = Math.ceil((WITHOUT_TABLES + perTable * tables) / STEP) * STEP;
  if (limit >= least * MIB) return;
  throw new ProgramError(
    `The heap of this process is limited to ${Math.floor(limit / MIB)} MiB; with ${counted(chronicles.length, "chronicle")} it must be ${least} MiB or more. ` +
      `Set NODE_OPTIONS=--max-old-space-size=${least}, give the container more memory, or use fewer chronicles.`,
  );
}
