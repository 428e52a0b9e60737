import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { phone, planned, story } from '../states.ts'
import { toastSays } from '../inStories.ts'
import { editor, editorClosed, eventList, eventRow, goals, openRow } from './inStories.ts'
import { NaturalLanguage } from './NaturalLanguage.tsx'

const many =
  'Track product views, add to cart, checkout starts, purchases, refunds, newsletter sign-ups, contact form, searches, logins, reviews, wishlist additions, calls, e-mail clicks, WhatsApp clicks, shares and visits to /pricing. Make customers happier.'
export default {
  title: 'Setup/Natural Language',
  component: NaturalLanguage,
  parameters: { path: '/setup/natural-language', ...story({ before: planned(goals) }).parameters },
} satisfies Meta<typeof NaturalLanguage>
type Story = StoryObj<typeof NaturalLanguage>

const rowsIn = async (canvas: Parameters<typeof eventList>[0]) => [...(await eventList(canvas)).querySelectorAll<HTMLElement>('[data-part=row]')]

/** Sixteen events with their stages are one screen. */
export const SixteenEvents: Story = {
  ...story({ before: planned(many) }),
  play: async ({ canvas }) => {
    const table = await eventList(canvas)
    await expect(await rowsIn(canvas)).toHaveLength(16)
    await expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(16)
    for (const stage of ['Reach', 'Intent', 'Conversion', 'Retention'])
      await expect(within(table).getByRole('rowheader', { name: new RegExp(`^${stage}`) })).toBeVisible()
    await expect(table.getBoundingClientRect().height).toBeLessThanOrEqual(960)
  },
}
export const SixteenEventsOnPhone: Story = {
  ...SixteenEvents,
  ...phone(story({ before: planned(many) }).parameters),
  play: async ({ canvas }) => {
    await expect(await rowsIn(canvas)).toHaveLength(16)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
/** Arrow keys go from row to row; a letter acts on the row that has focus. */
export const KeysInTheTable: Story = {
  play: async ({ canvas, userEvent }) => {
    const openers = (await rowsIn(canvas)).map((row) => within(row).getByRole('button', { name: /^Details of/ }))
    openers[0]!.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(openers[1]).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(openers[0]).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('x')
    await canvas.findByText('1 event chosen', { ignore: 'button *' })
    const name = openers[0]!.textContent
    const flag = () => canvas.getByRole('button', { name: `Key event: ${name}` })
    const before = flag().getAttribute('aria-pressed')
    await userEvent.keyboard('k')
    // The row has moved to another stage, and focus with it.
    await waitFor(() => expect(flag()).not.toHaveAttribute('aria-pressed', before))
    await waitFor(() => expect(canvas.getByRole('button', { name: `Details of ${name}` })).toHaveFocus())
    await userEvent.keyboard('e')
    await waitFor(async () => expect((await editor()).getByRole('textbox', { name: 'Event name' })).toHaveFocus())
    await userEvent.click((await editor()).getByRole('button', { name: 'Cancel' }))
    await editorClosed()
    await expect(canvas.getByRole('button', { name: `Details of ${name}` })).toHaveFocus()
  },
}
/** All chosen events change at once, and Undo brings the plan back. */
export const BulkActs: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows' }))
    const count = (await rowsIn(canvas)).length
    const act = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Status: ${count} events chosen` }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    await act('Leave out')
    const toast = await toastSays('success', `${count} events changed`)
    for (const row of await rowsIn(canvas)) await waitFor(() => expect(within(row).getByRole('switch')).not.toBeChecked())
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    for (const row of await rowsIn(canvas)) await waitFor(() => expect(within(row).getByRole('switch')).toBeChecked())
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows' }))
    await act('Remove')
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: `Remove ${count} events?` })).getByRole('button', { name: 'Remove' }))
    await canvas.findByText('None of this could become an event')
  },
}
/** What a trigger supposes, and the text to send; once it is settled it is no guess. */
export const SettlesAGuess: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    await expect(await eventRow(canvas, 'newsletter_sign_up')).toHaveTextContent('Guess')
    await expect(await eventRow(canvas, 'cta_click')).not.toHaveTextContent('Guess')
    const opened = within(await openRow(canvas, userEvent, 'newsletter_sign_up'))
    await expect(opened.getByText(/^When a form is sent, where form ID contains “newsletter”/)).toBeVisible()
    await expect(opened.getByText(/id of the form contains “newsletter”/)).toBeVisible()
    await userEvent.click(opened.getByRole('button', { name: /^Copy/ }))
    await waitFor(() => expect(write).toHaveBeenCalledWith(expect.stringContaining('which id does the form have?')))
    await expect(opened.getByRole('link', { name: 'Look at the page' })).toHaveAttribute('href', '/setup/screenshot?way=page')
    await userEvent.click(opened.getByRole('button', { name: 'I do not know' }))
    await toastSays('info', /^Question copied/)
    await expect(write).toHaveBeenCalledTimes(2)
    await expect(await eventRow(canvas, 'newsletter_sign_up')).toHaveTextContent('Guess')
    await userEvent.click(opened.getByRole('button', { name: 'It is so' }))
    await toastSays('success', 'The trigger of newsletter_sign_up is settled')
    await waitFor(async () => expect(await eventRow(canvas, 'newsletter_sign_up')).not.toHaveTextContent('Guess'))
    await expect(opened.getByText(/Set or confirmed by hand/)).toBeVisible()
  },
}
/** The questions about all guesses are one text. */
export const AsksTheDeveloper: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    await canvas.findByText(/^2 triggers rest on a guess/)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy all questions' }))
    await waitFor(() => expect(write).toHaveBeenCalled())
    await expect(write.mock.calls[0]?.[0]).toMatch(/purchase[\s\S]*dataLayer[\s\S]*newsletter_sign_up/)
  },
}
/** A wish that became nothing becomes an event by hand, and is then no longer without one. */
export const AddsAWishAsEvent: Story = {
  ...story({ before: planned('Track purchases. Make customers happier.') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add as event: Make customers happier' }))
    const dialog = await editor('Add event')
    await expect(dialog.getByRole('textbox', { name: 'Event name' })).toHaveValue('make_customers_happier')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await editorClosed()
    await expect(await eventRow(canvas, 'make_customers_happier')).toHaveTextContent('for “Make customers happier”')
    await expect(canvas.queryByText('1 wish without an event')).toBeNull()
  },
}
