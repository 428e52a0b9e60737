import { describe, expect, it } from 'vitest'
import { areaOf, counts, difference, holders, mentions, named, requirements } from './requirements.ts'

/** The areas whose screens are built: every requirement of theirs is held. */
const built = ['GEN', 'SHELL', 'DASH', 'SETUP', 'ANA', 'AI', 'AUTO']
/** Their general requirements that speak of the areas to come. */
const later = [...['04', '16'].map((number) => `GEN-APP-${number}`), ...['09', '10', '11', '12', '13'].map((number) => `SHELL-SIDE-${number}`), 'GEN-TOAST-05']
/** Entities that are seen on the screens of those areas. */
const entities = [
  'PROJECT',
  'NOTIFICATION',
  'MENUITEM',
  'SETUPCARD',
  'DETECTED',
  'EVENT',
  'CONTAINER',
  'PROPERTY',
  'CONNECTION',
  'MODEL',
  'ANOMALY',
  'REPORT',
  'REPORTTPL',
  'INSIGHT',
  'FUNNELSTEP',
  'RECOMMENDATION',
  'TRAININGJOB',
  'FEEDBACK',
  'IMPROVEMENT',
  'NLPJOB',
  'WORKFLOW',
  'TRIGGER',
  'CAMPAIGN',
  'ISSUE',
  'ALERT',
].map((name) => `DATA-${name}-01`)

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

  it('of the built areas are all held by a story or a test', () => {
    const held = holders()
    const here = [...held.keys()].filter((id) => (built.includes(areaOf(id)) || entities.includes(id)) && !later.includes(id))
    const left = here.filter((id) => held.get(id)?.length === 0)
    console.log([...counts(held)].map(([area, count]) => `${area} ${count.held}/${count.all}`).join(' · '))
    console.log(`Requirements of the built areas: ${here.length - left.length} of ${here.length} held.`)
    expect(left).toEqual([])
  })
})
