#!/usr/bin/env node
import { startProgram } from "@gamedata/program";

await startProgram("gamedata-http", async () => (await import("./command.js")).runCommand);
