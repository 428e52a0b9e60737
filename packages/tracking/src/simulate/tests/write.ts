import type { ContainerTest } from '@tagmason/domain'
import { Document } from 'yaml'
import type { Worded } from '../../sentences/worded.ts'
import type { PlanTests } from './ofPlan.ts'

/**
 * Tests as a YAML file that `parseTests` reads, each expectation beside its step. What was left out stands in a comment on top.
 * @param container The path of the container from the file; left out where there is none
 */
export function testsYaml({ tests, left }: Worded<PlanTests>, container?: string): string {
  const content = { ...(container === undefined ? {} : { container }), tests: tests.map(written) }
  const yaml = new Document(content, { aliasDuplicateObjects: false })
  const lines = left.map(({ event, because }) => ` ${event}: ${because}`.replace(/\s+/g, ' '))
  yaml.commentBefore = [
    ' What the container has to do, for tagmason test. Each visit ends with what its tag waits for.',
    ...(lines.length === 0 ? [] : [' Without a test:', ...lines]),
  ].join('\n')
  return yaml.toString({ lineWidth: 160 })
}

/** The same as JSON, which `parseTests` reads as well. */
export const testsJson = ({ tests }: Worded<PlanTests>): string => `${JSON.stringify({ tests: tests.map(written) }, null, 2)}\n`

const written = ({ name, steps, expected }: ContainerTest) => ({
  name,
  steps: steps.map((step, at) => {
    const expect = expected[at]
    return expect === undefined ? step : { ...step, expect }
  }),
})
