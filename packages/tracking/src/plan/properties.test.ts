import { measurementPlanSchema } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameProblem } from '../ga4/names.ts'
import { planFromGoals } from './index.ts'

const words = [
  'track',
  'purchases',
  'and',
  ',',
  '.',
  '\n',
  '- ',
  'nicht',
  'sans',
  'no',
  '50',
  '%',
  '€',
  "'Buy now'",
  'button',
  '/pricing',
  'page',
  'with',
  'email',
  'name',
  'conversion',
  'who',
  'but',
  'Käufe',
  'achats',
  'compras',
  '(',
  ')',
  '"',
  '«',
  'click',
  '#id',
  ':',
  'funnel',
  'by',
  'country',
  'formulario',
  'Warenkorb',
  'event',
  'called',
  '3D',
  'rotate',
  'users',
  'over',
  '…',
  '🙂',
]
const goals = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((list) => list.join(' ')),
)
const language = fc.constantFrom('en', 'es', 'fr', 'de')

describe('planFromGoals', () => {
  it('gives a valid plan with exact spans for any text, and the same one again', () => {
    fc.assert(
      fc.property(goals, language, (text, spoken) => {
        const plan = planFromGoals(text, { language: spoken })
        expect(measurementPlanSchema.parse(plan)).toEqual(plan)
        const spans = [
          ...plan.events.map((event) => event.because),
          ...plan.audiences.map((audience) => audience.because),
          ...plan.dashboards.map((dashboard) => dashboard.because),
          ...plan.unmatched.map((part) => part.span),
        ]
        for (const span of spans) expect(text.slice(span.start, span.end)).toBe(span.text)
        for (const event of plan.events) {
          if (event.kind !== 'automatic') expect(nameProblem(event.name, 'event')).toBeNull()
          for (const parameter of event.parameters) expect(nameProblem(parameter.name, 'parameter')).toBeNull()
        }
        const ids = new Set(plan.events.map((event) => event.id))
        expect(ids.size).toBe(plan.events.length)
        for (const id of [
          ...plan.audiences.flatMap((audience) => [...audience.includes, ...audience.excludes]),
          ...plan.dashboards.flatMap((dashboard) => dashboard.events),
        ])
          expect(ids.has(id)).toBe(true)
        expect(planFromGoals(text, { language: spoken })).toEqual(plan)
      }),
      { numRuns: 300 },
    )
  })

  const sentences = ['track purchases and logins', 'Käufe über 50 € messen', 'descargas del catálogo y búsquedas', 'téléchargements et réservations']
  it('does not mind case, accents and spaces', () => {
    for (const text of sentences) {
      const plain = planFromGoals(text).events.map((event) => event.name)
      expect(plain.length).toBeGreaterThan(0)
      const { language: spoken } = planFromGoals(text)
      for (const other of [text.toUpperCase(), text.normalize('NFD').replace(/\p{M}/gu, ''), `  ${text.replaceAll(' ', '   ')} `, text.normalize('NFD')])
        expect(planFromGoals(other, { language: spoken }).events.map((event) => event.name)).toEqual(plain)
    }
  })

  it('merges what is said twice', () => {
    for (const text of sentences) {
      const { language: spoken } = planFromGoals(text)
      expect(planFromGoals(`${text}. ${text}.`, { language: spoken }).events.map((event) => event.name)).toEqual(
        planFromGoals(text, { language: spoken }).events.map((event) => event.name),
      )
    }
  })
})
