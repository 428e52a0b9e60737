import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, within } from 'storybook/test'
import { caughtDownloads, opened, toastSays } from '../../../inStories.ts'
import { phone, planned, story } from '../../../states.ts'
import { Events } from '../Events.tsx'

export default { title: 'Setup/Event Configuration/For Developers', component: Events, parameters: { path: '/setup/events' } } satisfies Meta<typeof Events>
type Story = StoryObj<typeof Events>

const recordingPath = { path: '/setup/events?do=recording' }
const filesPath = { path: '/setup/events?do=files' }
const hit = 'https://www.google-analytics.com/g/collect?v=2&tid=G-AB12CD34EF&cid=1.2&dl=https%3A%2F%2Fwww.example.com%2F&en=newsletter_joined'
const har = JSON.stringify({
  log: {
    pages: [{ id: 'p', title: 'https://www.example.com/', startedDateTime: '2024-01-22T09:00:00Z' }],
    entries: [
      { pageref: 'p', startedDateTime: '2024-01-22T09:00:01Z', time: 20, request: { method: 'GET', url: hit, headers: [] }, response: { status: 204 } },
    ],
  },
})

/** Gives a recording to the dialog. Storybook's own person would wait inside the act for what is read because of it. */
const gives = async (name: string, text: string) => {
  const parts = await opened('Check a Recording')
  const field = (await screen.findByRole('dialog', { name: 'Check a Recording' })).querySelector<HTMLInputElement>('input[type=file]')
  if (field === null) throw new Error('The dialog has no field for files.')
  const files = new DataTransfer()
  files.items.add(new File([text], name))
  field.files = files.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return parts
}

/** What was sent is laid beside what should have been, and the visit can be kept as a test. */
export const Recording: Story = {
  parameters: recordingPath,
  play: async ({ userEvent }) => {
    const files = caughtDownloads()
    const parts = await gives('visit.har', har)
    const found = await parts.findByRole('list', { name: 'What was found' })
    await expect(within(found).getAllByText('newsletter_joined').length).toBeGreaterThan(0)
    await expect(parts.getByText(/^The plan has no event 'newsletter_joined'/)).toBeVisible()
    await expect(parts.getByText(/^The recording holds no messages of the data layer/)).toBeInTheDocument()
    await userEvent.click(parts.getByRole('button', { name: 'Keep as Test' }))
    await toastSays('success', 'recorded-visit.yaml downloaded')
    await expect(await files[0]?.blob.text()).toMatch(/^tests:/m)
  },
}

/** What is no recording says why, and where. */
export const NoRecording: Story = {
  parameters: recordingPath,
  play: async () => {
    const parts = await gives('visit.har', '{\n  "log": ;')
    await expect(await parts.findByText('This is no recording')).toBeVisible()
    await expect(parts.getByText(/^2:\d+ The JSON breaks off/)).toBeVisible()
  },
}

export const RecordingReadOnly: Story = {
  parameters: { ...recordingPath, ...story({ role: 'viewer' }).parameters },
  play: async () => {
    const parts = await opened('Check a Recording')
    await expect(parts.getAllByText(/^Needs the role/).length).toBeGreaterThan(0)
  },
}

export const RecordingOnAPhone: Story = {
  ...phone(recordingPath),
  play: async () => {
    const parts = await gives('visit.har', har)
    await expect(await parts.findByRole('list', { name: 'What was found' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** The specification, the checker and the types are downloads; the command that reads source code is copied. */
export const Files: Story = {
  parameters: { ...filesPath, ...story({ before: planned('Track newsletter sign-ups and purchases.') }).parameters },
  play: async ({ userEvent }) => {
    const files = caughtDownloads()
    const parts = await opened('Data Layer and Types')
    await userEvent.click(await parts.findByRole('button', { name: 'Download tracking.d.ts' }))
    await toastSays('success', 'tracking.d.ts downloaded')
    await expect(files[0]?.name).toBe('tracking.d.ts')
    await expect(parts.getByRole('button', { name: 'Download Tracking.swift' })).toBeVisible()
    await expect(parts.getByDisplayValue('npx tagmason scan src --plan plan.json')).toBeInTheDocument()
  },
}

const commandsPath = { path: '/setup/events?do=commands' }

/** Each command names the site of the project, and leads to its page of the documentation. */
export const Commands: Story = {
  parameters: commandsPath,
  play: async ({ userEvent }) => {
    const parts = await opened('On Your Machine and in CI')
    await expect(parts.getByRole('textbox', { name: /^Crawl the site/ })).toHaveValue('npx tagmason crawl https://www.example.com --pages 50')
    for (const name of ['Verify a page', 'Judge a test run', 'Scan the source code', 'Make types'])
      await expect(parts.getByRole('textbox', { name: new RegExp(`^${name}`) })).toBeInTheDocument()
    await expect(parts.getByRole('link', { name: 'Documentation: Judge a test run' })).toHaveAttribute(
      'href',
      expect.stringContaining('/learning/docs?article=test-what-fires-in-your-pipeline'),
    )
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(parts.getByRole('button', { name: 'Copy: Crawl the site' }))
    await expect(copied).toHaveBeenCalledWith('npx tagmason crawl https://www.example.com --pages 50')
    copied.mockRestore()
  },
}

export const CommandsOnAPhone: Story = {
  ...phone(commandsPath),
  play: async () => {
    const parts = await opened('On Your Machine and in CI')
    await expect(parts.getByRole('textbox', { name: /^Make types/ })).toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
