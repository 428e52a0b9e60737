import { issueChecks, type IssueFinding, languages, segmentDimensions, type Finding } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insightSentences } from '../analytics/insightSentences.ts'
import { issueSentences } from '../automation/issueSentences.ts'
import { inLanguage } from '../inWords.ts'
import { sentences as german } from './de.ts'
import { sentences as english } from './en.ts'
import { sentences as spanish } from './es.ts'
import { sentences as french } from './fr.ts'
import { say } from './say.ts'

const names = (pattern: string) => [...pattern.matchAll(/\{\$(\w+)(?: :\w+)?\}/g)].map(([, name = '']) => name)

const text = fc.constantFrom('purchase', 'sign_up', '$1', '{$of}', 'l’été')
const share = fc.integer({ min: 0, max: 1000 }).map((value) => value / 10)
const count = fc.integer({ min: 1, max: 99_999 })

const issue: fc.Arbitrary<IssueFinding> = fc.record({
  check: fc.constantFrom(...issueChecks),
  of: text,
  container: text,
  other: fc.oneof(fc.constant(''), text),
  name: fc.constantFrom('reserved', 'invalid', 'case', 'recommended', 'plural', 'near'),
  message: text,
  parameter: text,
  stored: fc.record({ count, of: count, first: text, last: text, clients: fc.constant([]), sample: text }),
})

const segment = {
  dimension: fc.constantFrom(...segmentDimensions),
  value: text,
  share,
  other: share,
  low: share,
  high: share,
  visits: count,
  compared: count,
  q: fc.double({ min: 0, max: 1, noNaN: true }),
}
const insight: fc.Arbitrary<Finding> = fc.oneof(
  fc.record({ rule: fc.constant('slowPage' as const), path: text, loadTime: share, target: share, score: count, days: count, of: count }),
  fc.record({ rule: fc.constant('busyHours' as const), from: text, to: text, share, days: count, of: count }),
  fc.record({ rule: fc.constant('weekChange' as const), change: share, before: count, after: count, days: count, of: count }),
  fc.record({ rule: fc.constantFrom('segmentDiffers' as const, 'segmentChanged' as const), ...segment }),
)

describe('sentences of the engine', () => {
  it.each(Object.entries({ spanish, french, german }))('have the values of English in %s', (_language, patterns) => {
    for (const [code, pattern] of Object.entries(english))
      expect([code, ...names(patterns[code as keyof typeof english]).toSorted()]).toEqual([code, ...names(pattern).toSorted()])
  })

  it('get every value that their pattern names, whatever is found', () => {
    fc.assert(
      fc.property(issue, insight, (oneIssue, oneInsight) => {
        for (const { code, values } of [...Object.values(issueSentences(oneIssue)), ...Object.values(insightSentences(oneInsight))])
          expect(names(english[code]).filter((name) => !(name in values))).toEqual([])
      }),
    )
  })

  it('write numbers as their language does, and thresholds without separators', async () => {
    const slow = say('performance.slow', { vital: say('performance.vital.pageLoad'), value: 1234.5, target: 3 })
    const change = say('insights.weekChange.description', { after: 2000, before: 1000, change: 100 })
    const threshold = say('alerts.value.percent', { value: 1000.5 })
    const said = Object.fromEntries(
      await Promise.all(languages.map(async (language) => [language, await inLanguage(language, [slow, change, threshold])] as const)),
    )
    expect(said['en']).toEqual([
      'Page Load took 1,234.5 s over the last hour (target 3 s)',
      'The last seven days brought 2,000 visits, the seven before 1,000: +100%.',
      '1000.5%',
    ])
    expect(said['de']).toEqual([
      'Laden: 1.234,5 s in der letzten Stunde (Ziel 3 s)',
      'Die letzten sieben Tage brachten 2.000 Besuche, die sieben davor 1.000: +100 %.',
      '1000,5 %',
    ])
    expect(said['es']?.[2]).toBe('1000,5 %')
    expect(said['fr']?.[0]).toBe('Chargement\u202f: 1\u202f234,5 s durant la dernière heure (objectif 3 s)')
  })
})
