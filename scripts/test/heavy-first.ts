import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Starts the heavy tests first, so that no long one is left to run alone at the end. */
export class HeavyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isHeavy = ({ project }: TestSpecification) => project.name === "heavy";
    return [...sorted.filter(isHeavy), ...sorted.filter((file) => !isHeavy(file))];
  }
}
