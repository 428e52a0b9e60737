import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { Drawer } from './Drawer.tsx'

export default {
  title: 'Primitives/Drawer',
  component: Drawer,
  args: {
    title: 'Purchases fell by 38 %',
    detail: 'Found today at 09:40.',
    open: true,
    onClose: fn(),
    children: <Text>Between 08:00 and 09:00 there were 41 purchases where 66 were expected.</Text>,
    actions: <Button>Mark as resolved</Button>,
  },
} satisfies Meta<typeof Drawer>
type Story = StoryObj<typeof Drawer>

export const Playground: Story = {}
/** A modal stands alone, so its other sizes are stories of their own. */
export const Matrix: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
export const Wide: Story = { args: { size: 'wide' } }

export const Closes: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Purchases fell by 38 %' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

/** A body of words only, too long for the page: it can be focused, so that the keyboard scrolls it. */
export const LongWords: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, at) => (
      <Text key={at}>
        Between {at} and {at + 1} o’clock there were fewer purchases than expected.
      </Text>
    )),
  },
  play: async ({ userEvent }) => {
    const body = await screen.findByRole('group', { name: 'Purchases fell by 38 %' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as resolved' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(body).toHaveFocus()
  },
}
/** Where something in the body can be focused the body cannot: Tab stops at what does something. */
export const LongWithControl: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, at) => (at === 0 ? <Button key={at}>Show as a table</Button> : <Text key={at}>One line of many.</Text>)),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show as a table' })).toHaveFocus())
    await expect(screen.queryByRole('group')).toBeNull()
  },
}

/** APG dialog: Tab goes round inside, Escape closes. */
export const GoesByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Purchases fell by 38 %' })
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
    for (const shift of [false, false, false, true, true, true]) {
      await userEvent.tab({ shift })
      await expect(drawer).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}
