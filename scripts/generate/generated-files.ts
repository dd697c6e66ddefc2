/** The texts of generated files, by path below the project. */
export type GeneratedFiles = readonly (readonly [path: string, text: string])[];
