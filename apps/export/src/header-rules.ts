import type { ResponseHeaders } from "@gamedata/http/service";
import type { StaticFile } from "./static-file.js";

/** Headers by path pattern. */
export type HeaderRules = Readonly<Record<string, ResponseHeaders>>;

/** The number of path segments that all resources of a chronicle share: `/api/interlude`. */
const COMMON_SEGMENTS = 2;

/** Groups the headers of files into few rules, because hosts limit their number. */
export interface HeaderRuleCollector {
  /** Adds the headers of a file; throws if another file of the same pattern has different ones. */
  readonly add: (file: StaticFile) => void;
  readonly rules: () => HeaderRules;
}

/**
 * Creates an empty collector.
 *
 * @param root The path that the copy is served below; empty for the root of a host.
 */
export function collectHeaderRules(root: string): HeaderRuleCollector {
  const rules: Record<string, ResponseHeaders> = {};
  return {
    add({ path, headers }) {
      const pattern = patternOf(path, root);
      const known = rules[pattern];
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(headers)) {
        throw new Error(`${path} has other headers than the rest of ${pattern}`);
      }
      rules[pattern] = headers;
    },
    rules: () => rules,
  };
}

function patternOf(path: string, root: string): string {
  const [, ...segments] = path.slice(root.length).split("/");
  const isCommon = path.startsWith(`${root}/`) && segments.length > COMMON_SEGMENTS;
  return isCommon ? `${root}/${segments.slice(0, COMMON_SEGMENTS).join("/")}/*` : path;
}
