import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { hindrances, startServerWith, visit, Visitor } from './product.ts'

/** A server that others can reach, as far as it knows: it stands behind a proxy. */
let house: Awaited<ReturnType<typeof startServerWith>>
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tagmason-entrance-'))
  // Mails go out, as far as it knows, though nobody listens there: without a mail server the page for a forgotten password says that no link can come.
  house = await startServerWith({ TAGMASON_DATA: folder, TAGMASON_PROXIES: '1', SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(async () => {
  await house?.close()
  await rm(folder, { recursive: true, force: true })
})

const arrive = async (options: BrowserContextOptions = {}) => {
  const visitor = await Visitor.arrive(house.browser, house.address, options)
  onTestFinished(async ({ task }) => {
    // What a visitor saw last says more than that something did not come.
    if (task.result?.state === 'fail') console.error(visitor.faults, await visitor.seen(), house.said().slice(-2000))
    await visitor.leave()
  })
  return visitor
}

/** What went wrong in a visit beside the answers that refuse. */
const broken = (visitor: Visitor) => visitor.faults.filter((fault) => /^(?:script|outside|failed|5\d\d):|Content.Security/.test(fault))

/** Asks the server out of the page, with its session: status and answer. */
const ask = (page: Page, path: string, input?: object) =>
  page.evaluate(
    async ([to, body]) => {
      const response = await fetch(`/api/${to}`, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) })
      return { status: response.status, answer: (await response.json().catch(() => null)) as unknown }
    },
    [path, input] as const,
  )

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const secret = (page: Page) => page.locator('input[type=password]')
const words = { owner: 'three quiet lighthouses', viewer: 'four loud lighthouses' }

const signIn = async (page: Page, email: string, password: string) => {
  await field(page, 'Email').fill(email)
  await secret(page).fill(password)
  await page.keyboard.press('Enter')
}

describe('the way in, over the real server', () => {
  it('leads the first owner in, by the link of the server, then whom they invite; roles differ, and who signs out is out', async () => {
    const link = await vi.waitFor(() => /\S+(\/welcome\?token=\S+)/.exec(house.said())?.[1] ?? Promise.reject(new Error('no link yet')), { timeout: 20_000 })

    const owner = await arrive()
    const first = await owner.open('/')
    await first.waitForURL('**/sign-in')
    await first.getByRole('heading', { level: 1, name: 'This server has no owner yet' }).waitFor()
    await visit(first, link)
    expect(await hindrances(first)).toEqual([])
    await field(first, 'First name').fill('Ada')
    await field(first, 'Last name').fill('Byron')
    await field(first, 'Email').fill('ada@example.org')
    await secret(first).fill('Password1234')
    await first.getByRole('button', { name: 'Create the account' }).click()
    await first.getByText('This password is known from leaks. Use another one.').waitFor()
    await secret(first).fill(words.owner)
    await first.getByRole('button', { name: 'Create the account' }).click()
    await first.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expect((await ask(first, 'read/session.get')).answer).toMatchObject({ role: 'owner', signedIn: true, member: { name: 'Ada Byron' } })

    const invited = await ask(first, 'act/members.invite', { emails: ['noor@example.org'], role: 'viewer', scope: 'account' })
    const [{ link: invitation } = { link: '' }] = invited.answer as { link: string }[]

    const newcomer = await arrive({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
    const second = await newcomer.open(invitation)
    await second.waitForURL('**/invitation?token=*')
    await second.getByText('Ada Byron invites you. Your role: Viewer.').waitFor()
    expect(await hindrances(second)).toEqual([])
    await field(second, 'First name').fill('Noor')
    await field(second, 'Last name').fill('van Dijk')
    await secret(second).fill(words.viewer)
    await second.getByRole('button', { name: 'Join' }).click()
    await second.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expect((await ask(second, 'read/session.get')).answer).toMatchObject({ role: 'viewer', signedIn: true, member: { name: 'Noor van Dijk' } })
    expect((await ask(second, 'act/members.invite', { emails: ['x@example.org'], role: 'owner', scope: 'account' })).status).toBe(403)

    await second.getByRole('banner').getByRole('button', { name: 'Profile' }).click()
    await second.getByRole('menuitem', { name: 'Sign out' }).click()
    await second.waitForURL('**/sign-in')
    expect((await ask(second, 'read/session.get')).status).toBe(401)
    expect((await ask(first, 'read/session.get')).status).toBe(200)
    // The invitation was for once.
    await visit(second, invitation)
    await second.getByRole('heading', { level: 1, name: 'This link leads nowhere any more' }).waitFor()
    expect([broken(owner), broken(newcomer)]).toEqual([[], []])
  })

  it('says what is wrong, and goes on to the page that was asked for', async () => {
    const visitor = await arrive()
    const page = await visitor.open('/reports/export')
    await page.waitForURL('**/sign-in?next=%2Freports%2Fexport')
    await signIn(page, 'noor@example.org', words.owner)
    await page.getByRole('alert').getByText('The email address or the password is not correct.').waitFor()
    expect(await hindrances(page)).toEqual([])
    await signIn(page, 'noor@example.org', words.viewer)
    await page.getByRole('heading', { level: 1, name: 'Export Data' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/reports/export')
    // Who is in already has nothing to do at the entrance.
    await page.goto('/sign-in?next=//evil.example')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expect(broken(visitor)).toEqual([])
  })

  it('says the same of every address whose password is forgotten, in the language of the browser', async () => {
    const visitor = await arrive({ locale: 'de-AT' })
    const page = await visitor.open('/forgot-password')
    for (const email of ['ada@example.org', 'nobody@example.org']) {
      await field(page, 'E-Mail').fill(email)
      await page.getByRole('button', { name: 'Link senden' }).click()
      await page.getByText(`Wenn ${email} einem Mitglied gehört`).waitFor()
      await page.getByRole('button', { name: 'Andere Adresse verwenden' }).click()
    }
    await visit(page, '/reset-password?token=made-up')
    await secret(page).fill(words.owner)
    await page.getByRole('button', { name: 'Passwort speichern' }).click()
    await page.getByRole('alert').getByText('Dieser Link führt nirgends mehr hin').waitFor()
    expect(broken(visitor)).toEqual([])
  })
})
