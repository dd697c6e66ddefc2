import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { processesOf } from "./processes.js";

describe.runIf(process.platform === "linux")("processesOf", () => {
  it("gives the process and those that it has started, not those of others", async () => {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    const { pid = 0 } = child;
    expect(processesOf(process.pid)).toContain(pid);
    expect(processesOf(pid)).toEqual([pid]);
    const ended = once(child, "exit");
    child.kill();
    await ended;
    expect(processesOf(process.pid)).not.toContain(pid);
  });
});
