import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { MediaCard, type MediaCardProps } from './MediaCard.tsx'

const start = fn()
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#244"/><circle cx="80" cy="45" r="24" fill="#9cc"/></svg>')}`
const args: MediaCardProps = {
  title: 'Consent Mode in practice',
  href: '#consent',
  detail: 'What each signal does, and how to see that it arrives.',
  badges: (
    <>
      <Badge>Beginner</Badge>
      <Badge tone="positive">Free</Badge>
    </>
  ),
  facts: '45 minutes · 8 lessons',
  actions: (
    <Button size="small" label="Start: Consent Mode in practice" onPress={start}>
      Start
    </Button>
  ),
}

export default { title: 'Primitives/MediaCard', component: MediaCard, args } satisfies Meta<typeof MediaCard>
type Story = StoryObj<typeof MediaCard>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Grid>
      <MediaCard {...args} />
      <MediaCard {...args} title="A picture of its own" picture={picture} alt="A pale circle on a dark ground" />
      <MediaCard {...args} title="Server-side tagging for shops that sell in more than one country" detail={undefined} badges={undefined} />
      <MediaCard title="No link and nothing to do" facts="12 minutes" />
      <MediaCard title="Only a title" href="#only" />
      <MediaCard title="Attribution without cookies" href="#attribution" badges={<Badge tone="caution">Beta</Badge>} />
    </Grid>
  ),
}

export const OnlyTheTitleIsALink: Story = {
  play: async ({ canvas, userEvent }) => {
    start.mockClear()
    const card = within(canvas.getByRole('article'))
    await expect(card.getAllByRole('link')).toHaveLength(1)
    await expect(card.getByRole('link', { name: 'Consent Mode in practice' })).toHaveAttribute('href', '#consent')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(start).toHaveBeenCalledTimes(1)
  },
}

export const OwnPicture: Story = {
  args: { picture, alt: 'A pale circle on a dark ground' },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'A pale circle on a dark ground' })).toBeVisible(),
}
/** What is about tags is drawn as tags; what has events and tags shows which fire what, and counts the rest. */
export const Sketches: Story = {
  render: () => (
    <Grid cells="large">
      {(['plan', 'tags', 'shield', 'chart', 'flow', 'code'] as const).map((kind) => (
        <MediaCard key={kind} title={kind} sketch={kind} alt={`Drawing of ${kind}`} />
      ))}
      <MediaCard
        title="Online shop"
        sketch={{
          from: ['view_item', 'add_to_cart', 'begin_checkout', 'purchase', 'refund'],
          to: ['GA4 view_item', 'GA4 add_to_cart', 'Google Ads conversion'],
        }}
      />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Drawing of shield' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-part=sketch]')).toHaveLength(7)
    await expect(canvas.getByText('+2')).toBeVisible()
  },
}
