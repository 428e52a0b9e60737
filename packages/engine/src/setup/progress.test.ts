import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

describe('the progress of the setup', () => {
  it('follows the plan: none, made, applied, changed since, gone', async () => {
    const { workspace } = sampleEngine()
    const progress = async () => (await workspace.read('setup.progress', undefined))['/setup/natural-language']
    expect(await progress()).toBe('not started')
    const { plan } = await workspace.act('plans.generate', { goals: 'Track purchases and newsletter sign-ups' })
    expect(await progress()).toBe('in progress')
    await workspace.act('plans.apply', undefined)
    expect(await progress()).toBe('done')
    await workspace.act('plans.changeEvent', { id: plan.events[0]?.id ?? '', change: { name: 'order_sent' } })
    expect(await progress()).toBe('in progress')
    await workspace.act('plans.apply', undefined)
    expect(await progress()).toBe('done')
    await workspace.act('plans.startOver', undefined)
    expect(await progress()).toBe('not started')
  })

  it('belongs to the project', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('plans.generate', { goals: 'Track purchases' })
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await workspace.read('setup.progress', undefined)).toEqual({ '/setup/natural-language': 'not started' })
  })
})
