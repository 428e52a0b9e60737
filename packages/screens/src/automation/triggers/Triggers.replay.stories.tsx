import { triggerProblems } from '@tagmason/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { answering, choose, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { phone, states, story } from '../../states.ts'
import { Triggers } from './Triggers.tsx'

export default { title: 'Automation/Event Triggers/Watching', component: Triggers, parameters: { path: '/automation/triggers' } } satisfies Meta<
  typeof Triggers
>
type Story = StoryObj<typeof Triggers>

const editor = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** A sequence: one event, and another by the same visitor soon after. */
export const Sequence: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Trigger' }))
    const drawer = await editor('New Trigger')
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Asked, then signed up')
    await userEvent.click(await drawer.findByRole('switch', { name: 'Only if another event follows' }))
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Send notification' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect(await drawer.findByText('Enter the name of an event, such as sign_up, without spaces.')).toBeVisible()
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name of the event' }), 'sign_up')
    await retype(userEvent, drawer.getByRole('spinbutton', { name: 'Within' }), '45')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Trigger Saved')
    await expect((await rowOf(canvas, 'Triggers', 'Asked, then signed up')).getByText('Every page view, then sign_up within 45 minutes')).toBeVisible()
  },
}

/** Before it is saved: how often it would have fired in the last seven days, by the events that were kept. */
export const WouldHaveFired: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Trigger' }))
    const drawer = await editor('New Trigger')
    await choose(userEvent, drawer.getByRole('combobox', { name: 'Event type' }), 'E-commerce')
    await userEvent.click(await drawer.findByRole('button', { name: 'Show: Last 7 Days' }))
    await expect(await drawer.findByText(/^It would have fired [\d,]+ times?\.$/, undefined, { timeout: 20_000 })).toBeVisible()
    await expect(drawer.getByText(/^[\d,]+ events were looked at\.$/)).toBeVisible()
    await expect(drawer.getByRole('list', { name: 'When it would have fired' })).toBeVisible()
  },
}

/** Visitors that triggers and workflows set apart: how many, and their file. */
export const Audiences: Story = {
  ...answering('audiences.list', () => [
    { name: 'Large order', visitors: 12, last: '2024-01-22T09:30:00.000Z' },
    { name: 'Asked for prices three times', visitors: 1, last: '2024-01-20T10:00:00.000Z' },
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Audiences' }))
    const drawer = await editor('Audiences')
    await expect(await drawer.findByText('Large order')).toBeVisible()
    await expect(drawer.getByText(/^12 visitors · last added/)).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Remove: Large order' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Who is in it is forgotten.')
  },
}
export const NoAudiences: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Audiences' }))
    await expect(await (await editor('Audiences')).findByText('No audiences')).toBeVisible()
  },
}

/** What actions could not do stands at the trigger. */
export const CouldNotAct: Story = {
  ...answering('eventTriggers.list', (answer) => ({
    ...answer,
    rows: answer.rows.map((row, at) => ({ ...row, problems: triggerProblems.slice(3 * at, 3 * at + 3) })),
  })),
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, 'Triggers')
    await expect(rows[0]).toHaveTextContent('No CRM is connected. Connect one under Integrations.')
    await expect(rows[1]).toHaveTextContent('The chat has no address. Set one under Smart Alerts.')
  },
}

/** The fields of a sequence where there is least room. */
export const OnAPhone: Story = {
  ...phone({ ...story({ before: states.german.parameters.state.before }).parameters, path: '/automation/triggers?id=trigger-1' }),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'))
    await userEvent.click(await drawer.findByRole('switch', { name: 'Nur wenn ein weiteres Ereignis folgt' }))
    await expect(drawer.getByText(/^Nur auf ein einzelnes Ereignis kann ein anderes folgen/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
