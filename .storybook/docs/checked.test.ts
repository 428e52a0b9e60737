import { describe, expect, it } from 'vitest'
import { checkedIn, claimedIn, heldBy, idsOf, namedIn } from './checked.ts'

describe('the requirements that a text names', () => {
  it.each([
    ['AB-CD-01', ['AB-CD-01']],
    ['AB-CD-01: said.', ['AB-CD-01']],
    ['AB-CD-01, 02 and 05', ['AB-CD-01', 'AB-CD-02', 'AB-CD-05']],
    ['AB-CD-01, 07 to 09: the panel', ['AB-CD-01', 'AB-CD-07', 'AB-CD-08', 'AB-CD-09']],
    ['AB-404-01, 02, EF-X-03', ['AB-404-01', 'AB-404-02', 'EF-X-03']],
    ['AB-CD-01, 300 ms', ['AB-CD-01']],
    ['beyond (AB-CD-01-B, AB-CD-02)', ['AB-CD-01-B', 'AB-CD-02']],
    ['const G = "2024-01-22", G-07', []],
    ['GTM-ABCD and UTF-8 and SHA-256', []],
  ])('%s', (text, ids) => expect(namedIn(text)).toEqual(ids))
})

const stories = `
/** AB-CD-09: a comment. */
export default { title: 'A/B', parameters: { path: '/a', requirements: { Ready: 'AB-CD-01 to 02', GermanOnAPhone: 'AB-CD-03' } } }
export const Ready = { play: async () => { /* AB-CD-08 */ } }
`
const tests = `
// AB-CD-09: a comment.
describe('a thing (AB-CD-01)', () => {
  it.each(rows)('does %s (AB-CD-02-B)', () => {})
  it.each([
    1,
  ])('AB-CD-03: counts', () => {
    expect('AB-CD-08, in a text').toBe('AB-CD-08')
  })
})
`

describe('the requirements that a file claims', () => {
  it('are those of its table of stories, and no comment', () => expect(claimedIn('a.stories.tsx', stories)).toEqual(['AB-CD-01', 'AB-CD-02', 'AB-CD-03']))
  it('are those in titles of tests, and no comment', () => expect(claimedIn('a.test.ts', tests)).toEqual(['AB-CD-01', 'AB-CD-02-B', 'AB-CD-03']))
  it('are listed with every file, once each', () =>
    expect([...checkedIn({ 'a.stories.tsx': stories, 'a.test.ts': tests })].slice(0, 2)).toEqual([
      ['AB-CD-01', ['a.stories.tsx', 'a.test.ts']],
      ['AB-CD-02', ['a.stories.tsx']],
    ]))
})

describe('the requirements that a story holds', () => {
  const table = { Ready: 'AB-CD-01', GermanOnAPhone: 'AB-CD-03' }
  it('are those by the name of its export', () => expect(heldBy('a-b--german-on-a-phone', table)).toEqual(['AB-CD-03']))
  it('are none where the table has none', () => expect([heldBy('a-b--other', table), heldBy('a-b--ready')]).toEqual([[], []]))
})

describe('the requirements of a page of stories', () => {
  const required = { 'SH-SIDE': { title: 'Shell/' }, 'SH-404': { title: 'Shell/Not found' }, 'DA-HOME': { title: 'Dashboard/Dashboard' } }
  const ids = ['SH-SIDE-01', 'SH-TOP-01', 'SH-404-01', 'DA-HOME-01', 'DA-HOME-02']
  it.each([
    ['Dashboard/Dashboard', ['DA-HOME-01', 'DA-HOME-02']],
    ['Shell/Not found', ['SH-404-01']],
    ['Shell/Sidebar', ['SH-SIDE-01', 'SH-TOP-01']],
    ['Primitives/Button', []],
  ])('%s', (title, expected) => expect(idsOf(title, required, ids)).toEqual(expected))
})
