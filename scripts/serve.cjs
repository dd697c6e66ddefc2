// Runs the built server in this process, so that a signal to it reaches the server once.
"use strict";
process.argv.length = 2;

// When npm is told to stop, the shell between npm and this process ends and passes nothing on.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, "SIGTERM");
}, 500);
watch.unref();

import("../apps/http/dist/main.js").catch((error) => {
  console.error(error);
  process.exit(1);
});
