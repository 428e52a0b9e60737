import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

describe('a plan that is applied again', () => {
  it('takes the events with it that it has lost, and leaves those of other origin', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('projects.create', { name: 'Tea', website: 'tea.example', timeZone: 'UTC' })
    await workspace.act('events.create', { name: 'own_event', type: 'custom' })
    await workspace.act('plans.generate', { goals: 'Track newsletter sign-ups, calls and purchases.' })
    expect(await workspace.act('plans.apply', undefined)).toMatchObject({ added: 3 })
    const configured = async () => [...(await store.list('configuredEvents')).values()].flatMap(({ project, name }) => (project === 'tea' ? [name] : []))
    const before = await configured()
    expect(before).toContain('own_event')
    const { plan } = (await workspace.read('plans.current', undefined)) ?? expect.fail('The plan is gone.')
    const phone = plan.events.find(({ name }) => name === 'phone_click')
    await workspace.act('plans.removeEvent', { id: phone?.id ?? '' })
    expect((await workspace.read('setup.progress', undefined))['/setup/natural-language']).toBe('in progress')
    expect(await workspace.act('plans.apply', undefined)).toEqual({ added: 0, changed: 0, removed: 1 })
    expect(await configured()).toEqual(before.filter((name) => name !== 'phone_click'))
    expect((await workspace.read('setup.progress', undefined))['/setup/natural-language']).toBe('done')
  })
})
