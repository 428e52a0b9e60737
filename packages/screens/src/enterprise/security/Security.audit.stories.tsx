import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AuditChange, Refusal, type Workspace } from '@tagmason/domain'
import { expect, waitFor, type within } from 'storybook/test'
import { answering, opened } from '../../inStories.ts'
import { never } from '../../never.ts'
import { phone, type ScreenState, states, story } from '../../states.ts'
import { Security } from './Security.tsx'

export default { title: 'Enterprise/Security & Compliance', component: Security } satisfies Meta<typeof Security>
type Story = StoryObj<typeof Security>
type Canvas = ReturnType<typeof within>
type Playing = Parameters<NonNullable<Story['play']>>[0]

const on = (state: ScreenState, query = '') => ({ parameters: { ...story(state).parameters, path: `/enterprise/security?tab=audit${query}` } })

const stricter = (workspace: Workspace) =>
  workspace.act('security.setPolicy', { passwordMinLength: 14, passwordExpiryDays: 90, idleMinutes: 15, maxSessions: 3 })
const newClient = (workspace: Workspace) => workspace.act('clients.add', { name: 'Atelier Nord', domain: 'data.atelier-nord.example', color: '#0f766e' })

/** The drawer of the newest entry of an act. */
const entryOf = async ({ canvas, userEvent }: Playing, action: string) => {
  const [newest] = await canvas.findAllByRole('link', { name: `${action}: open the entry` })
  if (newest === undefined) throw new Error(`The log has no entry of '${action}'.`)
  await userEvent.click(newest)
  return opened('Audit Entry')
}

/** The rows of what one record changed, as words. */
const changesOf = async (drawer: Canvas, record: string) => rowsIn(await drawer.findByRole('list', { name: `Changes: ${record}` }))
const rowsIn = (list: HTMLElement) => [...list.querySelectorAll('[data-part=change]')].map((row) => row.textContent)

/** Who did what, when and from where, and each field before and after. */
export const AuditEntryChanged: Story = {
  ...on({ before: stricter }),
  play: async (playing) => {
    const drawer = await entryOf(playing, 'security.setPolicy')
    await expect(await drawer.findByText('Change the security policy')).toBeVisible()
    const facts = [...document.querySelectorAll('[role=dialog] [data-ui=Facts] > div')].map((pair) => pair.textContent.replaceAll(/\s/g, ' '))
    await expect(facts).toEqual([
      'TimestampJan 22, 2024, 10:00 AM',
      'Userelena.fischer@example.com',
      'ActionChange the security policy',
      'Resourceanalytics-dashboard',
      'IP AddressNot known',
      'StatusSuccess',
    ])
    await expect(await changesOf(drawer, 'Security policy: policy')).toEqual([
      expect.stringMatching(/^ChangedPassword min length.*12.*14/),
      expect.stringMatching(/^ChangedIdle minutes.*30.*15/),
    ])
  },
}

export const AuditEntryCreated: Story = {
  ...on({ before: newClient }),
  play: async (playing) => {
    const rows = await changesOf(await entryOf(playing, 'clients.add'), 'Clients: Atelier Nord')
    await expect(rows.every((row) => row.startsWith('Added'))).toBe(true)
    await expect(rows).toContainEqual(expect.stringMatching(/Domain.*data\.atelier-nord\.example/))
  },
}

