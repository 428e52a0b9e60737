import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { toastSays } from '../../inStories.ts'
import { actsFail, actsHang, story } from '../../states.ts'
import { Performance } from './Performance.tsx'

export default {
  title: 'Analytics/Performance Monitoring',
  component: Performance,
  parameters: {
    path: '/analytics/performance',
  },
} satisfies Meta<typeof Performance>
type Story = StoryObj<typeof Performance>

/** Opens the dialog, names a page and starts. */
const start = async (canvas: ReturnType<typeof within>, userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent'], path: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Run Performance Test' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Run Performance Test' }))
  await userEvent.type(dialog.getByRole('combobox', { name: /^Page/ }), `${path}{Enter}`)
  await userEvent.click(dialog.getByRole('button', { name: 'Run Test' }))
  return dialog
}

/** A page has a path; the dialog stays with what was typed, also when the test cannot be kept. */
export const TestDialogRefuses: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await start(canvas, userEvent, 'checkout')
    await expect(dialog.getByText('Write a path that begins with a slash, like /pricing.')).toBeVisible()
    const field = dialog.getByRole('combobox', { name: /^Page/ })
    await userEvent.clear(field)
    await userEvent.type(field, '/checkout{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Run Test' }))
    await toastSays('error', 'Not done: test a page')
    await expect(field).toHaveValue('/checkout')
  },
}

export const TestBeingAsked: Story = {
  ...story({ workspace: actsHang }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await start(canvas, userEvent, '/checkout')
    await expect(dialog.getByRole('button', { name: 'Run Test' })).toHaveAttribute('aria-busy', 'true')
  },
}
