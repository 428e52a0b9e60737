import { Refusal, type Workspace } from '@tagmason/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { choose, chooseMore, opened, rowOf, toastSays } from '../../../inStories.ts'
import { phone, states, story } from '../../../states.ts'
import { imports, shopText } from '../../gtm/container/inStories.ts'
import { Events } from '../Events.tsx'
import { checksOfAllStates, report, withBrowser } from './inStories.ts'

export default { title: 'Setup/Event Configuration/Check a Page', component: Events, parameters: { path: '/setup/events' } } satisfies Meta<typeof Events>
type Story = StoryObj<typeof Events>

const path = { path: '/setup/events?do=page' }
const reportPath = { path: '/setup/events?do=page&check=check-1' }
const { state: ofOwn } = states.empty.parameters
const own = (between: ReturnType<typeof withBrowser>, more: object = {}) => story({ ...ofOwn, workspace: between, ...more }).parameters
const done = (name: string) => (name.startsWith('pageChecks.') ? Promise.resolve(checksOfAllStates[0]) : undefined)
const refusing = (issue: { path: string; message: string }) => (name: string) =>
  name === 'pageChecks.start' ? Promise.reject(new Refusal('invalid', 'A story refuses this.', [issue])) : undefined

/** An address is given, and the report comes by itself. */
export const Start: Story = {
  parameters: { ...path, ...own(withBrowser([], null, done)) },
  play: async ({ userEvent }) => {
    const parts = await opened('Check a Page')
    await expect(await parts.findByText('No page is checked yet')).toBeVisible()
    const address = parts.getByRole('textbox', { name: 'Address' })
    await expect(address).toHaveValue('https://bakery.example/')
    await userEvent.clear(address)
    await userEvent.click(parts.getByRole('button', { name: 'Check Page' }))
    await expect(parts.getByText('Write an address that begins with https:// or http://.')).toBeVisible()
    await userEvent.type(parts.getByRole('textbox', { name: 'Address' }), 'https://bakery.example/')
    await choose(userEvent, parts.getByRole('combobox', { name: /^How often/ }), 'Every day')
    await userEvent.click(parts.getByRole('button', { name: 'Check Page' }))
    await toastSays('success', 'Check Started')
  },
}

const ofBakery = 'GTM-BAKERY1'
const stored = async (workspace: Workspace) => {
  await ofOwn.before?.(workspace)
  await imports(workspace, shopText(ofBakery))
}

/** GTM Management leads here for one of its containers: the site of the project is held against it. */
export const ForAContainer: Story = {
  parameters: {
    path: `/setup/events?do=page&container=${ofBakery}`,
    ...own(withBrowser([], null, done), { before: stored }),
  },
  play: async ({ userEvent }) => {
    const parts = await opened('Check a Page')
    await expect(await parts.findByRole('textbox', { name: 'Address' })).toHaveValue('https://bakery.example/')
    await expect(parts.getByRole('combobox', { name: /^Held against/ })).toHaveTextContent(ofBakery)
    await userEvent.click(parts.getByRole('button', { name: 'Check Page' }))
    await toastSays('success', 'Check Started')
  },
}

/** One check in each state: under way, changed, without a fault, without a report. */
export const List: Story = {
  parameters: { ...path, ...own(withBrowser(checksOfAllStates, report, done)) },
  play: async ({ userEvent }) => {
    const parts = await opened('Check a Page')
    await expect(await parts.findByText('2 errors, 1 warning')).toBeVisible()
    await expect(parts.getByText('Since the visit before: 1 new, 2 gone')).toBeVisible()
    await expect(parts.getByText('Nothing wrong')).toBeVisible()
    await expect(parts.getByText('The page took longer than a visit may.')).toBeVisible()
    await expect(parts.getByText('Under way')).toBeVisible()
    await chooseMore(userEvent, parts.getByRole('button', { name: 'More for https://bakery.example/slow' }), 'Check Again')
    await toastSays('success', 'Check Started')
    await chooseMore(userEvent, parts.getByRole('button', { name: 'More for https://bakery.example/slow' }), 'Every week')
    await toastSays('success', 'How Often Changed')
    await chooseMore(userEvent, parts.getByRole('button', { name: 'More for https://bakery.example/slow' }), 'Remove')
    await toastSays('success', 'Check Removed')
  },
}

