import { startProgram } from "@gamedata/program";
import { checkHealth } from "./node/check-health.js";

await startProgram("health-check", async () => checkHealth);
