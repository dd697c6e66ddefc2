// The yardstick for workers: the bare server in two processes of node:cluster, with its defaults.
import cluster from "node:cluster";
import { WORKERS } from "./worker-count.js";

if (cluster.isPrimary) for (let worker = 0; worker < WORKERS; worker++) cluster.fork();
else await import("./bare.js");
process.on("SIGTERM", () => process.exit());
