import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { PageFrame } from './PageFrame.tsx'

export default {
  title: 'Primitives/PageFrame',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: <Heading level={1}>Natural language setup</Heading>,
    crumbs: (
      <Breadcrumbs label="Breadcrumb" items={[{ label: 'Dashboard', href: '#' }, { label: 'Setup', href: '#setup' }, { label: 'Natural language setup' }]} />
    ),
    actions: <Button>Export</Button>,
    children: <Card>The page.</Card>,
  },
} satisfies Meta<typeof PageFrame>
type Story = StoryObj<typeof PageFrame>

export const Playground: Story = {}
/** A page has one main landmark, so what differs is a story of its own. */
export const Matrix: Story = {}
export const HeadingOnly: Story = { args: { crumbs: undefined, actions: undefined } }
export const SaysThatItReads: Story = {
  args: { busy: true },
  play: async ({ canvas }) => expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true'),
}
export const TakesFocusFromTheSkipLink: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    main.focus()
    await expect(main).toHaveFocus()
    await expect(main).toHaveAttribute('id', 'content')
  },
}
