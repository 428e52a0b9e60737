import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextOf } from './next.ts'

const origin = 'https://tagmason.example.com'
const after = (next: string) => nextOf(`${new URLSearchParams({ next })}`, origin)

describe('where one goes after signing in', () => {
  it.each(['/', '/reports/export?tab=jobs', '/account/settings?email=a-token#security', '/ai/nlp?q=%2F%2Fevil.example'])('%s', (path) => {
    expect(after(path)).toBe(path)
  })

  it('is the first page where nothing is said', () => expect(nextOf('', origin)).toBe('/'))

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://tagmason.example.com@evil.example',
    'http://tagmason.example.com/',
    'http://[',
    '/sign-in?next=/sign-in',
    '/welcome?token=x',
  ])('is never elsewhere, and not the entrance again: %j', (next) => expect(after(next)).toBe('/'))

  it('stays on this site, whatever is written', () => {
    const part = fc.oneof(
      fc.constantFrom('/', '//', '\\', '.', '..', '@', ':', '?', '#', '\t', '\n', '%2f', 'evil.example', 'https:', 'javascript:'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const next = after(parts.join(''))
        expect(next.startsWith('/')).toBe(true)
        expect(new URL(next, origin).origin).toBe(origin)
      }),
      { numRuns: 2000 },
    )
  })
})
