import type { ReportEntry } from '@tagmason/domain'
import { say, type Sentence, type Words } from '../sentences/say.ts'
import type { TemplateTestResult } from './testTemplate.ts'

/** What the tests of a template came to, in one line. */
export const templateHeadline = (file: string, tests: readonly TemplateTestResult[]): Sentence => {
  const failed = tests.filter(({ outcome }) => outcome === 'failed').length
  return say('template.headline', { file, passed: tests.length - failed, failed })
}

/** Each test of a template, for a report. */
export const templateEntries = (tests: readonly TemplateTestResult[]): readonly ReportEntry<Words>[] =>
  tests.map((one) =>
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
  )
