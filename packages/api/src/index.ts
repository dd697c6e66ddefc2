export type { ExampleRequest } from "./error-examples.js";
export { type Operation, recordSchemaOf, responseSchemaOf, type Tag, tags } from "./operation.js";
export { operations } from "./operations.js";
