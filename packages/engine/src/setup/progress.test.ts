import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

describe('the progress of the setup', () => {
  it('follows the plan: none, made, applied, changed since, gone (SETUP-HUB-10-B, DATA-SETUPCARD-01-B)', async () => {
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

  it('belongs to the project (DATA-SETUPCARD-01-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('plans.generate', { goals: 'Track purchases' })
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const pages = ['natural-language', 'screenshot', 'events', 'gtm', 'ga4', 'connections'].map((page) => `/setup/${page}`)
    expect(await workspace.read('setup.progress', undefined)).toEqual(Object.fromEntries(pages.map((page) => [page, 'not started'])))
  })

  it('follows events, containers and properties: none, there, in use (SETUP-HUB-10-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const progress = async () => {
      const by = await workspace.read('setup.progress', undefined)
      return [by['/setup/events'], by['/setup/gtm'], by['/setup/ga4']]
    }
    const { id } = await workspace.act('events.create', { name: 'purchase', type: 'ecommerce' })
    await workspace.act('containers.connect', { id: 'GTM-SHOP77' })
    await workspace.act('properties.connect', { id: '123456789' })
    expect(await progress()).toEqual(['in progress', 'in progress', 'in progress'])
    await workspace.act('events.setStatus', { id, status: 'active' })
    const { text } = await workspace.act('containers.export', { id: 'GTM-SHOP77' })
    await workspace.act('containers.upload', { fileName: 'a.json', text: text.replaceAll('GTM-XXXXXXX', 'GTM-SHOP77') })
    await workspace.act('containers.import', undefined)
    await workspace.act('properties.saveConfiguration', { id: '123456789' })
    expect(await progress()).toEqual(['done', 'done', 'done'])
  })
})
