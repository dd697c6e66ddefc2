// Writes the API reference into `docs/api`.
import { join } from "node:path";
import { projectFolder } from "../packed/packages.js";
import { createApiReference } from "./api-reference.js";

const { app, project, warnings } = await createApiReference();
await app.generateDocs(project, join(projectFolder, "docs/api"));
for (const warning of warnings) console.error(warning);
if (warnings.length > 0) process.exitCode = 1;
