import { describe, expect, it } from 'vitest'
import { event, shop } from './collected.testing.ts'
import { funnelCounts } from './funnel.ts'

const at = (day: string, visitor: string, fields: Parameters<typeof event>[1] = {}) => event(`2026-02-${day}T10:00:00Z`, { visitor, ...fields })
const came = [
  at('10', 'a'),
  at('11', 'a', { path: '/pricing' }),
  at('12', 'a', { name: 'sign_up' }),
  at('10', 'b', { path: '/pricing' }),
  at('11', 'b'),
  at('10', 'c'),
  at('11', 'c', { name: 'sign_up' }),
]

async function people(steps: { step: string; event?: string }[], days = 30) {
  const { workspace, context } = await shop(came)
  const shown = await workspace.act('conversions.setFunnel', { steps })
  const counts = (await funnelCounts(context(), days)).map(({ users }) => users)
  if (days === 30) expect(shown.map(({ users }) => users)).toEqual(counts)
  return counts
}

describe('the funnel', () => {
  it('counts the people who came to pages and events in their order (ANA-CONV-04-B, DATA-FUNNELSTEP-01-B)', async () => {
    expect(await people([{ step: '/' }, { step: '/pricing' }, { step: 'Account', event: 'sign_up' }])).toEqual([3, 1, 1])
    expect(await people([{ step: '/' }, { step: 'Account', event: 'sign_up' }])).toEqual([3, 2])
  })

  it('has nobody at a step that cannot be counted, nor after it', async () => {
    expect(await people([{ step: '/' }, { step: 'Heard of us' }, { step: 'Account', event: 'sign_up' }])).toEqual([3, 0, 0])
    expect(await people([{ step: 'Heard of us' }, { step: '/' }])).toEqual([0, 0])
  })

  it('looks no further back than it is asked to', async () => {
    expect(await people([{ step: '/' }, { step: 'Account', event: 'sign_up' }], 19)).toEqual([1, 0])
  })
})
