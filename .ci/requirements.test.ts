import { describe, expect, it } from 'vitest'
import { counts, difference, holders, mentions, named, requirements } from './requirements.ts'

describe('the requirements', () => {
  it('are named one by one and in ranges', () => {
    expect(named('// DASH-HOME-04 to 06, 09 and 11: all; ANA-RT-01')).toEqual([
      'DASH-HOME-04',
      'DASH-HOME-05',
      'DASH-HOME-06',
      'DASH-HOME-09',
      'DASH-HOME-11',
      'ANA-RT-01',
    ])
    expect(named('GTM-ABCD and UTF-8 and SHA-256')).toEqual([])
  })

  it('are those of the specification', () => {
    const other = difference()
    if (other === null) console.log('../shared/requirements is not here, so the list was not compared with it.')
    else expect(other).toEqual({ missing: [], unknown: [] })
  })

  it('are named only where they exist', () => {
    const screens = new Set(Object.keys(requirements).map((id) => id.replace(/-\d+$/, '')))
    const wrong = mentions().filter(({ id }) => screens.has(id.replace(/-\d+$/, '')) && !(id in requirements))
    expect(wrong).toEqual([])
  })

  it('are all held by a story or a test', () => {
    const held = holders()
    const left = [...held].flatMap(([id, places]) => (places.length === 0 ? [id] : []))
    console.log([...counts(held)].map(([area, count]) => `${area} ${count.held}/${count.all}`).join(' · '))
    console.log(`Requirements: ${held.size - left.length} of ${held.size} held.`)
    expect(held.size).toBeGreaterThanOrEqual(813)
    expect(left).toEqual([])
  })
})
