export type { ExampleRequest } from "./example-request.js";
export { type Operation, recordSchemaOf, responseSchemaOf, type Tag, tags } from "./operation.js";
export { operations } from "./operations.js";
