#!/usr/bin/env node
import { startProgram } from "@gamedata/program";

await startProgram("gamedata-mcp", async () => (await import("./command.js")).runCommand);
