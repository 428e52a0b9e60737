import { shownTemplates, splitOf } from '@tagmason/domain'
import { readContainer, validateContainer } from '@tagmason/tracking'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { unzipped } from '../testing/readFiles.ts'

const free = 'template-product-analytics'
const paid = 'template-churn-signals'
const project = { name: 'Shop', website: 'shop.example', timeZone: 'UTC' }

describe('the store', () => {
  it('shows all, searched in name and description whatever the case, by category and in four orders (MKT-STORE-06-B)', async () => {
    const { rows } = await sampleEngine().workspace.read('store.list', undefined)
    const shown = (part: Partial<Parameters<typeof shownTemplates>[1]>) => shownTemplates(rows, { search: '', category: 'all', sort: 'popular', ...part })
    expect(shown({})).toHaveLength(9)
    expect(shown({}).map((row) => row.downloads)).toEqual([2874, 1956, 1203, 512, 418, 301, 233, 164, 87])
    expect(shown({ search: 'CONSENT' }).map((row) => row.name)).toEqual(['Consent First'])
    expect(shown({ search: 'onboarding STEPS' }).map((row) => row.id)).toEqual([free])
    expect(shown({ search: 'zzzz' })).toEqual([])
    expect(shown({ search: 'shop', category: 'E-commerce' }).map((row) => row.name)).toEqual(['Shopify Checkout Bridge', 'Shop Essentials for GA4'])
    expect(shown({ search: 'shop', category: 'SaaS' })).toEqual([])
    expect(shown({ sort: 'price-low' }).map((row) => row.price)).toEqual([0, 0, 19, 29, 33, 39, 49, 59, 79])
    expect(shown({ sort: 'newest' })[0]?.name).toBe('Shopify Checkout Bridge')
    expect(shown({ sort: 'rating' }).map((row) => row.rating)).toEqual([4.9, 4.8, 4.7, 4.6, 4.5, 4.4, 4.3, 4.1, 3.9])
  })

  it('sells in the sample: a declined card leaves nothing owned, an accepted one the download', async () => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('store.download', { id: paid })).rejects.toMatchObject({ code: 'conflict', issues: [{ message: 'notOwned' }] })
    await expect(workspace.act('store.install', { id: paid })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('store.purchase', { id: paid, card: 'declined' })).toMatchObject({ status: 'failed' })
    expect((await workspace.read('store.details', { id: paid })).template).toMatchObject({ owned: false, order: 'failed' })
    expect(await workspace.act('store.purchase', { id: paid, card: 'accepted' })).toMatchObject({
      status: 'paid',
      priceCents: 5900,
      commissionCents: 4130,
      feeCents: 1770,
    })
    expect((await workspace.read('store.details', { id: paid })).template).toMatchObject({ owned: true, order: 'paid' })
    await expect(workspace.act('store.purchase', { id: paid, card: 'accepted' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('store.cancelOrder', { id: paid })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('store.purchase', { id: free, card: 'accepted' })).rejects.toThrow('free')
    await expect(workspace.act('store.purchase', { id: 'template-shop-essentials', card: 'accepted' })).rejects.toThrow('your own')
    await expect(workspace.act('store.cancelOrder', { id: free })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('splits every price to the cent, in the creator’s favour (MKT-REV-11-B)', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (cents) => {
        const { commissionCents, feeCents } = splitOf(cents)
        expect(commissionCents + feeCents).toBe(cents)
        expect(Number.isInteger(commissionCents) && feeCents >= 0).toBe(true)
        expect(commissionCents * 100 - cents * 70).toBeGreaterThanOrEqual(0)
        expect(commissionCents * 100 - cents * 70).toBeLessThan(100)
      }),
    )
  })

  it('gives a zip with a container that imports and a read-me, and counts each member once (MKT-STORE-10-B, MKT-STORE-12-B, DATA-TEMPLATE-01-B)', async () => {
    const { workspace } = sampleEngine()
    const { fileName, base64 } = await workspace.act('store.download', { id: free })
    const files = unzipped(Buffer.from(base64, 'base64'))
    expect(fileName).toBe('product-analytics-starter-1.0.0.zip')
    expect(Object.keys(files)).toEqual(['container.json', 'README.md', 'snippets.md'])
    const { file } = readContainer(files['container.json'] ?? '')
    expect(file && validateContainer(file).filter(({ severity }) => severity === 'error')).toEqual([])
    expect(files['README.md']).toMatch(/# Product Analytics Starter 1\.0\.0[\s\S]*Import Container[\s\S]*feature_used/)
    await workspace.act('store.download', { id: free })
    expect((await workspace.read('store.details', { id: free })).template.downloads).toBe(1957)
    await workspace.act('store.download', { id: 'template-shop-essentials' })
    expect((await workspace.read('store.details', { id: 'template-shop-essentials' })).template.downloads).toBe(512)
  })

  it('is reviewed by who has tried it, once, and the mean follows (MKT-STORE-12-B)', async () => {
    const { workspace, as } = sampleEngine()
    await expect(workspace.act('store.review', { id: free, stars: 5, text: '' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('store.review', { id: 'template-lead-form-kit', stars: 5, text: '' })).rejects.toMatchObject({ code: 'conflict' })
    await workspace.act('store.download', { id: free })
    await workspace.act('store.review', { id: free, stars: 1, text: 'No.' })
    await workspace.act('store.review', { id: free, stars: 5, text: 'On second thought.' })
    const { template, reviews, canReview } = await workspace.read('store.details', { id: free })
    expect([template.reviews, reviews.map(({ stars, text }) => [stars, text]), canReview]).toEqual([216, [[5, 'On second thought.']], true])
    await workspace.act('store.removeReview', { id: free })
    await expect(workspace.act('store.removeReview', { id: free })).rejects.toMatchObject({ code: 'notFound' })
    await expect(workspace.act('store.review', { id: free, stars: 6, text: '' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(as('viewer').act('store.install', { id: free })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(as('editor').act('store.purchase', { id: paid, card: 'accepted' })).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('offers the product’s own templates in a project of one’s own: free, unrated, without sellers', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('store.download', { id: free })
    await workspace.act('projects.create', project)
    const { rows } = await workspace.read('store.list', undefined)
    expect(rows).toHaveLength(9)
    for (const row of rows) expect(row).toMatchObject({ price: 0, rating: 0, downloads: 0, author: 'Tagmason', owned: true, mine: false, order: null })
  })
})

describe('installing', () => {
  it.each([...Array(9).keys()])('template %i adds to an empty project exactly what the preview said', async (at) => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', project)
    const { rows } = await workspace.read('store.list', undefined)
    const id = rows[at]?.id ?? ''
    const preview = await workspace.read('store.preview', { id })
    expect(preview).toMatchObject({ type: 'minor', alreadyInstalled: false })
    expect(preview.container.every(({ kind }) => kind === 'added')).toBe(true)
    const { events, installation } = await workspace.act('store.install', { id })
    const plan = (await workspace.read('plans.current', undefined))?.plan
    expect(plan?.events.map((event) => event.name)).toEqual(preview.events.map((event) => event.name))
    expect([plan?.audiences.length, plan?.dashboards.length, events]).toEqual([preview.audiences, preview.charts, preview.events.length])
    const tags = (await workspace.read('containers.list', undefined)).tags.map((tag) => tag.name)
    expect(
      preview.container
        .filter(({ entity }) => entity === 'tag')
        .map(({ name }) => name)
        .filter((name) => !tags.includes(name)),
    ).toEqual([])
    const boards = (await workspace.read('dashboards.list', undefined)).rows
    expect(boards.map(({ id: board, name, widgets, status }) => [board, name, widgets, status])).toEqual([
      [installation.dashboard, preview.dashboard?.name, preview.dashboard?.widgets, 'draft'],
    ])
    expect((await workspace.read('store.details', { id })).template.installed).toBe(true)
    await expect(workspace.act('store.install', { id })).rejects.toMatchObject({ code: 'conflict', issues: [{ message: 'there' }] })
    expect((await workspace.read('store.preview', { id })).events.every((event) => event.becomes === 'there')).toBe(true)
    expect(await workspace.act('store.uninstall', { id })).toEqual({ removed: events, kept: [] })
    expect(await workspace.read('plans.current', undefined)).toBeNull()
    expect((await workspace.read('dashboards.list', undefined)).rows).toEqual([])
    await expect(workspace.act('store.uninstall', { id })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('changes nothing that was there: an own plan, and events that are measured beside it', async () => {
    const { workspace } = sampleEngine()
    const before = await workspace.act('plans.generate', { goals: 'Track sign-ups and clicks on the "Quote" button.' })
    const preview = await workspace.read('store.preview', { id: free })
    expect(preview.container.every(({ kind }) => kind === 'added')).toBe(true)
    await workspace.act('store.install', { id: free })
    const after = await workspace.read('plans.current', undefined)
    expect(after?.plan.events.slice(0, before.plan.events.length)).toEqual(before.plan.events)
    expect(after?.plan.goals).toBe(before.plan.goals)
    expect(new Set(after?.plan.events.map((event) => event.id)).size).toBe(after?.plan.events.length)
    const added = preview.events.filter((event) => event.becomes === 'added').map((event) => event.name)
    expect(after?.plan.events.slice(before.plan.events.length).map((event) => event.name)).toEqual(added)
    await workspace.act('store.uninstall', { id: free })
    expect((await workspace.read('plans.current', undefined))?.plan).toEqual(before.plan)
  })

  it('leaves with the template what a member made of it', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', project)
    const { installation } = await workspace.act('store.install', { id: free })
    const [first] = installation.events
    await workspace.act('plans.changeEvent', { id: first?.id ?? '', change: { keyEvent: false } })
    const { removed, kept } = await workspace.act('store.uninstall', { id: free })
    expect([removed, kept]).toEqual([installation.events.length - 1, ['sign_up']])
    expect((await workspace.read('plans.current', undefined))?.plan.events.map((event) => event.name)).toEqual(['sign_up'])
    expect((await workspace.read('plans.current', undefined))?.plan.dashboards).toEqual([])
  })
})
