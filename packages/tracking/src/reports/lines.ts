import type { ContainerDiff } from '../diff/index.ts'
import type { DriftDifference } from '../drift/compare.ts'
import type { Drift } from '../drift/index.ts'
import type { Severity } from '../gtm/finding.ts'
import { joined } from '../sentences/list.ts'
import { say, type Sentence, type Words } from '../sentences/say.ts'

/** What the columns of a report are called: the kind of finding, what it is about, and why. */
export const reportColumns = [say('report.finding'), say('report.what'), say('report.why')] as const

type Counts = Readonly<Record<Severity, number>>

const countWords = (counts: Counts): Words =>
  joined(
    (['error', 'warning', 'info'] as const).map((severity) => {
      const count = counts[severity]
      return severity === 'error'
        ? say(count === 1 ? 'report.error.one' : 'report.error.more', { count })
        : severity === 'warning'
          ? say(count === 1 ? 'report.warning.one' : 'report.warning.more', { count })
          : say(count === 1 ? 'report.info.one' : 'report.info.more', { count })
    }),
    'list.comma',
  )

/** What a validation came to. */
export const validHeadline = (counts: Counts): Sentence => say(counts.error === 0 ? 'report.valid' : 'report.notValid', { counts: countWords(counts) })

/** What an audit came to. */
export const auditHeadline = countWords

/** A fix that changes nothing else. */
export const safeFixWords = (fix: Words): Sentence => say('report.safeFix', { fix })

/** That two containers do the same; both are paths. */
export const sameHeadline = (first: string, second: string): Sentence => say('report.same', { first, second })

/** How a diff calls what became of a thing. */
export const changeLabels = {
  added: say('report.change.added'),
  removed: say('report.change.removed'),
  renamed: say('report.change.renamed'),
  changed: say('report.change.changed'),
} as const

/** The numbers of a diff. */
export const diffHeadline = ({ added, removed, changed, renamed }: ContainerDiff): Sentence =>
  say('report.changes', { added: added.length, removed: removed.length, changed: changed.length, renamed: renamed.length })

/** What stands for a value that is not there. */
export const nothingWords: Sentence = say('report.nothing')

/** How a test that has run is called. */
export const testLabels = { passed: say('report.test.passed'), failed: say('report.test.failed') } as const

/** What a step of a test lacks. */
export const stepWords = (step: number, message: Words): Sentence => say('report.test.step', { step, message })

/** The numbers of tests. */
export const testsHeadline = (passed: number, failed: number): Sentence => say('report.tests', { passed, failed })

/** How a comparison with the plan calls an event. */
export const driftLabels = {
  planned: say('report.drift.planned'),
  differing: say('report.drift.differing'),
  missing: say('report.drift.missing'),
  unplanned: say('report.drift.unplanned'),
} as const

/** The numbers of a comparison with the plan. */
export const driftHeadline = ({ present, differing, missing, unplanned }: Drift): Sentence =>
  say('report.drift.counts', { planned: present.length, differing: differing.length, missing: missing.length, unplanned: unplanned.length })

/** How a tag differs from the plan; `shown` shortens a value, and says that there is none. */
export function driftWords({ what, parameter = '', planned, actual }: DriftDifference, shown: (value: string) => Words): Sentence {
  const values = { planned: shown(planned), actual: shown(actual) }
  switch (what) {
    case 'trigger':
      return say('report.drift.trigger', values)
    case 'extraTrigger':
      return say('report.drift.extraTrigger', values)
    case 'parameterMissing':
      return say('report.drift.parameterMissing', { parameter, ...values })
    case 'parameterExtra':
      return say('report.drift.parameterExtra', { parameter, ...values })
    case 'parameterValue':
      return say('report.drift.parameterValue', { parameter, ...values })
    case 'ecommerce':
      return say('report.drift.ecommerce', values)
    case 'paused':
      return say('report.drift.paused', values)
  }
}
