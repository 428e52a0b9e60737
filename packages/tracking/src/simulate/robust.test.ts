import type { Step } from '@tagmason/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clean } from '../audit/testing/clean.ts'
import { readContainer } from '../gtm/index.ts'
import { put } from '../gtm/testing/sample.ts'
import { simulate } from './simulate.ts'
import { refusingInEnglish } from '../sentences/english.testing.ts'

const visit: readonly Step[] = [
  { type: 'pageLoad', url: 'https://www.example.com/', elements: [{ id: 'prices', text: '5' }] },
  { type: 'push', data: { event: 'purchase', ecommerce: { transaction_id: 'T1' } } },
  { type: 'click', element: { tag: 'span', classes: 'x', ancestors: [{ tag: 'a', href: 'tel:123', classes: 'cta' }] } },
  { type: 'visibility', element: { id: 'prices' } },
  { type: 'scroll', percent: 100 },
  { type: 'wait', ms: 100 },
]

const places = (value: unknown, path: string): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, entry]) => [path === '' ? key : `${path}.${key}`, ...places(entry, path === '' ? key : `${path}.${key}`)])
    : []
const everywhere = places(clean.containerVersion, '').map((path) => `containerVersion.${path}`)

it('reads any file that can be read: it runs, or is refused in one sentence', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...everywhere),
      fc.oneof(fc.constantFrom(undefined, null, 0, true, '', [], {}, [null], '{{', '{{x}}', '{{_event}}', '__proto__', '(', 'toString'), fc.jsonValue()),
      async (path, content) => {
        const { file } = readContainer(JSON.stringify(put(clean, path, content)))
        if (file === null) return
        const error = await refusingInEnglish(simulate(file, visit)).then(
          () => '',
          (reason: unknown) => (reason instanceof Error ? `${reason.name}: ${reason.message}` : 'no error'),
        )
        if (error !== '') expect(error).toMatch(/^Error: (?:This is a container|Step \d+) [^\n]+\.$/)
      },
    ),
    { numRuns: 800 },
  )
}, 60_000)

it('takes any message', async () => {
  const { file } = readContainer(JSON.stringify(clean))
  if (file === null) throw new Error('The clean container cannot be read.')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 5 }), fc.jsonValue(), async (dataLayer, data) => {
      const { steps } = await simulate(file, [
        { type: 'pageLoad', url: 'https://www.example.com/', dataLayer },
        { type: 'push', data: { event: 'purchase', toString: 1, ['__proto__']: data, data } },
      ])
      expect(steps.at(-1)?.fired).toContain('GA4 - purchase')
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    }),
    { numRuns: 200 },
  )
})
