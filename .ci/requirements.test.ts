import { describe, expect, it } from 'vitest'
import { claims, countLines, difference, heldByStories, heldByTests, lostStories, requirementFaults, requirements } from './requirements.ts'

describe('the requirements', () => {
  it('are those of the specification, with what goes beyond it', () => {
    const other = difference()
    if (other === null) console.log('../shared/requirements is not here, so the list was not compared with it.')
    else expect(other).toEqual({ missing: [], unknown: [] })
    expect(Object.keys(requirements).filter((id) => id.endsWith('-B'))).toHaveLength(415)
    expect(Object.keys(requirements)).toHaveLength(813 + 415)
  })

  it('are claimed only where they exist', () => {
    const screens = new Set(Object.keys(requirements).map((id) => id.replace(/-\d+(-B)?$/, '')))
    const wrong = claims().filter(({ id }) => screens.has(id.replace(/-\d+(-B)?$/, '')) && !(id in requirements))
    expect(wrong).toEqual([])
  })

  it('of the specification are all claimed by a story or a test', () => {
    const claimed = new Set(claims().map(({ id }) => id))
    expect(Object.keys(requirements).filter((id) => !id.endsWith('-B') && !claimed.has(id))).toEqual([])
  })

  it('are claimed by stories that there are', () => expect(lostStories()).toEqual([]))
})

const report = (status: string) => ({ testResults: [{ name: '/a.test.ts', assertionResults: [{ fullName: 'a thing counts (DASH-HOME-04)', status }] }] })

describe('what holds a requirement', () => {
  it('is a test that passed, and none that failed or was left out', () => {
    expect(heldByTests(report('passed'))).toEqual([['DASH-HOME-04', '/a.test.ts']])
    expect(heldByTests(report('failed'))).toEqual([])
    expect(heldByTests(report('skipped'))).toEqual([])
  })

  it('is a story that was played without a fault', () => {
    const ids = ['DASH-HOME-04-B']
    expect(heldByStories([{ story: 'a--b', faults: [], requirements: ids }])).toEqual([['DASH-HOME-04-B', 'a--b']])
    expect(
      heldByStories([
        { story: 'a--b', faults: ['It has no name.'], requirements: ids },
        { story: 'a--c', faults: [] },
      ]),
    ).toEqual([])
  })
})

describe('the gate of a run', () => {
  const held = new Map([
    ['DASH-HOME-04', ['a.test.ts']],
    ['DASH-HOME-04-B', []],
    ['DASH-HOME-05', []],
    ['DASH-HOME-06-B', ['a--b']],
  ])
  it('misses what the specification says, and what was held beyond it', () =>
    expect(requirementFaults(held, [])).toEqual([
      `DASH-HOME-04-B is held by no story or test that ran and passed: ${requirements['DASH-HOME-04-B']}`,
      `DASH-HOME-05 is held by no story or test that ran and passed: ${requirements['DASH-HOME-05']}`,
    ]))
  it('lets nothing of the specification be listed as open, and no open part that is held', () =>
    expect(requirementFaults(held, ['DASH-HOME-04-B', 'DASH-HOME-05', 'DASH-HOME-06-B'])).toEqual([
      `DASH-HOME-05 is held by no story or test that ran and passed: ${requirements['DASH-HOME-05']}`,
      'DASH-HOME-06-B is held by a--b, and .storybook/openRequirements.json lists it as open: npm run requirements -- --accept.',
    ]))
  it('counts both by area', () => expect(countLines(held)).toEqual(['DASH      1 of   2, beyond    1 of   2', 'all       1 of   2, beyond    1 of   2']))
})
