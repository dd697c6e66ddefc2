// Sets everything up with Node and npm alone, then runs one task: `start`, `test` or `pack`.
// No modern syntax on purpose: a Node that is too old must still be able to read this file and say so.
"use strict";
const { spawn } = require("child_process");
const path = require("path");
const manifest = require("../package.json");

const required = manifest.engines.node.replace(">=", "").split(".").map(Number);
const actual = process.versions.node.split(".").map(Number);
if (actual[0] < required[0] || (actual[0] === required[0] && actual[1] < required[1])) {
  console.error(`GameData needs Node ${manifest.engines.node}, and this is Node ${process.versions.node}.`);
  process.exit(1);
}

const install = { says: "Installing the dependencies", args: ["install", "--frozen-lockfile"] };
// Without `--trust-lockfile`, pnpm asks the registry for the age of each of 800 packages, which takes as long as the rest of the start.
// The tarballs are compared with the hashes in the lock file all the same, and `npm test` and `pnpm install` check the age.
const installLocked = { says: install.says, args: install.args.concat("--trust-lockfile") };
const bundle = { says: "Bundling the server and the explorer", args: ["run", "--silent", "build:http"] };
const verify = { says: "Building, checking and testing everything", args: ["run", "--silent", "verify"] };
const pack = { says: "Building and packing the packages", args: ["run", "--silent", "pack:installed"] };
const tasks = {
  start: { steps: [installLocked, bundle], last: startServer },
  test: { steps: [install, verify], last: () => {} },
  pack: { steps: [installLocked, pack], last: () => {} },
};
const task = tasks[process.argv[2]];
if (task === undefined) {
  console.error(`Usage: node scripts/bootstrap.cjs <${Object.keys(tasks).join("|")}>`);
  process.exit(1);
}

let current;
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);

function stop(signal) {
  current.kill(signal);
}

function startServer() {
  console.log("Starting the server");
  require("./serve.cjs");
}

// npm runs the pinned pnpm out of its own cache and fetches it only the first time. It does not compare the hash, which corepack does, and
// would not find the package by it again in a call of npx inside of the task.
const pnpm = manifest.packageManager.split("+")[0];

function runSteps(steps) {
  if (steps.length === 0) {
    for (const signal of ["SIGINT", "SIGTERM"]) process.removeListener(signal, stop);
    task.last();
    return;
  }
  console.log(steps[0].says);
  const args = ["exec", "--yes", `--package=${pnpm}`, "--", "pnpm"].concat(steps[0].args);
  const options = { cwd: path.join(__dirname, ".."), stdio: "inherit", shell: process.platform === "win32" };
  current = spawn("npm", args, options);
  current.on("error", (error) => {
    console.error(`npm could not be started: ${error.message}`);
    process.exit(1);
  });
  current.on("exit", (code, signal) => {
    if (code === 0) runSteps(steps.slice(1));
    else process.exit(code === null ? (signal === "SIGINT" ? 130 : 143) : code);
  });
}

runSteps(task.steps);
