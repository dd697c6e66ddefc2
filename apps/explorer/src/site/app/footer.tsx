import { coreCall } from "../format/code.js";
import { CopyButton } from "../parts/clipboard.js";
import { linksAnswer } from "../service/service-worker.js";
import { type Source, sources } from "../service/sources.js";
import { useAnswer } from "../service/use-answer.js";
import "./footer.css";

function SourceLine({ source: { call, url } }: { readonly source: Source }) {
  const code = coreCall(call.method, call.args);
  return (
    <li>
      {linksAnswer.value ? <a href={url}>JSON</a> : <span class="soft">JSON</span>}
      <code>{code}</code>
      <CopyButton text={() => code} />
    </li>
  );
}

/** The foot of each page: where its numbers come from, and in which version. */
export function Footer() {
  const { value: dataset } = useAnswer((client) => client.getDataset(), "frame");
  const unique = [...new Map(sources.value.map((source) => [source.key, source])).values()];
  return (
    <footer class="site-foot no-print">
      {unique.length > 0 && (
        <details class="sources">
          <summary>This page as JSON · TypeScript</summary>
          <ul>
            {unique.map((source) => (
              <SourceLine key={source.key} source={source} />
            ))}
          </ul>
          <p class="soft">
            Each line is a request of this page, and the call of <code>@gamedata/core</code> with the same result.
            {!linksAnswer.value &&
              " In this copy a service worker answers the requests; this browser or host does not allow it, or it is not ready yet."}
          </p>
        </details>
      )}
      <p class="soft">
        {dataset && (
          <>
            Data <span class="mono">{dataset.dataVersion}</span> of {dataset.chronicle}, from {dataset.source.project}{" "}
            <span class="mono">{dataset.source.revision.slice(0, 10)}</span>.{" "}
          </>
        )}
        Unofficial: not affiliated with or endorsed by the owner of the game, who owns the names and trademarks in it.
      </p>
    </footer>
  );
}
