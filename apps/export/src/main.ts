#!/usr/bin/env node
import { startProgram } from "@gamedata/program";

await startProgram("gamedata-export", async () => (await import("./command.js")).runCommand);
