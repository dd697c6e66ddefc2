import { getHeapStatistics } from "node:v8";
import { counted, ProgramError } from "@gamedata/program";

const MIB = 1024 * 1024;
/**
 * The least limits of the heap in MiB, of one chronicle and of each further one: with 32 connections that request the largest responses, a
 * server with less is ended by Node.
 */
const LEAST_OF_ONE = 144;
const LEAST_OF_FURTHER = 96;
/** MiB for new objects, which Node adds to `--max-old-space-size`. */
const NEW_OBJECTS = 48;

/**
 * Checks that the heap is large enough for the chronicles, however many requests come at once.
 *
 * @param limit The limit of the heap in bytes; that of this process by default.
 * @throws {ProgramError} If it is not; the message names the least size, and how to set it.
 */
export function checkHeap(chronicles: number, limit: number = getHeapStatistics().heap_size_limit): void {
  const least = LEAST_OF_ONE + LEAST_OF_FURTHER * (chronicles - 1);
  if (limit >= least * MIB) return;
  throw new ProgramError(
    `The heap of this process is limited to ${Math.floor(limit / MIB)} MiB; with ${counted(chronicles, "chronicle")} it must be ${least} MiB or more. ` +
      `Set NODE_OPTIONS=--max-old-space-size=${least - NEW_OBJECTS} or more, give the container more memory, or serve fewer chronicles.`,
  );
}
