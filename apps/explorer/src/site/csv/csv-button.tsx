import { useState } from "preact/hooks";
import { words } from "../languages/words.js";
import { currentChronicle } from "../service/requests.js";

function save(file: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * A button that saves all rows of a list, with its filters and its order, as a CSV file with its name; the code that writes it is loaded
 * for the first one.
 */
export function CsvButton({ list, rows }: { list: string; rows: () => Promise<readonly object[]> }) {
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const load = async () => {
    const file = `${currentChronicle()}-${list}.csv`;
    const [{ listCsv }, found] = await Promise.all([import("./list-csv.js"), rows()]);
    save(file, listCsv(found));
  };
  const click = () => {
    setState("loading");
    load().then(
      () => setState("ready"),
      () => setState("failed"),
    );
  };
  return (
    <p class="no-print">
      <button type="button" disabled={state === "loading"} onClick={click}>
        {words().lists.csv[state]}
      </button>
    </p>
  );
}
