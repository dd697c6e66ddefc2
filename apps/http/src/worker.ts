import { startProgram } from "@gamedata/program";

await startProgram("gamedata-http", async () => (await import("./node/worker.js")).runWorker);
// The channel to the primary process keeps this one alive, also if it has failed.
if (process.exitCode !== 0) process.exit();
