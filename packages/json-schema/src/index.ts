export { conversion, jsonSchemaOf } from "./conversion.js";
