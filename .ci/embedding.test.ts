import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ActInput, ActOutput } from '@tagmason/domain'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startServerWith, Visitor } from './product.ts'

/** A server of its own, in whose project a report is shared. */
let house: Awaited<ReturnType<typeof startServerWith>>
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tagmason-embedding-'))
  // A frame on the web that shows what this machine answers is asked about by Chromium first; sites ask nobody, since a server that is shared stands on the web, too.
  house = await startServerWith({ TAGMASON_DATA: folder }, ['--disable-features=LocalNetworkAccessChecks'])
})
afterAll(async () => {
  await house?.close()
  await rm(folder, { recursive: true, force: true })
})

async function act<Name extends 'projects.create' | 'shares.setOption' | 'shares.create'>(name: Name, input: ActInput<Name>): Promise<ActOutput<Name>> {
  const response = await fetch(`${house.address}/api/act/${name}`, { method: 'POST', headers: { Origin: house.address }, body: JSON.stringify(input) })
  expect([name, response.status, response.status === 200 ? '' : await response.clone().text()]).toEqual([name, 200, ''])
  return (await response.json()) as ActOutput<Name>
}

const share = async (embed: boolean) =>
  (await act('shares.create', { target: { kind: 'builtIn', id: 'executive-summary' }, audience: 'anyone', people: [], accessType: 'View Only', embed }))
    .shareLink ?? ''

/** A page of another site that has what lies at `address` in a frame. */
async function pageWith(site: string, address: string): Promise<{ page: Page; refusals: string[] }> {
  const visitor = await Visitor.arrive(house.browser, house.address)
  onTestFinished(async () => void (await visitor.leave()))
  const page = await visitor.context.newPage()
  const refusals: string[] = []
  page.on('console', (message) => /frame-ancestors|X-Frame-Options/i.test(message.text()) && refusals.push(message.text()))
  await page.route(`https://${site}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Partner</title><h1>Partner</h1><iframe title="Report" src="${address}"></iframe>` }),
  )
  await page.goto(`https://${site}/figures`)
  return { page, refusals }
}
const heading = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 })

describe('a shared report in a frame, over the real server', () => {
  it('is shown on a listed site, and on no other; one that is not for frames nowhere', async () => {
    await act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await act('shares.setOption', { id: 'embed-code', enabled: true, sites: ['partner.example'] })
    const [embedded, plain] = [await share(true), await share(false)]
    // Links of a server whose port the system chose name that port.
    expect(embedded).toContain(`${house.address}/share/`)

    const listed = await pageWith('partner.example', embedded)
    await heading(listed.page).getByText('Executive Summary').waitFor()
    expect(listed.refusals).toEqual([])

    for (const [site, address] of [
      ['stranger.example', embedded],
      ['partner.example.evil.example', embedded],
      ['partner.example', plain],
    ] as const) {
      const { page, refusals } = await pageWith(site, address)
      await expect.poll(() => refusals.length, { timeout: 10_000 }).toBeGreaterThan(0)
      expect([site, await heading(page).count()]).toEqual([site, 0])
    }
  })
})
