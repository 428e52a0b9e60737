import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { answering, figureOf, headed, leave, manyOf, opened, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, planned, states, story } from '../../states.ts'
import { Recommendations } from './Recommendations.tsx'

export default {
  title: 'AI/AI Recommendations',
  component: Recommendations,
  parameters: {
    requirements: {
      Ready: 'AI-REC-01 to 06, DATA-RECOMMENDATION-01',
      New: 'AI-REC-04',
      InProgress: 'AI-REC-04',
      Implemented: 'AI-REC-04',
      Dismissed: 'AI-REC-04',
      EvidenceDrawer: 'AI-REC-06',
      LongContent: 'GEN-STATE-05',
      ManyRows: 'GEN-STATE-06',
    },
    path: '/ai/recommendations',
  },
} satisfies Meta<typeof Recommendations>
type Story = StoryObj<typeof Recommendations>

const phoneField = 'Remove the phone field from checkout'
const priceTable = 'Measure the price table as one event'
const orderValue = 'Send order value to Google Ads'
const mine = { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' }

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'AI Recommendations', 'Dashboard', 'AI', 'AI Recommendations')
    await expect(await rowsOf(canvas, 'Key figures')).toHaveLength(4)
    for (const [label, count] of Object.entries({ New: '3', 'In Progress': '1', Implemented: '2', Dismissed: '0' }))
      await expect(await figureOf(canvas, label)).toBe(count)
    const rows = await rowsOf(canvas, 'Recommendations')
    await expect(rows).toHaveLength(6)
    await expect(rows[0]).toHaveTextContent(
      /Remove the phone field.*High impact.*New.*leave twice as often.*Conversion · Confidence 94% · Estimated lift 7.4% · Low effort/,
    )
    for (const row of rows) {
      await expect(row).toHaveTextContent('%')
      await expect(within(row).getByRole('button', { name: /^View evidence: / })).toBeEnabled()
    }
    const list = within(canvas.getByRole('list', { name: 'Recommendations' }))
    for (const word of ['New', 'In Progress', 'Implemented', 'High impact', 'Medium impact', 'Low impact'])
      await expect(list.getAllByText(word)[0]).toBeVisible()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Recommendations', phoneField)
    for (const name of [/^Start/, /^Dismiss/]) await expect(row.getByRole('button', { name })).toHaveAccessibleDescription(/^Needs the role Analyst/)
    await expect(row.getByRole('button', { name: /^View evidence/ })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Find Recommendations' })).toHaveAccessibleDescription(/^Needs the role Analyst/)
  },
}

/** A project of one's own begins empty; looking through its setup finds what is true of it. */
export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No recommendations yet')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Find Recommendations' })[1] as HTMLElement)
    await toastSays('success', '1 recommendation found')
    const row = await rowOf(canvas, 'Recommendations', 'Describe what you want to measure')
    await userEvent.click(row.getByRole('button', { name: /^View evidence/ }))
    const drawer = await opened('Describe what you want to measure')
    await expect(drawer.getByText('Events configured without a plan')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Open the Measurement Plan' })).toHaveAttribute('href', '/setup/natural-language')
    await leave(userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Find Recommendations' }))
    await toastSays('info', 'Nothing new found')
  },
}

/** With a plan, the rules name the events that they mean. */
export const FoundInThePlan: Story = {
  ...story({
    before: async (workspace) => {
      await workspace.act('projects.create', mine)
      await planned('Track purchases and newsletter sign-ups.')(workspace)
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No recommendations yet')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Find Recommendations' })[0] as HTMLElement)
    const row = await rowOf(canvas, 'Recommendations', 'Apply the measurement plan')
    await userEvent.click(row.getByRole('button', { name: /^View evidence/ }))
    const drawer = await opened('Apply the measurement plan')
    await expect(drawer.getByRole('list', { name: 'Concerned' })).toHaveTextContent('purchase')
    await expect(drawer.getByText('Better data, no lift of its own')).toBeVisible()
  },
}

