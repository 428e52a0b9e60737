import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { choose, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { planned, story } from '../../states.ts'
import { ConversionTracking } from './ConversionTracking.tsx'

export default {
  title: 'Analytics/Conversion Tracking',
  component: ConversionTracking,
  parameters: { requirements: { GoalForm: 'ANA-CONV-08', GoalChanged: 'ANA-CONV-07', GoalReached: 'ANA-CONV-07' }, path: '/analytics/conversions' },
} satisfies Meta<typeof ConversionTracking>
type Story = StoryObj<typeof ConversionTracking>

/** A goal is set up, and its event becomes a key event. */
export const GoalForm: Story = {
  ...story({ before: planned('Count scrolling to the end of an article') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set Up Goal' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Set Up Goal' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save Goal' }))
    await expect(dialog.getByText('Give the goal a name.')).toBeVisible()
    await expect(dialog.getByText('Choose or write the event that counts.')).toBeVisible()
    await expect(dialog.getByText('Enter a whole number of 1 or more.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Readers')
    await userEvent.type(dialog.getByRole('combobox', { name: /^Event/ }), 'scroll_depth{Enter}')
    await userEvent.type(dialog.getByRole('spinbutton', { name: /^Target/ }), '5000')
    await retype(userEvent, dialog.getByRole('spinbutton', { name: /^Value/ }), '0.25')
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Period' }), 'Quarter')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Goal' }))
    const toast = await toastSays('success', 'Goal Set Up')
    await expect(toast.getByText('scroll_depth is a key event of the GA4 configuration now: it reaches GA4 when you apply that.')).toBeVisible()
    await expect((await rowsOf(canvas, 'Conversion Goals'))[4]).toHaveTextContent(/Readers.*0 of 5,000 this quarter.*scroll_depth.*\$0\.25 each/)
  },
}

/** A goal is changed, and what was counted stays. */
export const GoalChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Conversion Goals', 'Orders')).getByRole('button', { name: 'More for Orders' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Goal' }))
    await retype(userEvent, dialog.getByRole('spinbutton', { name: /^Target/ }), '400')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Goal' }))
    await toastSays('success', 'Goal Saved')
    await expect((await rowOf(canvas, 'Conversion Goals', 'Orders')).getByText('Reached')).toBeVisible()
  },
}

export const GoalRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Conversion Goals', 'Orders')).getByRole('button', { name: 'More for Orders' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove Goal' }))
    await toastSays('success', 'Goal Removed')
    await expect(await rowsOf(canvas, 'Conversion Goals')).toHaveLength(3)
  },
}

/** What is reached says so; the bar ends at its target. */
export const GoalReached: Story = {
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Conversion Goals', 'New members')
    await expect(row.getByText('Reached')).toBeVisible()
    await expect(row.getByText(/400 of 380 this month/)).toBeVisible()
    await expect((await rowOf(canvas, 'Conversion Goals', 'Demo requests')).queryByText('Reached')).toBeNull()
  },
}
