import type { ResponseHeaders } from "../response/headers.js";
import type { StaticFile } from "./static-file.js";

/** Headers by the pattern of the paths that are served with them. */
export type HeaderRules = Readonly<Record<string, ResponseHeaders>>;

/** Segments that the resources of one chronicle have in common: `/api/interlude`. */
const COMMON_SEGMENTS = 2;

/** Collects the headers of files into rules: hosts allow few of them, so that a file each is out of the question. */
export interface HeaderRuleCollector {
  /** Takes the headers of a file; throws when another file of the same pattern has others. */
  readonly add: (file: StaticFile) => void;
  readonly rules: () => HeaderRules;
}

/**
 * Begins to collect header rules.
 *
 * @param root The path below which the copy is served; empty for the root of a host.
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
