declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  /** Shows an OpenAPI document. */
  export default function SwaggerUI(options: Readonly<Record<string, unknown>>): unknown;
}
