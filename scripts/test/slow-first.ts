import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Starts the projects in the order of the configuration, the unit tests last, so that no long test is left to run alone at the
 * end. The files of a project follow one another, because only then they can share a process.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const names = this.ctx.projects.map(({ name }) => name);
    const positionOf = ({ project }: TestSpecification) => names.indexOf(project.name);
    return (await super.sort(files)).sort((a, b) => positionOf(a) - positionOf(b));
  }
}
