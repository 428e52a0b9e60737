import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { toastSays } from '../../../inStories.ts'
import { phone, planned, story } from '../../../states.ts'
import { NaturalLanguage } from '../../NaturalLanguage.tsx'

export default {
  title: 'Setup/Natural Language/Suggestions',
  component: NaturalLanguage,
  parameters: { path: '/setup/natural-language' },
} satisfies Meta<typeof NaturalLanguage>
type Story = StoryObj<typeof NaturalLanguage>

const goals = 'Do people watch the rooftop video on the homepage till the end or just 3 seconds, and do they press book afterwards?'
const rowsOf = async (canvas: ReturnType<typeof within>, label = 'Perhaps also') =>
  within(await canvas.findByRole('list', { name: label })).getAllByRole('listitem')

/** What a plan would not trust is offered; one press adds it, and Undo takes it out again. */
export const Offered: Story = {
  ...story({ before: planned(goals) }),
  play: async ({ canvas, userEvent }) => {
    const rows = await rowsOf(canvas)
    await expect(rows).toHaveLength(2)
    await expect(rows[0]).toHaveTextContent(/^video_start.*Because you wrote “watch the rooftop video” · \d\d% sure/)
    await userEvent.click(canvas.getByRole('button', { name: 'Add: video_start' }))
    const toast = await toastSays('success', 'video_start Added')
    await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(1))
    await expect(canvas.getByRole('switch', { name: 'Include video_start' })).toBeChecked()
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await rowsOf(canvas)).toHaveLength(2))
    await expect(canvas.queryByRole('switch', { name: 'Include video_start' })).toBeNull()
  },
}

export const NothingToOffer: Story = {
  ...story({ before: planned('Track purchases.') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Include purchase' })
    await expect(canvas.queryByRole('list', { name: 'Perhaps also' })).toBeNull()
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
    await expect((await rowsOf(canvas, 'Vielleicht auch'))[0]).toHaveTextContent(/video_start/)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
