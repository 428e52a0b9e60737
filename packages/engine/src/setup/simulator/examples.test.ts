import type { Step, Workspace } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../../testing/sampleEngine.ts'

async function planned(goals: string, website = 'shop.example') {
  const { workspace } = sampleEngine()
  await workspace.act('projects.create', { name: 'Shop', website, timeZone: 'Europe/Madrid' })
  await workspace.act('plans.generate', { goals })
  return workspace
}
const start = (workspace: Workspace) => workspace.read('containers.visit', {})
const hrefs = (steps: readonly Step[]) => steps.flatMap((step) => (step.type === 'linkClick' ? [step.element.href] : []))
const addresses = (steps: readonly Step[]) => steps.flatMap((step) => (step.type === 'pageLoad' ? [step.url] : []))

describe('the visit that Preview Mode begins with', () => {
  it.each([
    ['WhatsApp clicks', 'https://wa.me/442079460123'],
    ['clicks on our social media links', 'https://www.instagram.com/example'],
    ['clicks on the link to the app store', /^https:\/\/apps\.apple\.com\//],
    ['clicks on directions', 'https://maps.google.com/?q=Lyon'],
  ])('clicks an address that the expression matches: %s', async (goals, href) => {
    const workspace = await planned(`Track ${goals}`)
    const { steps, withoutExample } = await start(workspace)
    expect(withoutExample).toEqual([])
    expect(hrefs(steps)).toEqual([href instanceof RegExp ? expect.stringMatching(href) : href])
    const run = await workspace.read('containers.simulate', { steps })
    const fired = run.steps.at(-1)?.events.flatMap(({ tags }) => tags.filter(({ outcome }) => outcome === 'fired'))
    expect(fired?.length).toBeGreaterThan(0)
  })

  it('names the events for whose expression no example is known, and shows no wrong one', async () => {
    const workspace = await planned('Track WhatsApp clicks')
    const stored = await workspace.read('plans.current', undefined)
    const event = stored?.plan.events.find(({ trigger }) => trigger.type === 'linkClick')
    const conditions = [{ subject: 'clickUrl' as const, is: 'matchRegex' as const, value: '^https://(a)\\1$' }]
    await workspace.act('plans.changeEvent', { id: event?.id ?? '', change: { trigger: { type: 'linkClick', conditions } } })
    const { steps, withoutExample } = await start(workspace)
    expect([hrefs(steps), withoutExample]).toEqual([[], [event?.name]])
  })

  it.each([
    ['127.0.0.1:8092', 'http://127.0.0.1:8092/'],
    ['localhost:3000', 'http://localhost:3000/'],
    ['shop.example:8443', 'https://shop.example:8443/'],
  ])('opens %s as %s', async (website, home) => {
    const { steps } = await start(await planned('Track WhatsApp clicks', website))
    expect(addresses(steps)).toEqual([home])
  })
})