/** Findings by visitor, timings and pictures; back leads to all checks. */
export const Report: Story = {
  parameters: { ...reportPath, ...own(withBrowser(checksOfAllStates)) },
  play: async ({ userEvent }) => {
    const parts = await opened('Check a Page')
    await expect((await rowOf(parts, 'What was found', 'purchase')).getByText('Agrees')).toBeVisible()
    await expect(parts.getByText('Requests to these sites were not allowed: http://10.0.0.1.')).toBeInTheDocument()
    await expect((await parts.findAllByRole('img', { name: /step 0$/ })).length).toBe(3)
    await expect(parts.getByText('1,510')).toBeInTheDocument()
    await userEvent.click(parts.getByRole('button', { name: 'All Checks' }))
    await expect(await parts.findByRole('list', { name: 'Checked pages' })).toBeVisible()
  },
}

/** A visit that sent nothing is no good visit: there was nothing to judge. */
export const NothingSent: Story = {
  parameters: {
    ...reportPath,
    ...own(withBrowser(checksOfAllStates, { ...report, findings: [], visits: report.visits.map((visit) => ({ ...visit, sent: 0 })) })),
  },
  play: async () => {
    const parts = await opened('Check a Page')
    await expect(await parts.findByText('Nothing was sent, so there was nothing to judge')).toBeVisible()
  },
}

/** However long a report is, the dialog ends within the window. */
export const LongReport: Story = {
  parameters: {
    ...reportPath,
    ...own(withBrowser(checksOfAllStates, { ...report, findings: Array.from({ length: 30 }, () => report.findings).flat(), total: 90 })),
  },
  play: async () => {
    const parts = await opened('Check a Page')
    await expect(await parts.findByRole('list', { name: 'What was found' })).toBeVisible()
    const dialog = screen.getByRole('dialog', { name: 'Check a Page' }).getBoundingClientRect()
    await expect(dialog.bottom).toBeLessThanOrEqual(window.innerHeight - 8)
  },
}

/** What the visitor does is a line of commands, which are English in every language: each is explained in one's own. */
export const StepsInGerman: Story = {
  parameters: {
    ...path,
    ...own(withBrowser([], null, done), {
      before: async (workspace: Workspace) => {
        await ofOwn.before?.(workspace)
        await workspace.act('session.setPreferences', { language: 'de' })
      },
    }),
  },
  play: async () => {
    const parts = await opened('Seite prüfen')
    await expect(await parts.findByText(/open \(öffnen\), click \(klicken\)/)).toBeVisible()
  },
}

export const WithoutReport: Story = {
  parameters: { ...reportPath, ...own(withBrowser(checksOfAllStates, null)) },
  play: async () => {
    const parts = await opened('Check a Page')
    await expect(await parts.findByText('No report is kept of this page.')).toBeVisible()
  },
}

/** What is wrong with the steps stands at their field. */
export const WrongJourney: Story = {
  parameters: { ...path, ...own(withBrowser([], null, refusing({ path: 'journey', message: 'A journey is a list of steps: write it so.' }))) },
  play: async ({ userEvent }) => {
    const parts = await opened('Check a Page')
    await userEvent.type(await parts.findByRole('textbox', { name: 'Address' }), 'https://bakery.example/')
    await userEvent.type(parts.getByRole('textbox', { name: 'Steps of the visitor' }), 'go to the cart')
    await userEvent.click(parts.getByRole('button', { name: 'Check Page' }))
    await expect(await parts.findByText('A journey is a list of steps: write it so.')).toBeVisible()
  },
}

export const HourIsFull: Story = {
  parameters: { ...path, ...own(withBrowser([], null, refusing({ path: 'url', message: 'tooMany' }))) },
  play: async ({ userEvent }) => {
    const parts = await opened('Check a Page')
    await userEvent.type(await parts.findByRole('textbox', { name: 'Address' }), 'https://bakery.example/')
    await userEvent.click(parts.getByRole('button', { name: 'Check Page' }))
    await expect(await parts.findByText('The account had its 12 visits of this hour: try again in the next one.')).toBeVisible()
  },
}

/** Where no browser is installed one sentence says so. */
export const NoBrowser: Story = {
  parameters: { ...path, ...states.empty.parameters },
  play: async () => {
    const parts = await opened('Check a Page')
    await expect(await parts.findByText(/^No browser is installed beside this server/)).toBeVisible()
    await expect(parts.queryByRole('textbox', { name: 'Address' })).toBeNull()
  },
}

export const Sample: Story = {
  parameters: path,
  play: async () => {
    await expect(await screen.findByText('The sample opens no pages: create a project to check yours.')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  ...phone({ ...path, ...own(withBrowser(checksOfAllStates)) }),
  play: async () => {
    const parts = await opened('Check a Page')
    await expect(await parts.findByRole('list', { name: 'Checked pages' })).toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

export const ReportOnAPhone: Story = {
  ...phone({ ...reportPath, ...own(withBrowser(checksOfAllStates)) }),
  play: async () => {
    const parts = await opened('Check a Page')
    await expect(await parts.findByRole('list', { name: 'What was found' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