/** Starting makes it somebody's, and Undo takes it back. */
export const New: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Recommendations', phoneField)
    await expect(row.queryByRole('button', { name: /^Mark implemented/ })).toBeNull()
    await userEvent.click(row.getByRole('button', { name: `Start: ${phoneField}` }))
    const toast = await toastSays('success', 'Recommendation Started')
    await expect((await rowOf(canvas, 'Recommendations', phoneField)).getByText('In Progress')).toBeVisible()
    await expect(await figureOf(canvas, 'In Progress')).toBe('2')
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await expect(await (await rowOf(canvas, 'Recommendations', phoneField)).findByText('New')).toBeVisible()
    await expect(await figureOf(canvas, 'In Progress')).toBe('1')
  },
}

/** What is in progress can be marked as implemented. */
export const InProgress: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Recommendations', priceTable)
    await expect(row.queryByRole('button', { name: /^Start/ })).toBeNull()
    await userEvent.click(row.getByRole('button', { name: `Mark implemented: ${priceTable}` }))
    await toastSays('success', 'Recommendation Implemented')
    await expect((await rowOf(canvas, 'Recommendations', priceTable)).getByText('Implemented')).toBeVisible()
    await expect(await figureOf(canvas, 'Implemented')).toBe('3')
  },
}

/** An implemented one can only be reopened; its lift has been measured. */
export const Implemented: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Recommendations', orderValue)
    await expect(row.queryByRole('button', { name: /^(Start|Mark implemented|Dismiss)/ })).toBeNull()
    await userEvent.click(row.getByRole('button', { name: `View evidence: ${orderValue}` }))
    const drawer = await opened(orderValue)
    await expect(drawer.getByText('Measured lift')).toBeVisible()
    await leave(userEvent)
    await userEvent.click((await rowOf(canvas, 'Recommendations', orderValue)).getByRole('button', { name: `Reopen: ${orderValue}` }))
    await toastSays('success', 'Recommendation Reopened')
    await expect(await figureOf(canvas, 'Implemented')).toBe('1')
  },
}

/** Dismissed with a reason; it waits apart and can be restored. */
export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Recommendations', phoneField)
    await userEvent.click(row.getByRole('button', { name: `Dismiss: ${phoneField}` }))
    const dialog = await opened(`Dismiss “${phoneField}”`)
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }))
    await expect(dialog.getByText('Choose a reason, so that something can be learnt from it.')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Already done' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Gone since May.')
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }))
    await toastSays('success', 'Recommendation Dismissed')
    await expect(await rowsOf(canvas, 'Recommendations')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('radio', { name: 'Dismissed' }))
    const away = await rowOf(canvas, 'Recommendations', phoneField)
    await expect(away.getByText('Already done')).toBeVisible()
    await expect(away.getByText(/Gone since May\./)).toBeVisible()
    await userEvent.click(away.getByRole('button', { name: `Restore: ${phoneField}` }))
    await toastSays('success', 'Recommendation Restored')
    await expect(await canvas.findByText('Nothing is dismissed')).toBeVisible()
  },
}

export const DismissFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Recommendations', phoneField)
    await userEvent.click(row.getByRole('button', { name: `Dismiss: ${phoneField}` }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Too much effort' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }))
    await toastSays('error', 'Not done: dismiss a recommendation')
    await expect(dialog.getByRole('radio', { name: 'Too much effort' })).toBeChecked()
  },
}

/** The figures under a recommendation; its address can be passed on. One that belongs to tracking leads to the plan. */
export const EvidenceDrawer: Story = {
  parameters: { path: '/ai/recommendations?id=recommendation-2' },
  play: async () => {
    const drawer = await opened(priceTable)
    await expect(drawer.getByText('Events that differ only in their name')).toBeVisible()
    await expect(drawer.getByText('96%')).toBeVisible()
    await expect(drawer.getByText(/by Elena Fischer/)).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Open the Measurement Plan' })).toBeVisible()
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Empfehlungen')).toHaveLength(6)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** A project with much of it: more than fifty are paged. */
export const ManyRows: Story = {
  ...answering('recommendations.list', (answer) => ({ ...answer, rows: manyOf(answer.rows, 120, (place) => ({ title: `Suggestion ${place}` })) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, 'Recommendations')).toHaveLength(50)
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: Recommendations' })).getByRole('button', { name: /3/ }))
    await expect(await rowsOf(canvas, 'Recommendations')).toHaveLength(20)
    await expect(canvas.getAllByText('Suggestion 120')[0]).toBeVisible()
  },
}
