import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { caughtDownloads, rowOf } from '../../inStories.ts'
import { story } from '../../states.ts'
import { Feedback } from './Feedback.tsx'

export default { title: 'AI/Feedback Loop/Findings', component: Feedback, parameters: { path: '/ai/feedback' } } satisfies Meta<typeof Feedback>
type Story = StoryObj<typeof Feedback>

const box = { x: 20, y: 20, width: 120, height: 40 }

/** Corrections of what was found on a screenshot are counted here, and can be taken along. */
export const Corrected: Story = {
  ...story({
    before: async (workspace) => {
      await workspace.act('projects.create', { name: 'Shop', website: 'shop.example.com', timeZone: 'Europe/Madrid' })
      const { elements } = await workspace.act('screenshots.keep', {
        screenshot: { name: 'page.png', size: 4096, width: 800, height: 600 },
        elements: [
          { type: 'Button', text: 'Add to cart', confidence: 96, box },
          { type: 'Link', text: 'Prlcing', confidence: 74, box },
        ],
      })
      const [button, link] = elements.map(({ id }) => id)
      if (button === undefined || link === undefined) throw new Error('Nothing was kept.')
      await workspace.act('screenshots.change', { id: link, change: { text: 'Pricing' } })
      await workspace.act('screenshots.add', { ids: [button, link] })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const list = 'Found on Screenshots'
    await expect((await rowOf(canvas, list, '90 to 100% sure')).getByText(/Type right: 1 of 1 · Words right: 1 of 1/)).toBeVisible()
    await expect((await rowOf(canvas, list, '70 to 90% sure')).getByText(/Type right: 1 of 1 · Words right: 0 of 1/)).toBeVisible()
    await expect((await rowOf(canvas, list, 'Corrected')).getByText('Words: 1')).toBeVisible()
    const files = caughtDownloads()
    await userEvent.click(canvas.getByRole('button', { name: 'Download Labels' }))
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['shop-element-labels.jsonl']))
    await expect(await files[0]?.blob.text()).toContain('"found":"Prlcing","right":"Pricing"')
  },
}
