export type { ExampleRequest } from "./example-request.js";
export { type Operation, type Tag, tags } from "./operation.js";
export { operations } from "./operations.js";
export { recordSchemaOf } from "./parameters.js";
export { responseSchemaOf } from "./response-schema.js";
