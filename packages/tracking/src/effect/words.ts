import type { ReportEntry } from '@tagmason/domain'
import { joined } from '../sentences/list.ts'
import { say, type Sentence, type Words } from '../sentences/say.ts'
import { shortText, visitWords } from '../visits/words.ts'
import type { ConsentChange, ValueChange } from './compare.ts'
import type { Effect, EffectChange } from './effect.ts'
import type { HitValue } from './hits.ts'

const valueWords = (value: HitValue | undefined): Words =>
  value === undefined ? say('effect.value.none') : value === 'unknown' ? say('effect.value.unknown') : shortText(JSON.stringify(value.value) ?? 'undefined')
const parameterWords = ({ key, before, after }: ValueChange): Words =>
  say('effect.parameter', { key, change: say('list.arrow', { first: valueWords(before), second: valueWords(after) }) })
const consentWords = ({ type, before, after }: ConsentChange): Words =>
  say('effect.consent', {
    type,
    change: say('list.arrow', { first: before ?? say('effect.consent.unset'), second: after ?? say('effect.consent.unset') }),
  })

/** What is different in a changed hit, each on a line. */
const details = ({ kind, on, parameters, consent }: EffectChange): readonly Words[] => [
  ...(kind === 'changed' && on.before !== on.after ? [say('effect.moved', on)] : []),
  ...parameters.map(parameterWords),
  ...consent.map(consentWords),
]

const titles: Readonly<Record<EffectChange['kind'], Sentence>> = {
  lost: say('effect.kind.lost'),
  unknown: say('effect.kind.unknown'),
  doubled: say('effect.kind.doubled'),
  changed: say('effect.kind.changed'),
  gained: say('effect.kind.gained'),
}

/** An effect in one line. */
export const effectHeadline = ({ changes, visits }: Pick<Effect, 'changes' | 'visits'>): Sentence => {
  if (changes.length === 0) return say('effect.headline.none', { visits })
  const counts = Object.entries(titles).flatMap(([kind, title]) => {
    const count = changes.filter((one) => one.kind === kind).length
    return count === 0 ? [] : [say('effect.count', { count, kind: title })]
  })
  return say('effect.headline', { counts: joined(counts, 'list.comma'), visits })
}

const levels: Readonly<Record<EffectChange['kind'], ReportEntry['level']>> = {
  lost: 'error',
  unknown: 'error',
  doubled: 'warning',
  changed: 'warning',
  gained: 'note',
}

/** Each change of an effect, and each visit that was left out, for a report. */
export const effectEntries = (effect: Effect): readonly ReportEntry<Words>[] => [
  ...effect.changes.map((change) => ({
    code: change.kind,
    level: levels[change.kind],
    label: titles[change.kind],
    name: say('effect.on', { label: change.label, event: change.on.before || change.on.after }),
    message: '',
    details: [...details(change), say('visit.firstSeen', { visit: visitWords(change.visit) })],
  })),
  ...effect.left.map((why) => ({
    code: 'left',
    level: 'note' as const,
    label: say('effect.left'),
    name: say('effect.left.visit'),
    message: why,
    details: [],
  })),
]
