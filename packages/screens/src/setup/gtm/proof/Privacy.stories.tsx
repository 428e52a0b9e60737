import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { caughtDownloads, opened } from '../../../inStories.ts'
import { phone, type ScreenState, story } from '../../../states.ts'
import { containerPage, press, shop } from '../container/inStories.ts'
import { Gtm } from '../Gtm.tsx'
import { answering, leaking, onServers, refused } from './inStories.ts'

/** SETUP-GTM: whether tags run against the visitor's choice, and where a visitor's data goes. */
export default { title: 'Setup/GTM Management', component: Gtm, parameters: { path: '/setup/gtm' } } satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

const preview = (state: ScreenState) => ({ parameters: { path: '/setup/gtm?do=preview', ...story(state).parameters } })
const audit = async (part: string) => {
  const parts = await containerPage()
  await press(parts.findByRole('tab', { name: part }))
  return parts
}
const audited = (state: ScreenState) => ({ parameters: { path: `/setup/gtm?id=${shop}&tab=audit`, ...story(state).parameters } })

/** Which tags run against the visitor's choice, and the visit that shows it. */
export const ConsentBroken: Story = {
  ...audited({ before: leaking }),
  play: async ({ userEvent }) => {
    const parts = await audit('Consent Proof')
    const rows = within(await parts.findByRole('list', { name: 'Consent, tag by tag' })).getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent(/GA4 - order.*Breaks consent.*is not set, which counts as granted.*the default comes after the container/)
    await expect(rows[1]).toHaveTextContent(/Pixel - order.*Breaks consent.*It asks for no consent, and fires though everything is denied/)
    await userEvent.click(parts.getByRole('button', { name: 'See the Visit: Pixel - order' }))
    await expect(await parts.findByRole('list', { name: 'The shortest visit that shows it' })).toHaveTextContent(/Push to the data layer: order/)
    await expect(parts.getByRole('table', { name: 'What Google reads of consent' })).toHaveTextContent(/G100/)
  },
}

/** What was found as a file that code scanning reads. */
export const ConsentExported: Story = {
  ...audited({ before: leaking }),
  play: async () => {
    const files = caughtDownloads()
    const parts = await audit('Consent Proof')
    await press(parts.findByRole('button', { name: 'Export' }))
    await press(screen.findByRole('menuitem', { name: 'SARIF for code scanning' }))
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual([`${shop}-consent.sarif`]))
    const { runs } = JSON.parse((await files[0]?.blob.text()) ?? '{}') as { runs?: { results: { ruleId: string; level: string }[] }[] }
    await expect(runs?.[0]?.results).toContainEqual(expect.objectContaining({ ruleId: 'noCheck', level: 'error' }))
  },
}

/** The generated tags hold: that is proven, and on how many visits. */
export const ConsentProven: Story = {
  ...preview({
    before: async (workspace) => {
      await workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' })
      await workspace.act('plans.generate', { goals: 'Track newsletter sign-ups' })
    },
  }),
  play: async () => {
    const parts = await opened('Preview Mode')
    await press(parts.findByRole('tab', { name: 'Consent Proof' }))
    await expect(await parts.findByRole('list', { name: 'Consent, tag by tag' })).toHaveTextContent(/GA4 - newsletter_sign_up.*Proven/)
  },
}

export const ConsentFailed: Story = {
  ...audited({ before: leaking, workspace: answering('containers.consent', refused('unavailable')) }),
  play: async () => {
    await expect(await (await audit('Consent Proof')).findByRole('button', { name: 'Retry' })).toBeEnabled()
  },
}

export const ConsentOfAServerContainer: Story = {
  ...audited({ before: onServers }),
  play: async () => {
    await expect(await (await audit('Consent Proof')).findByText('Consent cannot be proven')).toBeVisible()
  },
}

/** What people wrote, and which tag sends it where. */
export const DataFlowsFound: Story = {
  ...audited({ before: leaking }),
  play: async ({ userEvent }) => {
    const parts = await audit('Personal Data')
    const list = await parts.findByRole('list', { name: 'Where data goes' })
    await expect(list).toHaveTextContent(/Data layer.*user.email.*Pixel - order.*Likely personal.*Sent as.*url/)
    const [first] = within(list).getAllByRole('button', { name: /^See the Visit: Data layer user.email Pixel - order/ })
    if (first !== undefined) await userEvent.click(first)
    await expect(await parts.findByRole('list', { name: 'The shortest visit that shows it' })).toBeVisible()
    await expect(parts.getByText(/known in a browser only/)).toBeVisible()
  },
}

export const DataFlowsFailed: Story = {
  ...audited({ before: leaking, workspace: answering('containers.dataFlows', refused('forbidden')) }),
  play: async () => {
    await expect(await (await audit('Personal Data')).findByText(/role/i)).toBeVisible()
  },
}

export const DataFlowsOfAServerContainer: Story = {
  ...audited({ before: onServers }),
  play: async () => {
    await expect(await (await audit('Personal Data')).findByText('Where data goes cannot be said')).toBeVisible()
  },
}

export const ConsentOnAPhone: Story = {
  ...phone({
    path: `/setup/gtm?id=${shop}&tab=audit`,
    ...story({ before: async (workspace) => (await leaking(workspace), workspace.act('session.setPreferences', { language: 'de' })) }).parameters,
  }),
  play: async () => {
    const parts = await audit('Einwilligungsbeweis')
    await parts.findByRole('list', { name: 'Einwilligung, Tag für Tag' })
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
