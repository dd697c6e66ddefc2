declare module "*.json" {
  /** The content of a JSON file. */
  const content: unknown;
  export default content;
}
