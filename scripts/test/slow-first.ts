import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Starts the slow tests first, so that no long one is left to run alone at the end. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ project }: TestSpecification) => project.name !== "unit";
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
