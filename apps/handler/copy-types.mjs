// The types are those of @gamedata/http, file by file.
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";

mkdirSync("dist", { recursive: true });
const isType = (file) => file.endsWith(".d.ts");
for (const file of readdirSync("dist").filter(isType)) rmSync(`dist/${file}`);
for (const file of readdirSync("../http/dist").filter(isType)) cpSync(`../http/dist/${file}`, `dist/${file}`);
