import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { planned, story } from '../states.ts'
import { retype, rowsOf, toastSays } from '../inStories.ts'
import { chooseFor, editor, editorClosed, eventList, eventRow, generateButton, goals, goalsField, openRow } from './inStories.ts'
import { NaturalLanguage } from './NaturalLanguage.tsx'

export default {
  title: 'Setup/Natural Language',
  component: NaturalLanguage,
  parameters: {
    requirements: { PlanApplied: 'SETUP-NL-17, SETUP-NL-17-B', StartOver: 'GEN-STATE-07', PlanItemDisabled: 'SETUP-NL-17-B' },
    path: '/setup/natural-language',
    ...story({ before: planned(goals) }).parameters,
  },
} satisfies Meta<typeof NaturalLanguage>
type Story = StoryObj<typeof NaturalLanguage>

/** What became nothing stands above what became something, with the reason. */
export const DoneWithUnclearGoals: Story = {
  ...story({ before: planned('Track purchases. Make customers happier.') }),
  play: async ({ canvas }) => {
    const unclear = await canvas.findByRole('list', { name: '1 wish without an event' })
    await expect(unclear).toHaveTextContent(/“Make customers happier”.* say what visitors do/)
    await expect(unclear.compareDocumentPosition(await eventList(canvas))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const NothingUnderstood: Story = {
  ...story({ before: planned('Make customers happier.') }),
  play: async ({ canvas }) => {
    await canvas.findByText('None of this could become an event')
    await expect(canvas.getAllByRole('button', { name: 'Add event' })).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: 'Apply to project' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Files' })).toBeNull()
  },
}

export const PlanItemDisabled: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = within(await eventRow(canvas, 'purchase'))
    const container = await canvas.findByRole('region', { name: /container\.json$/ })
    await expect(container).toHaveTextContent('"purchase"')
    await userEvent.click(row.getByRole('switch', { name: 'Include purchase' }))
    await waitFor(() => expect(row.getByRole('switch', { name: 'Include purchase' })).not.toBeChecked())
    await waitFor(() => expect(canvas.getByRole('region', { name: /container\.json$/ })).not.toHaveTextContent('"purchase"'))
    await userEvent.click(row.getByRole('switch', { name: 'Include purchase' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: /container\.json$/ })).toHaveTextContent('"purchase"'))
  },
}

/** Applied once it adds the events, applied again it changes nothing. */
export const PlanApplied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply to project' }))
    const toast = await toastSays('success', 'Plan applied')
    await expect(toast.getByText(/^\d added, \d changed among the configured events\.$/)).toBeVisible()
    await expect(await canvas.findByText(/^Applied/)).toBeVisible()
    await userEvent.click(toast.getByRole('button', { name: 'Dismiss' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Apply to project' }))
    await expect(await screen.findByText('All events of the plan are configured already.')).toBeVisible()
    // What follows is on the page, not only in a message that goes away.
    await expect((await rowsOf(canvas, 'What comes next')).length).toBe(3)
    await expect(canvas.getByRole('link', { name: 'Get the tracking code' })).toHaveAttribute('href', '/setup')
    await userEvent.click(canvas.getByRole('link', { name: 'Test in Preview' }))
    await canvas.findByRole('heading', { name: 'GTM Management', level: 1 })
    await screen.findByRole('dialog')
  },
}

export const Renames: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseFor(canvas, userEvent, 'newsletter_sign_up', 'Edit')
    const dialog = await editor()
    const field = dialog.getByRole('textbox', { name: 'Event name' })
    await expect(field).toHaveValue('newsletter_sign_up')
    await retype(userEvent, field, 'joined_the_list')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await editorClosed()
    await eventRow(canvas, 'joined_the_list')
    await expect(canvas.queryByRole('switch', { name: 'Include newsletter_sign_up' })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Details of joined_the_list' })).toHaveFocus())
  },
}

export const InvalidNamesRepaired: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseFor(canvas, userEvent, 'newsletter_sign_up', 'Edit')
    const dialog = await editor()
    await retype(userEvent, dialog.getByRole('textbox', { name: 'Event name' }), '2nd Visit!{Enter}')
    await editorClosed()
    const opener = (await canvas.findAllByRole('button', { name: /^Details of \w*visit/ }))[0]!
    await expect(await openRow(canvas, userEvent, opener.textContent)).toHaveTextContent(
      /“2nd Visit!” is not a name that Google Analytics accepts, so it is \w+ here\./,
    )
  },
}

export const NameMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseFor(canvas, userEvent, 'purchase', 'Edit')
    const dialog = await editor()
    const field = dialog.getByRole('textbox', { name: 'Event name' })
    await userEvent.clear(field)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(/Give the event a name\./)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await editorClosed()
    await eventRow(canvas, 'purchase')
  },
}

export const RemovedWithUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseFor(canvas, userEvent, 'purchase', 'Remove')
    const toast = await toastSays('success', 'purchase removed')
    await waitFor(() => expect(canvas.queryByRole('switch', { name: 'Include purchase' })).toBeNull())
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await canvas.findByRole('switch', { name: 'Include purchase' })
  },
}

export const MarkedAsKeyEvent: Story = {
  play: async ({ canvas, userEvent }) => {
    const flag = await canvas.findByRole('button', { name: 'Key event: purchase' })
    const before = flag.getAttribute('aria-pressed') === 'true'
    await userEvent.click(flag)
    await waitFor(() => expect(flag).toHaveAttribute('aria-pressed', String(!before)))
    await expect(flag).toHaveFocus()
  },
}

/** Another analysis replaces the plan at once; the toast brings the former one back, with what was edited in it. */
export const AnalyzedAgainWithUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    await eventRow(canvas, 'newsletter_sign_up')
    await retype(userEvent, await goalsField(canvas), 'Track purchases')
    await userEvent.click(await generateButton(canvas))
    const toast = await toastSays('success', 'Successfully analyzed your goals and generated tracking recommendations!')
    await waitFor(() => expect(canvas.queryByRole('switch', { name: 'Include newsletter_sign_up' })).toBeNull())
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await canvas.findByRole('switch', { name: 'Include newsletter_sign_up' })
    await expect(await goalsField(canvas)).toHaveValue(goals)
  },
}

/** Asked in a dialog whose main button has focus, and Undo brings all of it back. */
export const StartOver: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Start over?' }))
    await waitFor(() => expect(question.getByRole('button', { name: 'Start over' })).toHaveFocus())
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
    await userEvent.keyboard('{Enter}')
    const toast = await toastSays('success', 'Plan removed')
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Measurement plan' })).toBeNull())
    await expect(await goalsField(canvas)).toHaveValue('')
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await eventRow(canvas, 'purchase')
    await expect(await goalsField(canvas)).toHaveValue(goals)
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Measurement plan' })).toBeNull())
  },
}
