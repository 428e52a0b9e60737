import type { ClauseKind } from '@tagmason/domain'
import { plural } from '../../../language.ts'

export const text = {
  title: 'How your goals were read',
  detail: 'Press a part to go to its event or question, or to make an event of what was not understood.',
  kinds: {
    event: 'event',
    report: 'audience, dashboard or user property',
    question: 'question about',
    background: 'background',
    leftOut: 'left out',
    notUnderstood: 'not understood',
  } as Record<ClauseKind, string>,
  counts: {
    event: (count: number) => plural('en', count, { one: 'part became an event', other: 'parts became events' }),
    question: (count: number) => plural('en', count, { one: 'part is asked about', other: 'parts are asked about' }),
    notUnderstood: (count: number) => plural('en', count, { one: 'part was not understood', other: 'parts were not understood' }),
    leftOut: (count: number) => plural('en', count, { one: 'part is left out', other: 'parts are left out' }),
    background: (count: number) => plural('en', count, { one: 'part is background', other: 'parts are background' }),
  },
}

export type ClausesText = typeof text
