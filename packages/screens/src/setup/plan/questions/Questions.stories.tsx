import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { toastSays } from '../../../inStories.ts'
import { phone, planned, story } from '../../../states.ts'
import { NaturalLanguage } from '../../NaturalLanguage.tsx'

export default {
  title: 'Setup/Natural Language/Questions',
  component: NaturalLanguage,
  parameters: { path: '/setup/natural-language' },
} satisfies Meta<typeof NaturalLanguage>
type Story = StoryObj<typeof NaturalLanguage>

const goals = 'Track room bookings and cancelled subscriptions.'
const booking = '“room bookings”: What is a booking here?'

/** Each answer says what it makes of the event; the answer that is sent changes it, and Undo takes that back. */
export const Asked: Story = {
  ...story({ before: planned(goals) }),
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('radiogroup', { name: booking }))
    await expect(group.getByRole('radio', { name: /^Booked on the site, not paid there/ })).toBeChecked()
    await expect(group.getByRole('radio', { name: /^Paid on the site/ })).toHaveAccessibleDescription(/^purchase · .*key event$/)
    await userEvent.click(group.getByRole('radio', { name: /^Only asked for, agreed later/ }))
    await userEvent.click(canvas.getByRole('button', { name: `Answer: ${booking}` }))
    const toast = await toastSays('success', 'Answered: generate_lead')
    await waitFor(() => expect(canvas.queryByRole('radiogroup', { name: booking })).toBeNull())
    await expect(canvas.getByRole('switch', { name: 'Include generate_lead' })).toBeChecked()
    await expect(canvas.getByRole('heading', { name: '1 question about your goals' })).toBeVisible()
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await canvas.findByRole('radiogroup', { name: booking })
    await expect(canvas.getByRole('switch', { name: 'Include make_reservation' })).toBeChecked()
  },
}

/** With the keyboard alone: arrows choose, Enter on the button answers. */
export const ByKeyboard: Story = {
  ...story({ before: planned(goals) }),
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('radiogroup', { name: booking }))
    group.getByRole('radio', { name: /^Booked on the site, not paid there/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(group.getByRole('radio', { name: /^Paid on the site/ })).toBeChecked())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await toastSays('success', 'Answered: purchase')
    // The next question is one press of Enter away.
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Answer: “cancelled subscriptions”/ })).toHaveFocus())
  },
}

/** An answer that the plan measures already makes one event of two, and says so before. */
export const BecomesOne: Story = {
  ...story({ before: planned('Track room bookings and purchases.') }),
  play: async ({ canvas, userEvent }) => {
    const paid = await canvas.findByRole('radio', { name: /^Paid on the site/ })
    await expect(paid).toHaveAccessibleDescription(/becomes one with the event that the plan has already$/)
    await userEvent.click(paid)
    await userEvent.click(canvas.getByRole('button', { name: `Answer: ${booking}` }))
    await waitFor(() => expect(canvas.queryByRole('switch', { name: 'Include make_reservation' })).toBeNull())
    await expect(canvas.getAllByRole('switch', { name: 'Include purchase' })).toHaveLength(1)
    await waitFor(() => expect(document.activeElement?.id).toMatch(/^details-/))
  },
}

/** Who may only look sees what is asked, and why it cannot be answered. */
export const ForViewers: Story = {
  ...story({ role: 'viewer', before: planned(goals) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('radiogroup', { name: booking })
    await expect(canvas.getByRole('button', { name: `Answer: ${booking}` })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const GermanOnPhone: Story = {
  ...phone(
    story({
      before: async (workspace) => {
        await planned(goals)(workspace)
        await workspace.act('session.setPreferences', { language: 'de' })
      },
    }).parameters,
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('radiogroup', { name: '„room bookings“: Was ist hier eine Buchung?' })
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