export const AuditEntryRemoved: Story = {
  ...on({ before: async (workspace) => workspace.act('clients.remove', { id: (await newClient(workspace)).id }) }),
  play: async (playing) => {
    const rows = await changesOf(await entryOf(playing, 'clients.remove'), 'Clients: Atelier Nord')
    await expect(rows.every((row) => row.startsWith('Removed'))).toBe(true)
    await expect(rows).toContainEqual(expect.stringMatching(/Color.*#0f766e/))
  },
}

/** The secret of a key is a record of its own, of which nothing is shown. */
export const AuditEntryOfASecret: Story = {
  ...on({
    before: (workspace) => workspace.act('apiKeys.create', { name: 'Warehouse', kind: 'secret', environment: 'production', scopes: ['events.read'], life: 90 }),
  }),
  play: async (playing) => {
    const drawer = await entryOf(playing, 'apiKeys.create')
    await expect(await drawer.findByRole('list', { name: 'Changes: Api keys: Warehouse' })).toBeVisible()
    const secrets = drawer.getByRole('list', { name: /^Changes: Api key secrets: / })
    await expect(rowsIn(secrets)).toEqual([expect.stringMatching(/^AddedWhole record.*Secret$/)])
  },
}

/** From before changes were kept: the log says so, and reads nothing. */
export const AuditEntryWithoutChanges: Story = {
  ...on({ workspace: (real) => ({ ...real, read: (name, input) => (name === 'auditLog.changes' ? neverAsked() : real.read(name, input)) }) }, '&id=audit-10'),
  play: async () => {
    const drawer = await opened('Audit Entry')
    await expect(await drawer.findByText('No changes in this entry')).toBeVisible()
    await expect(drawer.getByText('Nothing was changed, or none of it was kept.')).toBeVisible()
  },
}
const neverAsked = (): never => {
  throw new Error('The changes of an entry that has none were asked for.')
}

export const AuditEntryOfAFailure: Story = {
  ...on({}, '&q=signIn&status=Failed'),
  play: async (playing) => {
    const drawer = await entryOf(playing, 'session.signIn')
    await expect(await drawer.findByText('It failed, so nothing was changed.')).toBeVisible()
    await expect(drawer.getByText('192.0.2.140')).toBeVisible()
  },
}

const long: AuditChange[] = Array.from({ length: 70 }, (_, at) => ({
  collection: 'webhookDeliveries',
  id: `delivery-${at + 1}`,
  before: { attempt: 1, body: { sha256: 'a'.repeat(64), bytes: 5_120 }, state: 'queued' },
  after: { attempt: 2, body: { sha256: 'b'.repeat(64), bytes: 18_432 }, state: 'delivered' },
}))

/** What is long is told by its size and hash; of what is much, a part is drawn, and the rest is asked for. */
export const AuditEntryLong: Story = {
  ...on({ before: stricter, workspace: answering('auditLog.changes', () => ({ changes: long, more: 130 })).parameters.state.workspace }),
  play: async (playing) => {
    const drawer = await entryOf(playing, 'security.setPolicy')
    await expect(await drawer.findByText('210 changes')).toBeVisible()
    const first = await changesOf(drawer, 'Webhook deliveries: delivery-1')
    await expect(first[1]).toMatch(/kB, SHA-256.*a{12}.*b{12}/)
    await expect(drawer.getByRole('button', { name: 'Show 160 more' })).toBeVisible()
    await expect(drawer.getByText('130 further records changed, of which nothing is kept.')).toBeVisible()
  },
}

/** The changes cannot be read: the entry stands all the same, and they are asked for again. */
export const AuditEntryChangesFail: Story = {
  ...on({
    before: stricter,
    workspace: (real) => ({
      ...real,
      read: (name, input) => (name === 'auditLog.changes' ? Promise.reject(new Refusal('unavailable', 'A story refuses this.')) : real.read(name, input)),
    }),
  }),
  play: async (playing) => {
    const drawer = await entryOf(playing, 'security.setPolicy')
    await expect(await drawer.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(drawer.getByText('elena.fischer@example.com')).toBeVisible()
  },
}

export const AuditEntryLoading: Story = {
  ...on({
    before: stricter,
    workspace: (real) => ({ ...real, read: (name, input) => (name === 'auditLog.changes' ? never : real.read(name, input)) }),
  }),
  play: async (playing) => {
    const drawer = await entryOf(playing, 'security.setPolicy')
    await expect(drawer.getByText('elena.fischer@example.com')).toBeVisible()
    await expect(document.querySelector('[role=dialog] [data-ui=Skeleton]')).toBeVisible()
  },
}

/** Keys alone open an entry and lead back to it; the filter stays. */
export const AuditEntryByKeyboard: Story = {
  ...on({}, '&q=publish'),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'containers.publish: open the entry' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await opened('Audit Entry')
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(link).toHaveFocus())
    await expect(canvas.getByRole('searchbox', { name: 'Search the log' })).toHaveValue('publish')
  },
}

/** The longest words, where there is least room. */
export const AuditEntryOnAPhone: Story = {
  ...phone(on({ before: async (workspace) => (await stricter(workspace), states.german.parameters.state.before?.(workspace)) }).parameters),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'security.setPolicy: Eintrag öffnen' }))
    const drawer = await opened('Eintrag des Protokolls')
    await expect(await drawer.findByRole('list', { name: 'Änderungen: Security policy: policy' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
