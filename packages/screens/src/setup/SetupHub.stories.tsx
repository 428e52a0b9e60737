import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { phone, states } from '../states.ts'
import { SetupHub } from './SetupHub.tsx'

export default { title: 'Setup/Setup', component: SetupHub, parameters: { path: '/setup' } } satisfies Meta<typeof SetupHub>
type Story = StoryObj<typeof SetupHub>

export const Ready: Story = {
  play: async ({ canvas }) => {
    // SETUP-HUB-01, 02
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Setup')
    const way = within(canvas.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
    await expect(way.map((step) => step.textContent)).toEqual(['Dashboard', 'Setup'])
    // SETUP-HUB-03, 10: the pages that are built, each with title and description
    const cards = within(await canvas.findByRole('list', { name: 'Setup pages' })).getAllByRole('listitem')
    await expect(cards.length).toBeGreaterThanOrEqual(1)
    for (const card of cards) {
      await expect(within(card).getByRole('heading', { level: 2 })).toBeVisible()
      await expect(card.querySelector('[data-part=detail]')).not.toBeEmptyDOMElement()
      await expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/setup\//))
    }
  },
}

/** SETUP-HUB-04 */
export const CardOpensItsPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Natural Language Setup' }))
    await expect(await canvas.findByRole('heading', { name: 'Natural Language Setup', level: 1 })).toBeVisible()
  },
}

/** SETUP-HUB-11 */
export const WizardOpensGoals: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start AI Setup Wizard' }))
    await expect(await canvas.findByRole('textbox', { name: /goals/i })).toHaveValue('')
    await expect(canvas.getByRole('heading', { name: 'Natural Language Setup', level: 1 })).toBeVisible()
  },
}

export const ReadOnly: Story = states.readOnly
export const German: Story = states.german
export const OnPhone: Story = {
  ...phone(),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Setup pages' })
    // GEN-STATE-05
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
