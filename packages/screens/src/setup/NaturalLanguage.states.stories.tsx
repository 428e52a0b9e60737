import { type Workspace, Refusal } from '@tagmason/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { actsFail, actsHang, phone, planned, states, story } from '../states.ts'
import { leave, toastSays } from '../inStories.ts'
import { eventList, eventRow, generateButton, goals, goalsField, openRow } from './inStories.ts'
import { NaturalLanguage } from './NaturalLanguage.tsx'

export default {
  title: 'Setup/Natural Language',
  component: NaturalLanguage,
  parameters: {
    requirements: {
      FailedThenRetried: 'GEN-STATE-02',
      ReadOnly: 'GEN-STATE-03',
      Analyzing: 'SETUP-NL-14, 20',
      AnalysisFailed: 'GEN-STATE-04',
      LongContent: 'GEN-STATE-05',
    },
    path: '/setup/natural-language',
  },
} satisfies Meta<typeof NaturalLanguage>
type Story = StoryObj<typeof NaturalLanguage>

export const Loading: Story = {
  ...states.loading,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Natural Language Setup', level: 1 })
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

let refusals = 0
const refusesOnce = (real: Workspace): Workspace => ({
  ...real,
  read: (name, input) =>
    name === 'plans.current' && refusals++ === 0 ? Promise.reject(new Refusal('unavailable', 'A story refuses this.')) : real.read(name, input),
})
export const Failed: Story = {
  ...states.failed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded')
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const FailedThenRetried: Story = {
  ...story({ before: async () => (refusals = 0), workspace: refusesOnce }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('textbox', { name: /goals/i }, { timeout: 5000 })).toHaveValue('')
    await expect(refusals).toBeGreaterThan(1)
  },
}

export const NoAccess: Story = {
  ...states.noAccess,
  play: async ({ canvas }) => {
    await canvas.findByText('You cannot see this page')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** A viewer sees and downloads all of it; what changes it says why it cannot be used. */
export const ReadOnly: Story = {
  ...story({ role: 'viewer', before: planned(goals) }),
  play: async ({ canvas, userEvent }) => {
    const row = within(await eventRow(canvas, 'purchase'))
    for (const name of ['Generate Analytics Configuration', 'Start over', 'Add event', 'Apply to project'])
      await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(/^Needs the role Editor/))
    await expect(await goalsField(canvas)).toHaveAttribute('readonly')
    await userEvent.click(row.getByRole('switch', { name: 'Include purchase' }))
    await expect(row.getByRole('switch', { name: 'Include purchase' })).toBeChecked()
    await expect(row.getByRole('button', { name: 'Key event: purchase' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(row.getByRole('button', { name: 'More: purchase' }))
    await expect(await screen.findByRole('menuitem', { name: /^Edit/ })).toHaveAttribute('aria-disabled', 'true')
    await leave(userEvent)
    await expect(await canvas.findByRole('button', { name: 'Download GTM container JSON' })).not.toHaveAttribute('aria-disabled', 'true')
  },
}

/** The button says what is happening and keeps focus; the form is busy; a status tells it to readers of the screen. */
export const Analyzing: Story = {
  ...story({ workspace: actsHang }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await goalsField(canvas), goals)
    await userEvent.click(await generateButton(canvas))
    const button = await canvas.findByRole('button', { name: 'Analyzing Goals...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveFocus()
    await expect(button.closest('form')).toHaveAttribute('aria-busy', 'true')
    await expect(within(button.closest('form')!).getByRole('status')).toHaveTextContent('Analyzing Goals...')
    await userEvent.keyboard('{Enter}')
    await expect(await goalsField(canvas)).toHaveValue(goals)
  },
}

export const AnalysisFailed: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await goalsField(canvas), goals)
    await userEvent.click(await generateButton(canvas))
    const toast = await toastSays('error', 'Not done: generate a measurement plan')
    await expect(toast.getByText('The workspace did not answer. Nothing was changed; try again.')).toBeVisible()
    await expect(await goalsField(canvas)).toHaveValue(goals)
    await expect(await generateButton(canvas)).toHaveFocus()
  },
}

export const VeryLongGoals: Story = {
  play: async ({ canvas, userEvent }) => {
    const long = 'Track purchases in every country where we sell. '.repeat(209).slice(0, 9_999).concat('.')
    await userEvent.click(await goalsField(canvas))
    await userEvent.paste(long)
    await userEvent.click(await generateButton(canvas))
    await expect(await eventList(canvas)).toHaveTextContent('purchase')
    await expect(await goalsField(canvas)).toHaveValue(long)
  },
}

export const TooLongGoals: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await goalsField(canvas))
    await userEvent.paste('Track purchases. '.repeat(1200))
    await userEvent.click(await generateButton(canvas))
    const field = await goalsField(canvas)
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveAccessibleDescription(/Goals may have up to 20,000 characters\./)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.queryByRole('table', { name: 'Events' })).toBeNull()
  },
}

const name = 'appointment_with_a_specialist_was_booked'
const crowded = async (workspace: Workspace) => {
  await planned(`Count clicks on the "${'Book an appointment with one of our specialists '.repeat(4).trim()}" button. ${goals}`)(workspace)
  const parameters = Array.from({ length: 25 }, (_, index) => ({
    name: `parameter_number_${index}_with_a_long_name`,
    type: 'string' as const,
    example: 'x'.repeat(80),
  }))
  await workspace.act('plans.addEvent', {
    name,
    keyEvent: true,
    trigger: { type: 'elementVisibility', selector: `#${'very-long-selector-'.repeat(12)}end` },
    parameters,
  })
}

/** What cannot be broken between words still makes no page wider than the window. */
export const LongContent: Story = {
  ...story({ before: crowded }),
  play: async ({ canvas, userEvent }) => {
    await openRow(canvas, userEvent, name)
    await expect((await canvas.findAllByText('parameter_number_24_with_a_long_name'))[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LongContentOnPhone: Story = { ...LongContent, ...phone(story({ before: crowded }).parameters) }
export const PlanOnPhone: Story = {
  ...phone(story({ before: planned(goals) }).parameters),
  play: async ({ canvas }) => {
    await eventRow(canvas, 'purchase')
    await expect(window.innerWidth).toBe(390)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const PlanInDark: Story = { ...story({ before: planned(goals) }), globals: { mode: 'dark' } }
