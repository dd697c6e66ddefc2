import type { HeaderRules } from "./header-rules.js";
import { fileNameOf } from "./static-file.js";

const PLACEHOLDER = ":id";

const headerName = (name: string) => name.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());

/**
 * Writes the `_headers` file that Netlify and Cloudflare Pages read: one rule a pattern. No two patterns meet, because both
 * hosts join the values of a header that two rules name.
 *
 * @param rules The headers of each pattern of paths.
 */
export function headersFile(rules: HeaderRules): string {
  return Object.entries(rules)
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${headerName(name)}: ${value}\n`);
      return `${pattern}\n${lines.join("")}`;
    })
    .join("\n");
}

/**
 * Writes the `_redirects` file that Netlify and Cloudflare Pages read: one rule a route, which lets the path of the API
 * serve the file without a redirect.
 *
 * @param paths The paths of the routes, with `{id}` where it belongs.
 */
export function redirectsFile(paths: readonly string[]): string {
  const rules = paths
    .map((path) => path.replace("{id}", PLACEHOLDER))
    .map((path) => ({ path, file: `/${fileNameOf(path)}` }))
    .filter(({ path, file }) => path !== file);
  const hasPlaceholder = ({ path }: { readonly path: string }) => path.includes(PLACEHOLDER);
  // Hosts look rules without placeholders up, and try the others one by one.
  return [...rules.filter((rule) => !hasPlaceholder(rule)), ...rules.filter(hasPlaceholder)]
    .map(({ path, file }) => `${path} ${file} 200\n`)
    .join("");
}
