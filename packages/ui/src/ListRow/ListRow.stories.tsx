import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe, Trash2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { List } from '../List/List.tsx'
import { ListRow } from './ListRow.tsx'

export default {
  title: 'Primitives/ListRow',
  component: ListRow,
  args: { title: 'shop.example', detail: 'Checked 5 minutes ago' },
  decorators: [
    (Story) => (
      <List label="Sites">
        <Story />
      </List>
    ),
  ],
} satisfies Meta<typeof ListRow>
type Story = StoryObj<typeof ListRow>

export const Playground: Story = {}
export const IsAnItem: Story = { play: async ({ canvas }) => expect(canvas.getByRole('listitem')).toHaveTextContent('shop.example') }
export const Matrix: Story = {
  render: (args) => (
    <>
      <ListRow {...args} />
      <ListRow {...args} lead={<Icon of={Globe} />} facts={<Badge tone="positive">Live</Badge>} />
      <ListRow {...args} href="#site" lead={<Icon of={Globe} />} actions={<Button size="small">Check now</Button>} />
      <ListRow
        lead={<Icon of={Globe} />}
        title="a-very-long-name-of-a-site-that-nobody-would-write-by-hand.shop.example"
        facts={<Badge tone="caution">Consent missing</Badge>}
        detail="The tag fires before the visitor has answered, so nothing of it may be kept."
        actions={
          <>
            <Button size="small">Repair</Button>
            <IconButton size="small" icon={Trash2} label="Delete site" />
          </>
        }
      />
      <ListRow title="Title only" />
      <ListRow title="Lit, with more below" lit below={<Button size="small">Save</Button>} />
      <ListRow
        align="start"
        lead={<Icon of={Globe} />}
        title="shop.example"
        detail={Array.from({ length: 12 }, (_, day) => `Checked ${day + 1} days ago.`).join(' ')}
        actions={<Button size="small">Check now</Button>}
      />
    </>
  ),
}

const point = fn()
/** A picture or a chart beside the list can light what the pointer or the focus is on. */
export const TellsWhereOneIs: Story = {
  args: { onPoint: point, actions: <Button size="small">Check now</Button> },
  play: async ({ canvas, userEvent }) => {
    point.mockClear()
    await userEvent.hover(canvas.getByRole('listitem'))
    await expect(point).toHaveBeenLastCalledWith(true)
    await userEvent.unhover(canvas.getByRole('listitem'))
    await expect(point).toHaveBeenLastCalledWith(false)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Check now' })).toHaveFocus()
    await expect(point).toHaveBeenLastCalledWith(true)
    await userEvent.tab()
    await expect(point).toHaveBeenLastCalledWith(false)
  },
}
