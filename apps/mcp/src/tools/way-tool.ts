import { findTeleportRoute, isGameDataError } from "@gamedata/core";
import { WALKS } from "@gamedata/rules";
import { type QueryToolRow, queryTool } from "./query-tool.js";
import type { Tool } from "./tool.js";

/** Creates the tool of ways: where none has walks of the usual length, it answers with the next longer ones, which the answer states. */
export function wayTool(row: Omit<QueryToolRow, "query">): Tool {
  const tool = queryTool({ ...row, query: findTeleportRoute });
  return {
    ...tool,
    answer(catalog, { walk: given, ...args }, options) {
      const answerWithin = ([walk, ...longer]: readonly unknown[]): ReturnType<Tool["answer"]> => {
        try {
          return tool.answer(catalog, { ...args, walk }, options);
        } catch (error) {
          const hasNoWay = isGameDataError(error) && error.code === "TELEPORT_ROUTE_NOT_FOUND";
          if (!hasNoWay || longer.length === 0) throw error;
          return answerWithin(longer);
        }
      };
      return answerWithin(given === undefined ? WALKS : [given]);
    },
  };
}
