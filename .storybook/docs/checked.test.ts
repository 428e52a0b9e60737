import { describe, expect, it } from 'vitest'
import { checkedIn, idsOf, namedIn } from './checked.ts'

describe('the requirements that a story names', () => {
  it.each([
    ['// AB-CD-01', ['AB-CD-01']],
    ['/** AB-CD-01: said. */', ['AB-CD-01']],
    ['// AB-CD-01, 02 and 05', ['AB-CD-01', 'AB-CD-02', 'AB-CD-05']],
    ['// AB-CD-01, 07 to 09: the panel', ['AB-CD-01', 'AB-CD-07', 'AB-CD-08', 'AB-CD-09']],
    ['// AB-404-01, 02, EF-X-03', ['AB-404-01', 'AB-404-02', 'EF-X-03']],
    ['// AB-CD-01, 300 ms', ['AB-CD-01']],
    ['const G = "2024-01-22", G-07', []],
  ])('%s', (text, ids) => expect(namedIn(text)).toEqual(ids))

  it('are claimed for the files that name them, once each', () => {
    expect([...checkedIn({ 'a.tsx': '// AB-CD-01 … AB-CD-01', 'b.tsx': '// AB-CD-01, 02' })]).toEqual([
      ['AB-CD-01', ['a.tsx', 'b.tsx']],
      ['AB-CD-02', ['b.tsx']],
    ])
  })
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
