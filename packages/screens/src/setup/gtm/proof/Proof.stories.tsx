import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { caughtDownloads, opened, toastSays } from '../../../inStories.ts'
import { never } from '../../../never.ts'
import { phone, planned, type ScreenState, story } from '../../../states.ts'
import { chooses, containerPage, press, shop, stored, versioned } from '../container/inStories.ts'
import { Gtm } from '../Gtm.tsx'
import { imported } from '../inStories.ts'
import { eventsOf, pick, withVisit } from '../simulator/inStories.ts'
import { answering, broken, contradicting, onServers, refused, renamed } from './inStories.ts'

/** SETUP-GTM: what a change does before it goes live, when a tag fires, and what tests are worth. */
export default { title: 'Setup/GTM Management', component: Gtm, parameters: { path: '/setup/gtm' } } satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

const versions = (state: ScreenState, compare = '1:2') => ({
  parameters: { path: `/setup/gtm?id=${shop}&tab=versions&compare=${compare}`, ...story(state).parameters },
})
const preview = (state: ScreenState) => ({ parameters: { path: '/setup/gtm?do=preview', ...story(state).parameters } })
const effectList = (parts: ReturnType<typeof within>) => parts.findByRole('list', { name: 'What leaves the browser' })

/** What a change loses, doubles and gains is seen at once; the shortest visit that shows it is one press away. */
export const EffectOfAChange: Story = {
  ...versions({ before: broken }),
  play: async ({ userEvent }) => {
    const parts = await containerPage()
    const list = await effectList(parts)
    const rows = within(list).getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent(/GA4 event refund.*No longer sent.*on refund/)
    await expect(rows[1]).toHaveTextContent(/GA4 event purchase.*Sent once more.*on order/)
    await expect(rows[2]).toHaveTextContent(/GA4 event sign_up.*Newly sent.*on signed_up/)
    for (const count of ['1 lost', '1 doubled', '1 gained']) await expect(parts.getByText(count)).toBeVisible()
    await userEvent.click(parts.getByRole('button', { name: 'See the Visit: GA4 event refund' }))
    await expect(await parts.findByRole('list', { name: 'The shortest visit that shows it' })).toHaveTextContent(/Open a page.*Push to the data layer: refund/)
  },
}

/** Values are told one by one, before and after. */
export const EffectOfAValue: Story = {
  ...versions({ before: versioned }),
  play: async () => {
    const row = await effectList(await containerPage())
    await expect(row).toHaveTextContent(/GA4 event purchase.*Sent differently.*eventName.*purchase.*purchase_done/)
  },
}

/** New names alone change nothing: that is said, and on how many visits. */
export const EffectOfNothing: Story = {
  ...versions({ before: renamed }),
  play: async () => {
    const parts = await containerPage()
    await expect(await parts.findByText('Nothing leaves the browser differently')).toBeVisible()
    await expect(parts.getByText(/^On \d+ visits that reach every condition of both/)).toBeVisible()
  },
}

export const EffectOfAServerContainer: Story = {
  ...versions({ before: onServers }),
  play: async () => {
    const parts = await containerPage()
    await expect(await parts.findByText('This cannot be compared')).toBeVisible()
    await expect(parts.getByText(/only containers of web pages/)).toBeVisible()
  },
}

/** It takes longer than the settings, which stand already. */
export const EffectLoading: Story = {
  ...versions({ before: broken, workspace: answering('containers.effect', () => never) }),
  play: async () => {
    const parts = await containerPage()
    await expect(await parts.findByRole('list', { name: 'From version 1 to version 2: Tags' })).toBeVisible()
    await expect(parts.getByRole('heading', { name: 'What leaves the browser' })).toBeVisible()
  },
}

/** It fails alone, and can be asked for again. */
export const EffectFailed: Story = {
  ...versions({ before: broken, workspace: answering('containers.effect', refused('unavailable')) }),
  play: async () => {
    const parts = await containerPage()
    await expect(await parts.findByRole('list', { name: 'From version 1 to version 2: Tags' })).toBeVisible()
    await expect(await parts.findByRole('button', { name: 'Retry' })).toBeEnabled()
  },
}

