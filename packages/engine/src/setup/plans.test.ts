import { storedPlanSchema, type PlannedEvent } from '@tagmason/domain'
import { readContainer, validateContainer } from '@tagmason/tracking'
import { describe, expect, it, vi } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const goals = 'Track newsletter sign-ups and purchases. Count clicks on the "Get a quote" button.'

async function planned(text = goals) {
  const { workspace, ...rest } = sampleEngine()
  const stored = await workspace.act('plans.generate', { goals: text })
  const find = (name: string): PlannedEvent => {
    const event = stored.plan.events.find((each) => each.name === name)
    if (event === undefined) throw new Error(`The plan has no ${name}.`)
    return event
  }
  return { workspace, stored, find, ...rest }
}

describe('the plan of a project', () => {
  it('is made from goals, kept and read back', async () => {
    const { workspace, stored } = await planned()
    expect(stored.plan.events.map((event) => event.name)).toEqual(expect.arrayContaining(['newsletter_sign_up', 'purchase', 'cta_click']))
    expect(await workspace.read('plans.current', undefined)).toEqual(stored)
    expect(storedPlanSchema.parse(stored)).toEqual(stored)
  })

  it('waits two seconds in the sample and not at all in a real project', async () => {
    const wait = vi.fn(async () => undefined)
    const { workspace } = sampleEngine({ ports: { wait } })
    await workspace.act('plans.generate', { goals })
    expect(wait.mock.calls).toEqual([[2000]])
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await workspace.act('plans.generate', { goals })
    expect(wait).toHaveBeenCalledTimes(1)
  })

  it('does not hold up other acts while it is made', async () => {
    let release = () => {}
    const { workspace } = sampleEngine({ ports: { wait: () => new Promise((resolve) => (release = () => resolve(undefined))) } })
    const generating = workspace.act('plans.generate', { goals })
    await workspace.act('session.setPreferences', { mode: 'dark' })
    release()
    await expect(generating).resolves.toMatchObject({ id: 'analytics-dashboard' })
  })

  it('belongs to the project that it was asked for, also when the member looks at another by then', async () => {
    let release = () => {}
    const { workspace } = sampleEngine({ ports: { wait: () => new Promise((resolve) => (release = () => resolve(undefined))) } })
    const generating = workspace.act('plans.generate', { goals })
    await workspace.act('session.selectProject', { project: 'marketing-campaign' })
    release()
    expect((await generating).id).toBe('analytics-dashboard')
    expect(await workspace.read('plans.current', undefined)).toBeNull()
  })

  it('is put back into its own project, and only into one that is there', async () => {
    const { workspace, stored } = await planned()
    await workspace.act('session.selectProject', { project: 'marketing-campaign' })
    await workspace.act('plans.restore', stored)
    expect(await workspace.read('plans.current', undefined)).toBeNull()
    await expect(workspace.act('plans.restore', { ...stored, id: 'nowhere' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it.each(['', '   \n '])('refuses goals of nothing (%j)', async (empty) => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('plans.generate', { goals: empty })).rejects.toMatchObject({ code: 'invalid', issues: [{ path: 'goals' }] })
    expect(await workspace.read('plans.current', undefined)).toBeNull()
  })

  it('belongs to one project', async () => {
    const { workspace } = await planned()
    await workspace.act('session.selectProject', { project: 'marketing-campaign' })
    expect(await workspace.read('plans.current', undefined)).toBeNull()
  })
})

describe('editing', () => {
  it('repairs a name that GA4 refuses, says so, and lets the trigger follow', async () => {
    const { workspace, find } = await planned()
    const { plan, editedAt } = await workspace.act('plans.changeEvent', { id: find('purchase').id, change: { name: '2nd Visit!' } })
    const event = plan.events.find((each) => each.id === find('purchase').id)
    expect(event?.name).toMatch(/^[a-z][a-z0-9_]{0,39}$/)
    expect(event?.repairs[0]).toMatchObject({ from: '2nd Visit!' })
    expect(event?.repairs.at(-1)?.to).toBe(event?.name)
    expect(event).toMatchObject({ trigger: { type: 'customEvent', event: event?.name }, kind: 'custom', confidence: 100 })
    expect(editedAt).not.toBeNull()
  })

  it('gives an event that GA4 collects a trigger of its own when it gets another name', async () => {
    const { workspace, stored } = await planned('Track file downloads')
    const event = stored.plan.events.find((each) => each.kind === 'automatic')
    const { plan } = await workspace.act('plans.changeEvent', { id: event?.id ?? '', change: { name: 'brochure_download' } })
    expect(plan.events.find((each) => each.id === event?.id)).toMatchObject({ kind: 'custom', trigger: { type: 'customEvent', event: 'brochure_download' } })
  })

  it('switches an event off without touching how sure it is, and leaves it out of the files', async () => {
    const { workspace, find } = await planned()
    const { plan } = await workspace.act('plans.changeEvent', { id: find('purchase').id, change: { enabled: false } })
    expect(plan.events.find((each) => each.name === 'purchase')).toMatchObject({ enabled: false, confidence: find('purchase').confidence })
    expect((await workspace.read('plans.files', undefined))?.container.text).not.toContain('GA4 - purchase')
  })

  it('repairs parameter names and keeps one of each', async () => {
    const { workspace, find } = await planned()
    const { plan } = await workspace.act('plans.changeEvent', {
      id: find('purchase').id,
      change: {
        parameters: [
          { name: 'Plan name', type: 'string', example: 'Pro' },
          { name: 'plan_name', type: 'string', example: 'Team' },
        ],
      },
    })
    expect(plan.events.find((each) => each.name === 'purchase')?.parameters).toEqual([{ name: 'plan_name', type: 'string', example: 'Team' }])
  })

  it('takes a threshold away when a person says so, and keeps it otherwise', async () => {
    const { workspace, find } = await planned('Track purchases over $50')
    const { id, threshold } = find('purchase')
    expect(threshold).toMatchObject({ parameter: 'value', is: 'greater', amount: 50 })
    const kept = await workspace.act('plans.changeEvent', { id, change: { keyEvent: false } })
    expect(kept.plan.events[0]?.threshold).toEqual(threshold)
    const dropped = await workspace.act('plans.changeEvent', { id, change: { threshold: null } })
    expect(dropped.plan.events[0]).not.toHaveProperty('threshold')
  })

  it('adds an event under a free id, removes it, and puts the plan back', async () => {
    const { workspace, stored } = await planned()
    const added = await workspace.act('plans.addEvent', { name: 'brew_coffee', trigger: { type: 'timer', seconds: 30 }, keyEvent: true, parameters: [] })
    const event = added.plan.events.at(-1)
    expect(event).toMatchObject({ name: 'brew_coffee', kind: 'custom', keyEvent: true, because: { text: '' } })
    expect(new Set(added.plan.events.map((each) => each.id)).size).toBe(added.plan.events.length)
    const removed = await workspace.act('plans.removeEvent', { id: event?.id ?? '' })
    expect(removed.plan.events).toEqual(stored.plan.events)
    expect(await workspace.act('plans.restore', added)).toEqual(added)
  })

  it('takes a suggestion into the plan, and refuses one that is gone', async () => {
    const { workspace, stored } = await planned(
      'Do people watch the rooftop video on the homepage till the end or just 3 seconds, and do they press book afterwards?',
    )
    const [first] = stored.plan.suggestions ?? []
    const taken = await workspace.act('plans.takeSuggestion', { id: first?.id ?? '' })
    expect(taken.plan.events.at(-1)).toMatchObject({ name: first?.name, confidence: 100, enabled: true })
    expect(taken.plan.suggestions).not.toContainEqual(first)
    await expect(workspace.act('plans.takeSuggestion', { id: first?.id ?? '' })).rejects.toThrow('The plan has no suggestion')
  })

  it('answers a question about an event, can take it back, and refuses what is no question or no answer', async () => {
    const { workspace, stored } = await planned('Track room bookings.')
    const [question] = stored.plan.questions ?? []
    const ask = { id: question?.id ?? '' }
    await expect(workspace.act('plans.answerQuestion', { ...ask, reading: 'job' })).rejects.toThrow("has no answer 'job': it is one of reserved, paid,")
    const answered = await workspace.act('plans.answerQuestion', { ...ask, reading: 'paid' })
    expect(answered.plan.events).toMatchObject([{ id: question?.event, name: 'purchase', confidence: 100, keyEvent: true }])
    await expect(workspace.act('plans.answerQuestion', { ...ask, reading: 'paid' })).rejects.toThrow("no open question 'q1'")
    expect((await workspace.act('plans.restore', stored)).plan).toEqual(stored.plan)
    await workspace.act('plans.changeEvent', { id: question?.event ?? '', change: { name: 'room_booked' } })
    await expect(workspace.act('plans.answerQuestion', { ...ask, reading: 'paid' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('puts a removed event back at its place, with what counted it, and leaves later changes alone', async () => {
    const { workspace, stored } = await planned('Track newsletter sign-ups and purchases. Show purchases by country.')
    const [first] = stored.plan.events
    const bought = stored.plan.dashboards[0]?.events[0] ?? ''
    await workspace.act('plans.removeEvent', { id: bought })
    await workspace.act('plans.setFiles', { measurementId: 'G-AB12CD34EF' })
    await workspace.act('plans.changeEvent', { id: first?.id ?? '', change: { keyEvent: false } })
    const back = await workspace.act('plans.restoreEvent', { id: bought, before: stored })
    expect(back.plan.events.map((event) => event.id)).toEqual(stored.plan.events.map((event) => event.id))
    expect(back.plan.dashboards).toEqual(stored.plan.dashboards)
    expect(back).toMatchObject({ measurementId: 'G-AB12CD34EF', plan: { events: [{ id: first?.id, keyEvent: false }, {}] } })
    expect(await workspace.act('plans.restoreEvent', { id: bought, before: stored })).toMatchObject({ plan: back.plan })
    await workspace.act('plans.startOver', undefined)
    await expect(workspace.act('plans.restoreEvent', { id: bought, before: stored })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('changes many events at once, and none when one of them is gone', async () => {
    const { workspace, stored } = await planned()
    const ids = stored.plan.events.map(({ id }) => id)
    const off = await workspace.act('plans.changeEvents', { ids, change: { enabled: false } })
    expect(off.plan.events.map(({ enabled }) => enabled)).toEqual(ids.map(() => false))
    expect(off.plan.events.map(({ confidence }) => confidence)).toEqual(stored.plan.events.map(({ confidence }) => confidence))
    const keyed = await workspace.act('plans.changeEvents', { ids: ids.slice(0, 1), change: { keyEvent: true } })
    expect(keyed.plan.events[0]).toMatchObject({ keyEvent: true, enabled: false })
    await expect(workspace.act('plans.changeEvents', { ids: [...ids, 'e99'], change: { removed: true } })).rejects.toMatchObject({ code: 'notFound' })
    expect((await workspace.read('plans.current', undefined))?.plan.events).toHaveLength(ids.length)
    const none = await workspace.act('plans.changeEvents', { ids, change: { removed: true } })
    expect(none.plan).toMatchObject({ events: [], audiences: [], dashboards: [] })
  })

  it('makes an event of a wish, which is then no longer without one', async () => {
    const { workspace, stored } = await planned('Track purchases. Make customers happier.')
    const wish = stored.plan.unmatched[0]?.span
    if (wish === undefined) throw new Error('The goals have no wish without an event.')
    const { plan } = await workspace.act('plans.addEvent', {
      name: 'happy_customer',
      trigger: { type: 'click', conditions: [] },
      keyEvent: false,
      parameters: [],
      because: wish,
    })
    expect(plan.unmatched).toEqual([])
    expect(plan.events.at(-1)).toMatchObject({ name: 'happy_customer', because: wish })
  })

  it('knows a trigger that a person set, or a developer promised, from a guess', async () => {
    const { workspace, find } = await planned()
    const { id } = find('newsletter_sign_up')
    const settled = async (change: Parameters<typeof workspace.act<'plans.changeEvent'>>[1]['change']) => {
      const { plan } = await workspace.act('plans.changeEvent', { id, change })
      return plan.events.find((event) => event.id === id)?.settled
    }
    expect(await settled({ keyEvent: true })).toBeUndefined()
    expect(await settled({ trigger: { type: 'formSubmission', conditions: [{ subject: 'formId', is: 'equals', value: 'nl' }] } })).toBe('person')
    expect(await settled({ keyEvent: false })).toBe('person')
    expect(await settled({ trigger: { type: 'customEvent', event: 'newsletter_sign_up' } })).toBeUndefined()
    expect(await settled({ settled: 'developer' })).toBe('developer')
    expect(await settled({ settled: null })).toBeUndefined()
  })

  it('takes audiences and dashboards along when their event goes', async () => {
    const { workspace, stored } = await planned('Track purchases. Show purchases by country.')
    const ids = stored.plan.dashboards.flatMap((dashboard) => dashboard.events)
    expect(ids.length).toBeGreaterThan(0)
    for (const id of new Set(ids)) await workspace.act('plans.removeEvent', { id })
    expect((await workspace.read('plans.current', undefined))?.plan.dashboards).toEqual([])
  })

  it('says so when the event or the plan is not there', async () => {
    const { workspace } = await planned()
    await expect(workspace.act('plans.changeEvent', { id: 'e99', change: {} })).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('plans.startOver', undefined)
    await expect(workspace.act('plans.apply', undefined)).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('the files', () => {
  it('carry the placeholder until there is a measurement id, and pass the validator either way', async () => {
    const { workspace } = await planned()
    for (const measurementId of ['', 'G-AB12CD34EF']) {
      await workspace.act('plans.setFiles', { measurementId })
      const files = await workspace.read('plans.files', undefined)
      expect(files?.container.text).toContain(measurementId || 'G-XXXXXXXXXX')
      const { file } = readContainer(files?.container.text ?? '')
      expect(file && validateContainer(file).filter((finding) => finding.severity !== 'info')).toEqual([])
    }
    await expect(workspace.act('plans.setFiles', { measurementId: 'UA-1' })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('are named after the project, with the time of now and the day of the plan on every tag of an event', async () => {
    const { workspace } = await planned()
    const projects = await workspace.read('projects.list', undefined)
    const { file } = readContainer((await workspace.read('plans.files', undefined))?.container.text ?? '')
    expect(projects.map(({ label }) => label)).toContain(file?.containerVersion.container?.['name'])
    expect(file?.exportTime).toBe('2024-01-22 10:00:00')
    const notes = file?.containerVersion.tag?.filter(({ type }) => type === 'gaawe').map((tag) => String(tag['notes']))
    expect(notes?.every((note) => /^Goal: “.+”\. Planned on 2024-01-22\.$/.test(note))).toBe(true)
  })

  it('say which domains of the project are to be entered in Google Analytics', async () => {
    const { workspace } = await planned()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await workspace.act('plans.generate', { goals })
    const left = async () => (await workspace.read('plans.files', undefined))?.ga4.left ?? []
    await workspace.act('projects.change', { website: 'shop.example', timeZone: 'UTC', currency: 'EUR', ownDomains: ['pay.example'] })
    expect(await left()).toContain('shop.example, pay.example')
  })

  it('leave the consent default out when none is wanted', async () => {
    const { workspace } = await planned()
    expect((await workspace.read('plans.files', undefined))?.snippets.consentDefault).toContain('denied')
    await workspace.act('plans.setFiles', { consent: 'none' })
    expect((await workspace.read('plans.files', undefined))?.snippets.consentDefault).toBe('')
  })
})

describe('applying', () => {
  it('adds each event once to the configured events, also when pressed twice (DATA-EVENT-01-B)', async () => {
    const { workspace, store, stored } = await planned()
    const names = new Set(stored.plan.events.map((event) => event.name))
    const before = [...(await store.list('configuredEvents')).values()].filter((row) => row.project === 'analytics-dashboard').map((row) => row.name)
    const first = await workspace.act('plans.apply', undefined)
    expect(first.added).toBe([...names].filter((name) => !before.includes(name)).length)
    expect(await workspace.act('plans.apply', undefined)).toEqual({ added: 0, changed: 0 })
    expect((await workspace.read('plans.current', undefined))?.appliedAt).toBe('2024-01-22T10:00:00.000Z')
  })

  it('brings over what changed in an event, also when it has as many triggers as before', async () => {
    const { workspace, store, stored } = await planned()
    await workspace.act('plans.apply', undefined)
    const [event] = stored.plan.events.filter(({ enabled, name }, _, all) => enabled && all.filter((other) => other.name === name).length === 1)
    if (event === undefined) throw new Error('The plan has no event of its own.')
    const trigger = { type: 'click' as const, conditions: [] }
    await workspace.act('plans.changeEvent', { id: event.id, change: { trigger } })
    expect(await workspace.act('plans.apply', undefined)).toEqual({ added: 0, changed: 1 })
    expect((await store.get('configuredEvents', `analytics-dashboard:${event.name}`))?.firedBy).toEqual([trigger])
  })
})

describe('user properties of a plan', () => {
  const property = { name: 'Customer type!', source: 'customer.type', example: 'business' }

  it('come from the goals, are added, changed and removed, and go into every file', async () => {
    const { workspace, stored } = await planned('Track purchases. We want to tell members from guests.')
    expect(stored.plan.userProperties).toMatchObject([{ id: 'u1', name: 'login_status', because: { text: 'tell members from guests' } }])
    const added = await workspace.act('plans.saveUserProperty', property)
    expect(added.plan.userProperties?.[1]).toEqual({ ...property, id: 'u2', name: 'customer_type', because: expect.objectContaining({ text: '' }) as object })
    const files = await workspace.read('plans.files', undefined)
    expect(files?.container.text).toContain('{{DLV - customer.type}}')
    expect(files?.ga4.steps.map(({ id }) => id)).toEqual(expect.arrayContaining(['userDimension:login_status', 'userDimension:customer_type']))
    expect(files?.snippets.userProperties).toContain("type: 'business'")
    const changed = await workspace.act('plans.saveUserProperty', { ...property, id: 'u1', name: 'member_status' })
    expect(changed.plan.userProperties?.[0]).toMatchObject({ id: 'u1', name: 'member_status', because: { text: 'tell members from guests' } })
    const left = await workspace.act('plans.removeUserProperty', { id: 'u1' })
    expect(left.plan.userProperties?.map(({ id }) => id)).toEqual(['u2'])
    expect(storedPlanSchema.parse(left)).toEqual(left)
    await expect(workspace.act('plans.removeUserProperty', { id: 'u1' })).rejects.toThrow(/no user property 'u1'/)
  })

  it('are refused for personal data, for a name that is taken, for a source that is no key, and beyond what GA4 takes', async () => {
    const { workspace } = await planned()
    const save = (change: Partial<typeof property> & { id?: string }) => workspace.act('plans.saveUserProperty', { ...property, ...change })
    await expect(save({ name: 'E-Mail' })).rejects.toThrow(/personal data must not be sent/)
    await expect(save({ name: 'correo electrónico' })).rejects.toThrow(/personal data must not be sent/)
    await expect(save({ source: 'not a key' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(save({ example: 'x'.repeat(37) })).rejects.toMatchObject({ code: 'invalid' })
    for (let number = 1; number <= 25; number++) await save({ name: `p${number}` })
    await expect(save({ name: 'p1' })).rejects.toThrow(/already/)
    await expect(save({ name: 'p26' })).rejects.toThrow(/25 user properties/)
  })
})
