import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Pagination } from './Pagination.tsx'

const turn = fn()

export default { title: 'Primitives/Pagination', component: Pagination, args: { page: 1, pages: 12, onPage: turn } } satisfies Meta<typeof Pagination>
type Story = StoryObj<typeof Pagination>

export const Playground: Story = { args: { page: 4, label: 'Pages: Invoices' } }

export const Default: Story = {
  render: function Held(args) {
    const [page, setPage] = useState(args.page)
    return <Pagination {...args} page={page} onPage={(next) => (setPage(next), turn(next))} />
  },
  play: async ({ canvas, userEvent }) => {
    turn.mockClear()
    const back = canvas.getByRole('button', { name: 'Previous page' })
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await expect(back).toHaveAccessibleDescription('This is the first page.')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(turn).toHaveBeenLastCalledWith(2)
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await expect(turn).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }))
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAccessibleDescription('This is the last page.')
  },
}

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {[
        [1, 1],
        [2, 3],
        [1, 7],
        [4, 20],
        [10, 20],
        [20, 20],
        [1000, 2000],
      ].map(([page = 1, pages = 1]) => (
        <Pagination key={`${page} of ${pages}`} {...args} label={`Pages, ${page} of ${pages}`} page={page} pages={pages} />
      ))}
    </Stack>
  ),
}

export const OnAPhone: Story = {
  args: { page: 3 },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 3 of 12')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Page 3' })).toBeNull()
  },
}

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Pagination {...args} page={2} />
    </div>
  ),
  play: async ({ canvas }) => {
    const at = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().x
    await expect(at('Previous page')).toBeGreaterThan(at('Next page'))
  },
}
