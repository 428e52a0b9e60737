import { mostVisitSteps, type Step, type Workspace } from '@tagmason/domain'
import { parseTests, readContainer, runTest } from '@tagmason/tracking'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../../testing/sampleEngine.ts'

const home: Step = { type: 'pageLoad', url: 'https://shop.example/' }

async function shop(goals: string) {
  const { workspace, as } = sampleEngine()
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'Europe/Madrid' })
  await workspace.act('plans.generate', { goals })
  return { workspace, as }
}
const start = (workspace: Workspace, containerId?: string) => workspace.read('containers.visit', containerId === undefined ? {} : { containerId })
const run = (workspace: Workspace, steps: readonly Step[], containerId?: string) =>
  workspace.read('containers.simulate', { ...(containerId === undefined ? {} : { containerId }), steps: [...steps] })
const firedIn = ({ steps }: Awaited<ReturnType<typeof run>>) =>
  steps.flatMap(({ events }) => events.flatMap(({ tags }) => tags.filter(({ outcome }) => outcome === 'fired').map(({ tag }) => tag)))

/** A container with so many tags, all for one custom event. */
const large = (tags: number) => {
  const ids = { accountId: '1', containerId: '2' }
  const parameter = [
    { type: 'TEMPLATE', key: 'arg0', value: '{{_event}}' },
    { type: 'TEMPLATE', key: 'arg1', value: 'order' },
  ]
  const trigger = [{ ...ids, triggerId: '1', name: 'Order', type: 'CUSTOM_EVENT', customEventFilter: [{ type: 'EQUALS', parameter }] }]
  const tag = Array.from({ length: tags }, (_, at) => ({
    ...ids,
    tagId: `${at + 10}`,
    name: `Tag ${at}`,
    type: 'html',
    parameter: [{ type: 'TEMPLATE', key: 'html', value: 'x'.repeat(3000) }],
    firingTriggerId: ['1'],
    tagFiringOption: 'ONCE_PER_EVENT',
  }))
  const container = { ...ids, name: 'Large', publicId: 'GTM-LARGE1', usageContext: ['WEB'] }
  return JSON.stringify({
    exportFormatVersion: 2,
    exportTime: '2024-01-20 09:00:00',
    containerVersion: { ...ids, containerVersionId: '0', container, tag, trigger },
  })
}
const importing = async (workspace: Workspace, text: string) => {
  await workspace.act('containers.upload', { fileName: 'large.json', text })
  await workspace.act('containers.import', undefined)
}

