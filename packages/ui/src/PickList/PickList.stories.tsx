import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { PickList, type PickListProps } from './PickList.tsx'

const picked = fn()
const groups: PickListProps['groups'] = [
  {
    id: '1',
    title: 'Page opened',
    detail: 'https://www.example.com/',
    actions: <IconButton icon={Ellipsis} label="More for step 1" size="small" />,
    items: [
      { value: '1.1', title: 'gtm.init_consent' },
      { value: '1.2', title: 'gtm.js', facts: <Badge tone="positive">2 fired</Badge> },
    ],
  },
  {
    id: '2',
    title: 'Event pushed',
    detail: 'A name that is so long that it takes more than one line of the index: purchase_of_a_subscription_with_trial',
    items: [{ value: '2.1', title: 'purchase', facts: <Badge tone="caution">1 unknown</Badge> }],
  },
  { id: '3', title: 'Time passed', detail: 'Nothing happened', items: [] },
]

function Kept({ value, ...props }: PickListProps) {
  const [chosen, setChosen] = useState(value)
  return (
    <PickList
      {...props}
      value={chosen}
      onPick={(next) => {
        picked(next)
        setChosen(next)
      }}
    />
  )
}

export default {
  title: 'Primitives/PickList',
  component: PickList,
  args: { label: 'Visit', groups, value: '1.2', onPick: picked },
  render: (props) => <Kept {...props} />,
} satisfies Meta<typeof PickList>
type Story = StoryObj<typeof PickList>

export const Playground: Story = {}

export const Matrix: Story = {
  render: (props) => (
    <Stack gap="xl">
      <Kept {...props} />
      <Kept {...props} value="nothing that is there" />
      <Kept {...props} groups={[]} />
    </Stack>
  ),
}

/** One stop of Tab; arrows pick across groups and stop at the ends. */
export const GoesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /gtm\.js/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    const purchase = canvas.getByRole('button', { name: /^purchase/ })
    await expect(purchase).toHaveFocus()
    await expect(purchase).toHaveAttribute('aria-current', 'true')
    await expect(picked).toHaveBeenLastCalledWith('2.1')
    await userEvent.keyboard('{ArrowDown}{Home}')
    await expect(canvas.getByRole('button', { name: 'gtm.init_consent' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{End}')
    await expect(purchase).toHaveFocus()
    await expect(canvas.getAllByRole('button').filter((button) => button.tabIndex === 0 && button.dataset['part'] === 'pick')).toHaveLength(1)
  },
}
