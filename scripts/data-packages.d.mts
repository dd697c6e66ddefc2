/** A data package of the project. */
export interface DataPackage {
  readonly chronicle: string;
  /** Its folder, relative to the project's. */
  readonly folder: string;
  readonly name: string;
  /** The origin of the datapack that it is compiled from. */
  readonly project: string;
  readonly revision: string;
  readonly engine: string;
}

/** The data packages, the default chronicle first. */
export const dataPackages: readonly DataPackage[];
