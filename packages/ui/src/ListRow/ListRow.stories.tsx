import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe, Trash2 } from 'lucide-react'
import { expect } from 'storybook/test'
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