describe('Preview Mode', () => {
  it.each([
    'Track purchases, newsletter sign-ups and clicks on the pricing link',
    'Track scrolling, brochure downloads, contact form submissions and video plays',
    'Count visits of the thank you page and time spent on the page',
  ])('SETUP-GTM-13: begins with a visit in which all that is planned fires: %s', async (goals) => {
    const { workspace } = await shop(goals)
    const { steps, tags, impossible } = await start(workspace)
    expect([steps[0], impossible]).toEqual([home, ''])
    const made = (await workspace.read('containers.list', undefined)).tags.map(({ name }) => name)
    expect(tags).toBe(made.length)
    const result = await run(workspace, steps)
    expect(new Set(firedIn(result))).toEqual(new Set(made))
    // What fired is a test that it fires again.
    const file = parseTests(result.test)
    const container = readContainer(
      (await workspace.act('containers.export', { id: (await workspace.act('containers.connect', { id: 'GTM-TEST11' })).id })).text,
    ).file
    const test = 'tests' in file ? file.tests[0] : undefined
    expect((await runTest(container!, test!)).failures).toEqual([])
    const [, ...others] = container?.containerVersion.tag ?? []
    expect((await runTest({ ...container!, containerVersion: { ...container!.containerVersion, tag: others } }, test!)).failures).not.toEqual([])
  })

  it('names the events that a first visit of twelve steps has no room for', async () => {
    const { workspace } = await shop(
      'Track purchases, newsletter sign-ups, brochure downloads, contact form submissions, video plays, scrolling, phone calls, searches, add to cart, begin checkout, log in, sign up, clicks on the pricing link and outbound clicks',
    )
    const { steps, beyond = [], withoutExample } = await start(workspace)
    expect(steps.length).toBeLessThanOrEqual(12)
    expect(beyond.length).toBeGreaterThan(0)
    const fired = firedIn(await run(workspace, steps))
    for (const { name } of (await workspace.read('containers.list', undefined)).tags)
      expect(fired.includes(name) || [...beyond, ...withoutExample].some((event) => name.includes(event)), name).toBe(true)
    expect((await start((await shop('Track purchases')).workspace)).beyond).toBeUndefined()
  })

  it('SETUP-GTM-13: begins so in the sample too, and offers what can be pushed with examples', async () => {
    const { workspace } = sampleEngine()
    const { steps, pushes } = await start(workspace)
    expect(steps[0]).toMatchObject({ url: 'https://www.example.com/' })
    expect(firedIn(await run(workspace, steps))).toEqual(
      expect.arrayContaining(['GA4 - sign_up', 'GA4 - generate_lead 3', 'GA4 - purchase', 'GA4 - begin_checkout']),
    )
    expect(pushes.find(({ event }) => event === 'purchase')?.data).toMatchObject({ event: 'purchase', ecommerce: { currency: 'USD', value: 49.9 } })
  })

  it('tells of each tag what it would send, or condition by condition why it does not', async () => {
    const { workspace } = await shop('Track purchases and clicks on the pricing link')
    const { steps } = await run(workspace, [
      home,
      { type: 'push', data: { event: 'purchase', ecommerce: { value: 5 } } },
      { type: 'push', data: { event: 'other' } },
    ])
    const tagIn = (step: number) => steps[step]?.events[0]?.tags.find(({ tag }) => tag === 'GA4 - purchase')
    expect(tagIn(1)?.parameters).toContainEqual({ key: 'eventName', value: { known: true, value: 'purchase' } })
    expect(tagIn(2)).toMatchObject({ outcome: 'notFired', because: expect.stringContaining('purchase') })
    expect(JSON.parse(steps[1]?.events[0]?.dataLayer ?? '')).toMatchObject({ ecommerce: { value: 5 } })
  })

  it('speaks the language of whoever asks, also where nothing can be run', async () => {
    const { workspace } = await shop('Track purchases')
    await workspace.act('session.setPreferences', { language: 'de' })
    const { steps, impossible } = await run(workspace, [home])
    const because = steps[0]?.events[0]?.tags.find(({ tag }) => tag === 'GA4 - purchase')?.because
    expect([because, impossible]).toEqual(['Der Trigger „CE - purchase“ traf nicht zu: {{Event}} ist „gtm.init_consent“ und muss gleich „purchase“ sein.', ''])
    expect((await run(workspace, [home, { type: 'history', url: 'https://other.example/' }])).impossible).toMatch(/^Schritt 2 ändert die Adresse/)
    const purchase = (await run(workspace, [home, { type: 'push', data: { event: 'purchase' } }])).steps[1]?.events[0]?.tags[0]
    expect(purchase?.triggers[0]?.conditions[0]?.words).toBe('ist gleich')
  })

  it('runs a stored container, and says which cannot be run', async () => {
    const { workspace, as } = await shop('Track purchases')
    await workspace.act('containers.connect', { id: 'GTM-LARGE1' })
    await expect(start(workspace, 'GTM-LARGE1')).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('import an export') })
    await importing(workspace, large(3))
    const { steps, pushes, tags } = await start(workspace, 'GTM-LARGE1')
    expect([tags, pushes.map(({ event }) => event)]).toEqual([3, ['order', 'purchase']])
    expect(firedIn(await run(as('viewer'), steps, 'GTM-LARGE1'))).toEqual(['Tag 0', 'Tag 1', 'Tag 2'])
    await expect(start(workspace, 'GTM-NOWHERE')).rejects.toMatchObject({ code: 'notFound' })
    await importing(workspace, large(1).replace('WEB', 'SERVER'))
    expect((await start(workspace, 'GTM-LARGE1')).impossible).toMatch(/^[A-Z].*\.$/)
    expect(await run(workspace, [home], 'GTM-LARGE1')).toMatchObject({ steps: [], impossible: expect.stringMatching(/./) })
  })

  it('tells no more than a screen can hold, and how much more there was', async () => {
    const { workspace } = await shop('Track purchases')
    await workspace.act('containers.connect', { id: 'GTM-LARGE1' })
    await importing(workspace, large(400))
    const pushes = Array.from({ length: mostVisitSteps - 1 }, (): Step => ({ type: 'push', data: { event: 'nothing' } }))
    const { steps } = await run(workspace, [home, ...pushes], 'GTM-LARGE1')
    const [event] = steps.at(-1)?.events ?? []
    expect(event?.counts.notFired).toBe(400)
    expect((event?.tags.length ?? 0) + (event?.left ?? 0)).toBe(400)
    expect(event?.left).toBeGreaterThan(0)
    const { steps: short } = await run(workspace, [home, { type: 'push', data: { event: 'order' } }], 'GTM-LARGE1')
    const fired = short[1]?.events[0]?.tags[0]
    expect(fired?.outcome).toBe('fired')
    for (const { value } of fired?.parameters ?? []) expect(value.known ? JSON.stringify(value.value).length : 0).toBeLessThan(2100)
    const { steps: ticking } = await run(workspace, [home, { type: 'wait', ms: 86_400_000 }], 'GTM-LARGE1')
    expect(ticking[1]?.events.length).toBeLessThanOrEqual(30)
  })

  it('refuses what is no visit, with the place', async () => {
    const { workspace } = await shop('Track purchases')
    const refused = (steps: unknown) => workspace.read('containers.simulate', { steps: steps as Step[] })
    for (const steps of [
      [],
      [{ type: 'push', data: {} }],
      [{ type: 'pageLoad', url: 'shop' }],
      [home, { type: 'jump' }],
      Array.from({ length: 51 }, () => home),
    ])
      await expect(refused(steps)).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('steps') })
    await expect(refused([home, { type: 'push', data: { text: 'x'.repeat(100_001) } }])).rejects.toMatchObject({ code: 'invalid' })
    const message = "A step of type wait has no key 'seconds': it knows type and ms."
    await expect(refused([home, { type: 'wait', ms: 1, seconds: 2 }])).rejects.toMatchObject({
      message: `The input of 'containers.simulate' is not usable at 'steps.1': ${message}.`,
      issues: [{ path: 'steps.1', message }],
    })
    await workspace.act('session.setPreferences', { language: 'de' })
    await expect(refused([home, { type: 'wait', ms: -1 }])).rejects.toMatchObject({
      issues: [{ path: 'steps.1.ms', message: 'It has to be a number from 0 to 86400000.', said: 'Hier muss eine Zahl von 0 bis 86400000 stehen.' }],
    })
  })
})
