import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { phone, planned, story } from '../../../states.ts'
import { NaturalLanguage } from '../../NaturalLanguage.tsx'

export default {
  title: 'Setup/Natural Language/Clauses',
  component: NaturalLanguage,
  parameters: { path: '/setup/natural-language' },
} satisfies Meta<typeof NaturalLanguage>
type Story = StoryObj<typeof NaturalLanguage>

const goals = 'We are a small hotel. I want to know when people pay, and when a room is booked, but not the logins.\n- how happy people are'
const partsOf = async (canvas: ReturnType<typeof within>, label = 'How your goals were read') => within(await canvas.findByRole('group', { name: label }))

/** Every clause is marked; one that became an event leads to it and opens it, one with a doubt leads to its question. */
export const Marked: Story = {
  ...story({ before: planned(goals) }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const parts = await partsOf(canvas)
    await expect([...canvasElement.querySelectorAll('[data-ui=MarkedText] [data-mark]')].map((part) => part.getAttribute('data-mark'))).toEqual([
      'none',
      'found',
      'doubtful',
      'out',
      'lost',
    ])
    await userEvent.click(parts.getByRole('button', { name: /when people pay,: event purchase$/ }))
    const opener = canvas.getByRole('button', { name: 'Details of purchase' })
    await expect(opener).toHaveFocus()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(parts.getByRole('button', { name: /a room is booked,: question about/ }))
    await expect(canvas.getByRole('button', { name: /^Answer: / })).toHaveFocus()
  },
}

/** What was not understood becomes an event in one step. */
export const NotUnderstood: Story = {
  ...story({ before: planned(goals) }),
  play: async ({ canvas, userEvent }) => {
    const parts = await partsOf(canvas)
    await userEvent.click(parts.getByRole('button', { name: /how happy people are: not understood$/ }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

/** Who may only look can follow the parts to their events, and adds none. */
export const ForViewers: Story = {
  ...story({ role: 'viewer', before: planned(goals) }),
  play: async ({ canvas }) => {
    const parts = await partsOf(canvas)
    await expect(parts.getByRole('button', { name: /event purchase$/ })).toBeVisible()
    await expect(parts.queryByRole('button', { name: /not understood$/ })).toBeNull()
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
    await expect(await partsOf(canvas, 'Wie Ihre Ziele gelesen wurden')).toBeTruthy()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
