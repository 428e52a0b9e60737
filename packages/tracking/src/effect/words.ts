import type { ReportEntry, Step } from '@tagmason/domain'
import type { ConsentChange, ValueChange } from './compare.ts'
import type { Effect, EffectChange } from './effect.ts'
import type { Worded } from '../sentences/worded.ts'
import type { HitValue } from './hits.ts'

const longest = 60
const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

const valueWords = (value: HitValue | undefined): string =>
  value === undefined ? 'not sent' : value === 'unknown' ? 'unknown' : short(JSON.stringify(value.value) ?? 'undefined')
const parameterWords = ({ key, before, after }: ValueChange): string => `${key}: ${valueWords(before)} → ${valueWords(after)}`
const consentWords = ({ type, before, after }: ConsentChange): string => `consent ${type}: ${before ?? 'not set'} → ${after ?? 'not set'}`

/** What is different in a changed hit, each on a line. */
const details = ({ kind, on, parameters, consent }: EffectChange): readonly string[] => [
  ...(kind === 'changed' && on.before !== on.after ? [`on ${on.before} → on ${on.after}`] : []),
  ...parameters.map(parameterWords),
  ...consent.map(consentWords),
]

const stepWords = (step: Step): string => {
  switch (step.type) {
    case 'pageLoad':
      return `open ${step.url}`
    case 'push':
      return `push ${short(JSON.stringify(step.data) ?? '')}`
    case 'click':
    case 'linkClick':
    case 'formSubmit':
    case 'visibility':
      return `${step.type} ${short(JSON.stringify(step.element))}`
    default: {
      const { type, ...more } = step
      return `${type} ${short(JSON.stringify(more))}`
    }
  }
}

/** A visit in one line. */
export const visitWords = (steps: readonly Step[]): string => steps.map(stepWords).join(', then ')

const titles: Readonly<Record<EffectChange['kind'], string>> = {
  lost: 'lost',
  unknown: 'no longer known',
  doubled: 'doubled',
  changed: 'changed',
  gained: 'gained',
}

/** An effect in one line. */
export const effectHeadline = ({ changes, visits }: Pick<Effect, 'changes' | 'visits'>): string =>
  changes.length === 0
    ? `Nothing leaves the browser differently on ${visits} visits.`
    : `${Object.entries(titles)
        .flatMap(([kind, title]) => {
          const count = changes.filter((one) => one.kind === kind).length
          return count === 0 ? [] : [`${count} ${title}`]
        })
        .join(', ')} (${visits} visits)`

const levels: Readonly<Record<EffectChange['kind'], ReportEntry['level']>> = {
  lost: 'error',
  unknown: 'error',
  doubled: 'warning',
  changed: 'warning',
  gained: 'note',
}

/** Each change of an effect, and each visit that was left out, for a report. */
export const effectEntries = (effect: Worded<Effect>): readonly ReportEntry[] => [
  ...effect.changes.map((change) => ({
    code: change.kind,
    level: levels[change.kind],
    label: titles[change.kind],
    name: `${change.label} on ${change.on.before || change.on.after}`,
    message: '',
    details: [...details(change), `first seen: ${visitWords(change.visit)}`],
  })),
  ...effect.left.map((why) => ({ code: 'left', level: 'note' as const, label: 'left out', name: 'a visit', message: why, details: [] })),
]
