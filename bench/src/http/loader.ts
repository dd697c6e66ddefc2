// The process that puts load on servers, one load after the other, for as long as the parent is there.
import { on } from "node:events";
import { runLoad } from "./load.js";

process.on("disconnect", () => process.exit());
for await (const [{ load, statuses }] of on(process, "message")) process.send?.(await runLoad(load, statuses));
