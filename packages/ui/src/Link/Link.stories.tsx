import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { type LinkElementProps, Theme } from '../theme/Theme.tsx'
import { Link } from './Link.tsx'

export default { title: 'Primitives/Link', component: Link, args: { href: '#docs', children: 'Read how events are named' } } satisfies Meta<typeof Link>
type Story = StoryObj<typeof Link>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['accent', 'muted', 'inherit'] as const).map((tone) => (
        <Text key={tone}>
          Inside a sentence the{' '}
          <Link href="#docs" tone={tone}>
            {tone} link
          </Link>{' '}
          is told by its line.
        </Text>
      ))}
      {(['accent', 'muted', 'inherit'] as const).map((tone) => (
        <Text key={tone}>
          <Link href="#docs" alone tone={tone}>
            {tone}, alone
          </Link>
        </Text>
      ))}
      <Text>
        Leads out, to{' '}
        <Link href="#docs" external>
          Tag Manager
        </Link>
        .
      </Text>
      <Link href="#docs" alone external>
        Tag Manager, alone
      </Link>
    </Stack>
  ),
}

export const SaysThatItOpensATab: Story = {
  args: { href: 'https://tagmanager.example/', external: true, children: 'Tag Manager' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tag Manager (opens in a new tab)' })).toHaveAttribute('target', '_blank')
  },
}

function Routed({ href, ...rest }: LinkElementProps) {
  return <a data-routed href={`/base${href}`} {...rest} />
}

export const IsDrawnByTheTheme: Story = {
  args: { href: '/docs' },
  render: (args) => (
    <Theme link={Routed}>
      <Link {...args} />
    </Theme>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read how events are named' })
    await expect(link).toHaveAttribute('data-routed')
    await expect(link).toHaveAttribute('href', '/base/docs')
    await expect(link).toHaveAttribute('data-ui', 'Link')
  },
}

const followed = fn()

function Counted({ href, ...rest }: LinkElementProps) {
  return <a href={href} {...rest} onClick={(event) => (event.preventDefault(), followed())} />
}

/** APG link: Enter follows it. */
export const FollowsOnEnter: Story = {
  render: (args) => (
    <Theme link={Counted}>
      <Link {...args} />
    </Theme>
  ),
  play: async ({ canvas, userEvent }) => {
    followed.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Read how events are named' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(followed).toHaveBeenCalledTimes(1)
  },
}
