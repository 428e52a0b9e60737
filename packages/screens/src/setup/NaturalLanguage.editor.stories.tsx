import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { phone, planned, story } from '../states.ts'
import { choose, retype } from '../inStories.ts'
import { chooseFor, editor, editorClosed, eventRow, goals, openRow } from './inStories.ts'
import { NaturalLanguage } from './NaturalLanguage.tsx'

const state = story({ before: planned(goals) }).parameters
export default {
  title: 'Setup/Natural Language',
  component: NaturalLanguage,
  parameters: { path: '/setup/natural-language', ...state },
} satisfies Meta<typeof NaturalLanguage>
type Story = StoryObj<typeof NaturalLanguage>

const closed = editorClosed

export const AddsEvent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add event' }))
    const dialog = await editor('Add event')
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Event name' })).toHaveFocus())
    await userEvent.keyboard('brochure_wanted')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Count as a key event' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await closed()
    const row = await eventRow(canvas, 'brochure_wanted')
    await expect(row).toHaveTextContent('Data layer event: brochure_wanted')
    await expect(row).toHaveTextContent('Added by hand')
    await expect(within(row).getByRole('button', { name: 'Key event: brochure_wanted' })).toHaveAttribute('aria-pressed', 'true')
  },
}
export const TakesThresholdAway: Story = {
  ...story({ before: planned('Track purchases over $50') }),
  play: async ({ canvas, userEvent }) => {
    const row = await eventRow(canvas, 'purchase')
    await expect(row).toHaveTextContent('only when value is over $50')
    await chooseFor(canvas, userEvent, 'purchase', 'Edit')
    const dialog = await editor('Edit event')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'only when value is over $50' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await closed()
    await waitFor(async () => expect(await eventRow(canvas, 'purchase')).not.toHaveTextContent('only when value is over $50'))
  },
}

export const ChangesParameters: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseFor(canvas, userEvent, 'purchase', 'Edit')
    const dialog = await editor()
    await userEvent.click(dialog.getByRole('button', { name: 'Add parameter' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Give every parameter a name, or remove it.')
    await userEvent.type(dialog.getAllByRole('textbox', { name: 'Name' }).at(-1)!, 'coupon_count')
    await choose(userEvent, dialog.getAllByRole('combobox', { name: 'Type' }).at(-1)!, 'Number')
    const example = dialog.getAllByRole('textbox', { name: 'Example' }).at(-1)!
    await userEvent.type(example, 'two')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The example of coupon_count must be a number.')
    await retype(userEvent, example, '2.5')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove transaction_id' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await closed()
    const parameters = within(within(await openRow(canvas, userEvent, 'purchase')).getByRole('list', { name: 'Parameters' }))
    await expect(parameters.getByText('coupon_count')).toBeVisible()
    await expect(parameters.queryByText('transaction_id')).toBeNull()
  },
}
export const ChangesTrigger: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseFor(canvas, userEvent, 'newsletter_sign_up', 'Edit')
    const dialog = await editor()
    const type = dialog.getByRole('combobox', { name: 'Trigger' })
    await choose(userEvent, type, 'Scroll depth')
    await retype(userEvent, dialog.getByRole('textbox', { name: 'Percent of the page' }), '75, 120')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Percent of the page' })).toHaveFocus())
    await expect(dialog.getByRole('textbox', { name: 'Percent of the page' })).toHaveAccessibleDescription(/Give whole numbers from 1 to 100/)
    await choose(userEvent, type, 'Page view')
    if (dialog.queryByRole('textbox', { name: 'Value' }) === null) await userEvent.click(dialog.getByRole('button', { name: 'Add condition' }))
    await choose(userEvent, dialog.getByRole('combobox', { name: 'What' }), 'page path')
    // A pattern that does not compile would make a file that cannot be written.
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Comparison' }), 'matches')
    await retype(userEvent, dialog.getByRole('textbox', { name: 'Value' }), '(')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('This regular expression does not compile: check its brackets.')).toBeVisible()
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Comparison' }), 'starts with')
    await retype(userEvent, dialog.getByRole('textbox', { name: 'Value' }), '/thanks')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await closed()
    await expect(await eventRow(canvas, 'newsletter_sign_up')).toHaveTextContent('Page view: /thanks')
  },
}
export const EditorOnPhone: Story = {
  ...phone(state),
  play: async ({ canvas, userEvent }) => {
    await chooseFor(canvas, userEvent, 'purchase', 'Edit')
    const dialog = await screen.findByRole('form', { name: 'Edit event' })
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}
