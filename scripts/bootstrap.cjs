// Sets everything up with Node and npm alone, then runs one task: `start` or `test`.
// Plain old syntax on purpose: a Node that is too old must still be able to read this file and say so.
"use strict";
var spawn = require("child_process").spawn;
var path = require("path");

var root = path.join(__dirname, "..");
var manifest = require("../package.json");
var required = manifest.engines.node.replace(">=", "").split(".").map(Number);
var actual = process.versions.node.split(".").map(Number);

if (actual[0] < required[0] || (actual[0] === required[0] && actual[1] < required[1])) {
  console.error("GameData needs Node " + manifest.engines.node + ", and this is Node " + process.versions.node + ".");
  process.exit(1);
}

var tasks = {
  start: [["install", "--frozen-lockfile", "--silent"], ["run", "--silent", "serve"]],
  test: [["install", "--frozen-lockfile"], ["run", "verify"]],
};
var steps = tasks[process.argv[2]];
if (steps === undefined) {
  console.error("Usage: node scripts/bootstrap.cjs <" + Object.keys(tasks).join("|") + ">");
  process.exit(1);
}

// npm runs the pinned pnpm out of its own cache and fetches it only the first time.
function pnpm(args, done) {
  var npmArgs = ["exec", "--yes", "--package=" + manifest.packageManager, "--", "pnpm"].concat(args);
  var child = spawn("npm", npmArgs, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  child.on("error", function (error) {
    console.error("npm could not be started: " + error.message);
    process.exit(1);
  });
  child.on("exit", function (code, signal) {
    if (code === 0) done();
    else process.exit(code === null ? (signal === "SIGINT" ? 130 : 143) : code);
  });
  return child;
}

var current;
function next() {
  var step = steps.shift();
  if (step !== undefined) current = pnpm(step, next);
}
["SIGINT", "SIGTERM"].forEach(function (signal) {
  process.on(signal, function () {
    current.kill(signal);
  });
});
next();
