import type { ReportEntry } from '@tagmason/domain'
import { say, type Sentence, type Words } from '../sentences/say.ts'
import type { TemplateTestResult, TemplateTests } from './testTemplate.ts'

/** What the tests of a template came to, in one line. */
export const templateHeadline = (file: string, tests: readonly TemplateTestResult[]): Sentence => {
  const failed = tests.filter(({ outcome }) => outcome === 'failed').length
  return say('template.headline', { file, passed: tests.length - failed, failed })
}

/** Each permission that a template lacks and each of its tests, for a report. */
export const templateEntries = ({ lacks, tests }: Pick<TemplateTests, 'lacks' | 'tests'>): readonly ReportEntry<Words>[] => [
  ...lacks.map((name): ReportEntry<Words> => ({
    code: 'lacks',
    level: 'warning',
    label: say('template.lacks'),
    name,
    message: say('template.lacks.why'),
    details: [],
  })),
  ...tests.map((one): ReportEntry<Words> =>
    one.outcome === 'passed'
      ? { code: one.outcome, level: 'pass', label: say('template.passed'), name: one.name, message: '', details: [] }
      : {
          code: one.outcome,
          level: 'error',
          label: say('template.failed'),
          name: one.name,
          message: one.code === 'failed' ? one.values.message : say('template.needs', { what: one.values.what }),
          details: [],
        },
  ),
]
