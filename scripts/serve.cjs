// Runs the built server in this process, so that a signal to it reaches the server once.
"use strict";
process.argv.length = 2;
import("../apps/http/dist/main.js").catch((error) => {
  console.error(error);
  process.exit(1);
});
