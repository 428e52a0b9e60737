import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageSquareText, ScanSearch, Tags } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { LinkCard } from './LinkCard.tsx'

const args = { href: '#natural', title: 'Natural language setup', detail: 'Say what you want to measure; get a plan you can check.', icon: MessageSquareText }

export default { title: 'Primitives/LinkCard', component: LinkCard, args } satisfies Meta<typeof LinkCard>
type Story = StoryObj<typeof LinkCard>

export const Playground: Story = {}
export const IsOneLink: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Natural language setup' })
    await expect(link).toHaveAttribute('href', '#natural')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
export const Matrix: Story = {
  render: () => (
    <Grid cells="large">
      <LinkCard {...args} />
      <LinkCard
        href="#shot"
        icon={ScanSearch}
        title="Screenshot analysis"
        detail="Mark what to track on a picture of the page."
        facts={<Badge tone="accent">New</Badge>}
      />
      <LinkCard href="#gtm" icon={Tags} title="GTM management" />
      <LinkCard href="#out" title="Tag Manager help" detail="Opens beside this page." external />
    </Grid>
  ),
}