export const EffectInGerman: Story = {
  ...versions({ before: async (workspace) => (await broken(workspace), workspace.act('session.setPreferences', { language: 'de' })) }),
  play: async () => {
    const list = await (await containerPage()).findByRole('list', { name: 'Was den Browser verlässt' })
    await expect(list).toHaveTextContent(/GA4 event refund.*Wird nicht mehr gesendet/)
  },
}

export const EffectOnAPhone: Story = {
  ...phone({ path: `/setup/gtm?id=${shop}&tab=versions&compare=1:2`, ...story({ before: broken }).parameters }),
  play: async () => {
    await effectList(await containerPage())
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** Before it is approved: what the deployment sends that was not sent before. */
export const DeployEffect: Story = {
  parameters: {
    path: '/setup/gtm?do=deploy',
    ...story({
      before: (workspace) => imported(workspace, 'GTM-K7WQ4ZN', 'GA4 - video_start_event').then(() => planned('Track newsletter sign-ups')(workspace)),
    }).parameters,
  },
  play: async () => {
    const list = await effectList(await opened('Deploy All Tags'))
    await expect(list).toHaveTextContent(/GA4 event newsletter_sign_up.*Newly sent/)
  },
}

/** Why did it not fire? The shortest visit that fires it is found, and run at once. */
export const PreviewExplained: Story = {
  ...preview({}),
  play: async ({ userEvent }) => {
    const parts = await withVisit()
    await pick(parts, 'Container Loaded')
    await userEvent.click(await parts.findByRole('button', { name: 'Details: GA4 - purchase' }))
    await press(parts.findByRole('button', { name: 'When does it fire?: GA4 - purchase' }))
    await expect(await parts.findByRole('list', { name: 'The shortest visit that fires it' })).toHaveTextContent(/Push to the data layer: purchase/)
    await press(parts.getByRole('button', { name: 'Run This Visit: GA4 - purchase' }))
    await waitFor(() => expect(parts.getByText('2. Push to the data layer')).toBeVisible())
    await waitFor(() => expect(eventsOf(parts).at(-1)).toHaveTextContent(/^purchase/))
  },
}

/** A contradiction is named: no visit can fire the tag. */
export const PreviewCannotFire: Story = {
  ...preview({ before: contradicting }),
  play: async ({ userEvent }) => {
    const parts = await withVisit()
    await chooses(parts.findByRole('combobox', { name: 'What is run' }), 'option', 'Staging of www.example.com GTM-T3HJ6FQ')
    await userEvent.click(await parts.findByRole('button', { name: 'Details: GA4 - both pages' }))
    await press(parts.findByRole('button', { name: 'When does it fire?: GA4 - both pages' }))
    const alert = await parts.findByRole('alert')
    await expect(alert).toHaveTextContent(/It cannot fire.*Two conditions of the trigger “Both pages” never hold at once.*{{Page Path}}equals'\/a'/)
  },
}

/** Why it does not fire, as a file for a pull request. */
export const PreviewExplanationExported: Story = {
  ...preview({ before: contradicting }),
  play: async ({ userEvent }) => {
    const files = caughtDownloads()
    const parts = await withVisit()
    await chooses(parts.findByRole('combobox', { name: 'What is run' }), 'option', 'Staging of www.example.com GTM-T3HJ6FQ')
    await userEvent.click(await parts.findByRole('button', { name: 'Details: GA4 - both pages' }))
    await press(parts.findByRole('button', { name: 'When does it fire?: GA4 - both pages' }))
    await press(within(await parts.findByRole('alert')).findByRole('button', { name: 'Export' }))
    await press(screen.findByRole('menuitem', { name: 'Markdown for a pull request' }))
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual([`${shop}-explain.md`]))
    await expect(await files[0]?.blob.text()).toMatch(/GA4 - both pages[\s\S]*never hold at once/)
  },
}

export const PreviewExplainFailed: Story = {
  ...preview({ workspace: answering('containers.explain', refused('unavailable')) }),
  play: async ({ userEvent }) => {
    const parts = await withVisit()
    await pick(parts, 'Container Loaded')
    await userEvent.click(await parts.findByRole('button', { name: 'Details: GA4 - purchase' }))
    await press(parts.findByRole('button', { name: 'When does it fire?: GA4 - purchase' }))
    await expect(await parts.findByRole('button', { name: 'Retry' })).toBeEnabled()
  },
}

const tests = async () => {
  const parts = await opened('Preview Mode')
  await press(parts.findByRole('tab', { name: 'Tests' }))
  return parts
}
const ofContainer = async () => {
  const parts = await opened('Preview Mode')
  await chooses(parts.findByRole('combobox', { name: 'What is run' }), 'option', 'Staging of www.example.com GTM-T3HJ6FQ')
  await press(parts.findByRole('tab', { name: 'Tests' }))
  return parts
}

/** The plan's own tests, measured: how many small faults of its container they notice. */
export const PreviewTestsOfThePlan: Story = {
  ...preview({
    before: async (workspace) => {
      await workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' })
      await workspace.act('plans.generate', { goals: 'Track newsletter sign-ups' })
    },
  }),
  play: async () => {
    const parts = await tests()
    await expect(await parts.findByRole('meter', { name: 'Faults that the tests notice' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^\d+ of \d+/),
    )
    await expect(parts.getByText(/Measured on the \d+ tests of your plan/)).toBeVisible()
  },
}

/** Without tests every fault goes unnoticed: each is named with what would notice it, and the file is written. */
export const PreviewTestsMissing: Story = {
  ...preview({ before: stored }),
  play: async ({ userEvent }) => {
    const files = caughtDownloads()
    const parts = await ofContainer()
    const list = await parts.findByRole('list', { name: 'Faults that no test notices' })
    await expect(list).toHaveTextContent(/It is paused.*GA4 - order/)
    const [first] = within(list).getAllByRole('button', { name: /^What Would Notice It: GA4 - order/ })
    if (first !== undefined) await userEvent.click(first)
    await expect(await parts.findByText(/Step \d of a new visit/)).toBeVisible()
    await userEvent.click(parts.getByRole('button', { name: /^Write the Missing Expectations/ }))
    await toastSays('success', 'Missing Expectations Written')
    await expect(await files[0]?.blob.text()).toMatch(/^tests:\n/)
  },
}

/** The file that was written notices every fault. */
export const PreviewTestsComplete: Story = {
  ...preview({ before: stored }),
  play: async ({ userEvent }) => {
    const files = caughtDownloads()
    const parts = await ofContainer()
    await userEvent.click(await parts.findByRole('button', { name: /^Write the Missing Expectations/ }))
    const written = files[0]
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (written === undefined || input === null) throw new Error('There is no file, or no field for it.')
    const given = new DataTransfer()
    given.items.add(new File([await written.blob.text()], 'tests.yaml'))
    input.files = given.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await expect((await parts.findAllByText('Every fault is noticed')).length).toBeGreaterThan(0)
  },
}

export const PreviewTestsUnreadable: Story = {
  ...preview({ before: stored }),
  play: async () => {
    const parts = await ofContainer()
    await parts.findByRole('list', { name: 'Faults that no test notices' })
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('There is no field for files.')
    const given = new DataTransfer()
    given.items.add(new File(['tests:\n  - steps: []\n'], 'wrong.yaml'))
    input.files = given.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await expect(await parts.findByText('This cannot be tested')).toBeVisible()
    await expect(parts.getByText(/^2:5 .*A test has a name/)).toBeVisible()
  },
}

export const PreviewTestsFailed: Story = {
  ...preview({ before: stored, workspace: answering('containers.strength', refused('unavailable')) }),
  play: async () => {
    await expect(await (await ofContainer()).findByRole('button', { name: 'Retry' })).toBeEnabled()
  },
}

export const PreviewTestsNoAccess: Story = {
  ...preview({ before: stored, workspace: answering('containers.strength', refused('forbidden')) }),
  play: async () => {
    await expect(await (await ofContainer()).findByText(/role/i)).toBeVisible()
  },
}

export const PreviewTestsOnAPhone: Story = {
  ...phone({ path: '/setup/gtm?do=preview', ...story({ before: stored }).parameters }),
  play: async () => {
    await (await ofContainer()).findByRole('list', { name: 'Faults that no test notices' })
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
