import { BaseSequencer, type TestSpecification } from 'vitest/node'

const path = ({ moduleId }: TestSpecification) => moduleId

/**
 * Plays stories in the order of their paths, which is the same on every machine and after every run; Vitest's own goes by what its cache says of the last one. `STORY_ORDER=reverse` plays them the other way
 * round: what a picture shows is not to depend on the stories before it.
 */
export class ByPath extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const stories = files.filter(({ project }) => project.config.browser.enabled)
    const others = files.filter(({ project }) => !project.config.browser.enabled)
    const sorted = stories.toSorted((one, other) => (path(one) < path(other) ? -1 : 1))
    return [...(await super.sort(others)), ...(process.env['STORY_ORDER'] === 'reverse' ? sorted.toReversed() : sorted)]
  }

  /** Deals the files out like cards, so that a screen's several files, which take long, do not all fall to one. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    return files.toSorted((one, other) => (path(one) < path(other) ? -1 : 1)).filter((_, at) => at % count === index - 1)
  }
}
